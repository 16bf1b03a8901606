"""Pictures for notebooks: drawn as SVG there, as text elsewhere; and the page's animated player."""

from __future__ import annotations

import os


class Picture:
    """Drawn in a notebook; `print` shows it as text."""

    __slots__ = ("svg", "text")

    def __init__(self, svg: str, text: str) -> None:
        self.svg = svg
        self.text = text

    def save(self, file: str | os.PathLike[str]) -> None:
        """As an SVG file."""
        with open(file, "w", encoding="utf-8") as picture:
            picture.write(self.svg)

    def _repr_svg_(self) -> str:
        return self.svg

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text


class Player:
    """The page's player with a path to play; where it was not installed, a picture of what the path leads to.

    Its attributes are those of `<trundle-player>`: setup, board, at, view, mask, letters, hints, speed, autoplay.
    """

    script = os.path.join(os.path.dirname(__file__), "trundle-player.js")

    __slots__ = ("_attributes", "_still")

    def __init__(self, path: object, still: str, **attributes: str) -> None:
        self._attributes = {"alg": str(path), **attributes}
        self._still = still

    def _repr_html_(self) -> str:
        import html

        if not os.path.exists(self.script):
            return self._still
        with open(self.script, encoding="utf-8") as file:
            script = file.read().replace("</script", r"<\/script")
        words = "".join(f' {name}="{html.escape(value)}"' for name, value in self._attributes.items())
        page = f'<script type="module">{script}</script><trundle-player{words}></trundle-player>'
        return f'<iframe srcdoc="{html.escape(page)}" width="340" height="380" style="border: 0"></iframe>'
