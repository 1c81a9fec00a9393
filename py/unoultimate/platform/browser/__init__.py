"""The ports in the browser: the only package that imports js, pyodide and pyscript."""
