import pytest

from unoultimate.ui.html import Html, attribute_name, el, escape, join, tag

NASTY = [
    "<script>alert(1)</script>",
    "\"><img src=x onerror='alert(1)'>",
    "&lt;already&gt;",
    "</title></button>",
]
HARMLESS = ["שלום עולם", "مرحبا", "👩‍👩‍👧‍👦🃏", "สวัสดี", "\u202eevil\u202c", "日本", ""]


@pytest.mark.parametrize("text", NASTY)
def test_text_children_cannot_become_markup(text: str) -> None:
    markup = el("p", text)
    inner = markup.removeprefix("<p>").removesuffix("</p>")
    assert "<" not in inner
    assert ">" not in inner
    assert '"' not in inner


@pytest.mark.parametrize("text", NASTY)
@pytest.mark.parametrize("kind", [str, Html])
def test_attribute_values_stay_inside_their_quotes(text: str, kind: type[str]) -> None:
    markup = el("p", title=kind(text))
    assert markup.count('"') == 2
    assert markup.count("<") == 2
    assert markup.count(">") == 2


@pytest.mark.parametrize("text", HARMLESS)
def test_other_scripts_pass_unchanged(text: str) -> None:
    assert el("b", text) == f"<b>{text}</b>"
    assert el("b", title=text) == f'<b title="{text}"></b>'


def test_escape_covers_all_five() -> None:
    assert escape("<>&\"'") == "&lt;&gt;&amp;&quot;&#39;"


def test_html_is_taken_as_it_is_once() -> None:
    assert el("p", el("b", "a & b")) == "<p><b>a &amp; b</b></p>"
    assert escape(Html("<i>")) == "<i>"


def test_children_nest_and_skip_what_is_not_there() -> None:
    items = (el("li", n) for n in range(2))
    markup = el("ul", [items, None, [False, [el("li", "x")]]], 0, "")
    assert markup == "<ul><li>0</li><li>1</li><li>x</li>0</ul>"


def test_attributes() -> None:
    markup = el("input", class_="a", data_action="go", aria_label="x", disabled=True, value=0)
    assert markup == '<input class="a" data-action="go" aria-label="x" disabled value="0">'


def test_booleans_and_none() -> None:
    assert el("p", hidden=False, id=None) == "<p></p>"
    assert el("p", aria_hidden=True, aria_pressed=False) == (
        '<p aria-hidden="true" aria-pressed="false"></p>'
    )


@pytest.mark.parametrize("name", ["on click", "a>b", 'x"', "", "_"])
def test_a_name_that_is_no_attribute_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="not an attribute name"):
        attribute_name(name)


def test_void_elements_have_no_end() -> None:
    assert el("br") == "<br>"


def test_join_and_tag() -> None:
    b = tag("b")
    assert join(b("x"), "<", None) == "<b>x</b>&lt;"
    assert isinstance(join(), Html)
    assert join() == ""
