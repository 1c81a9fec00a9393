from .classic import MORE, TWO

__all__ = ["MORE", "TWO"]
