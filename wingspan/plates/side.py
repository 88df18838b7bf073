"""Birds seen from the side: regions between the landmarks of the outline, then marks."""

from __future__ import annotations

from .colours import MIDDLE, colour, darker, lighter, lightness, outline_tone
from .crests import CREST_TIPS, OVER, WIRES
from .description import PAINTED
from .geometry import BUTT, Point, Sheet
from .marks import draw_body_marks, draw_head_marks, draw_wattle
from .parts import HOOKED
from .seats import draw_seat
from .shape import Shape
from .wing import Wing


class Figure(Shape):
    """One bird from the side, drawn on a sheet."""

    def draw(self, sheet: Sheet) -> None:
        """Draw the bird from back to front."""
        self.sheet = sheet
        self._choose_colours()
        draw_seat(sheet, self.family.seat, self.ground(), self.box())
        self._far_parts()
        self._regions()
        draw_body_marks(self)
        self._light()
        self.sheet.rim([*self.ring, self.ring[0]], self.edge)
        if self.crest and self.marks["crestform"] not in OVER:
            self._draw_crest()
        draw_head_marks(self)
        if self.crest and self.marks["crestform"] in OVER:
            self._draw_crest()
        draw_wattle(self)
        self._wing()
        self._bill()
        self._eye()
        if self.family.seat == "water":
            draw_seat(sheet, "ripples", self.ground(), self.box())

    def _paint(self, tone: str, start: str, end: str, *inner: Point, more: str = "") -> None:
        """Fill a region: the outline between two landmarks, and back through inner points."""
        edge = self.edge_between(start, end)
        self.sheet.fill([*edge, *inner], tone, {0, len(edge) - 1}, more)

    # Colours

    def _choose_colours(self) -> None:
        marks = {name: colour(value) for name, value in self.marks.items() if name in PAINTED}
        self.has = marks
        self.up = marks.get("up", colour("brown"))
        self.under = marks.get("under", self.up)
        self.wing_colour = marks.get("wing", self.up)
        self.tail_colour = marks.get("tail", darker(self.up, 0.18))
        self.head_colour = marks.get("head", self.up)
        self.bill_colour = marks.get("bill", colour("lead"))
        self.leg_colour = marks.get("legs", colour("horn"))
        if lightness(self.leg_colour) < 0.3:
            self.leg_colour = lighter(self.leg_colour, 0.2)
        self.edge = outline_tone(
            [self.up, self.under, self.wing_colour, self.head_colour, self.tail_colour]
            + [marks[name] for name in ("crest", "neck", "flight") if name in marks]
        )
        self.outline = f' stroke="{self.edge}"'

    # Parts behind the body

    def _far_parts(self) -> None:
        family, sheet = self.family, self.sheet
        if family.far:
            sheet.fill(
                family.far,
                darker(self.has.get("flight", self.wing_colour), 0.12),
                {3},
                self.outline,
            )
        self._draw_legs()
        if "plumes" in self.has and self.marks.get("pose") == "cascade":
            points = self.cascade()
            sheet.fill(points, self.has["plumes"], {3, 4, 5, 6, 7, 8}, self.outline)
            middle = points[0].to(points[9], 0.5)
            sheet.strokes(
                [(middle.to(points[i], 0.3), middle.to(points[i], 0.9)) for i in (3, 5, 7)],
                darker(self.has["plumes"], 0.2),
                0.7,
            )
        self._tail()

    def _draw_crest(self) -> None:
        form, crest, sheet = self.marks["crestform"], self.crest, self.sheet
        tone = self.has.get("crest", self.has.get("cap", self.head_colour))
        last = len(crest) - 1
        if form in WIRES:
            sheet.strokes([(crest[0], end) for end in crest[1:]], tone, self.head * 0.05)
            ends = [(end, end) for end in crest[1:]]
            sheet.strokes(ends, self.has.get("cresttip", tone), self.head * 0.17)
            return
        tips = {0, last, *CREST_TIPS.get(form, ())}
        if form in ("knob", "ruff", "boa"):
            sheet.fill(crest, tone, tips, self.outline)
            return
        sheet.fill(crest, tone, tips)
        if "cresttip" in self.has:
            self._crest_tips(tips - {0, last})
        sheet.rim(crest, self.edge, tips)

    def _crest_tips(self, tips: set[int]) -> None:
        """Paint the ends of a crest's feathers, or bars across a cape."""
        crest, tone = self.crest, self.has["cresttip"]
        if self.marks["crestform"] == "cape":
            for share in (0.2, 0.45, 0.7):
                back, front = crest[1].to(crest[3], share), crest[5].to(crest[4], share)
                line = [back.to(front, 0.1), back.to(front, 0.5).by(0, 1), front.to(back, 0.25)]
                self.sheet.line(line, tone, self.head * 0.07)
            return
        for tip in sorted(tips):
            end = crest[tip]
            corner = [end.to(crest[tip - 1], 0.5), end, end.to(crest[tip + 1], 0.5)]
            self.sheet.fill(corner, tone, range(3))

    def _draw_legs(self) -> None:
        legs = self.family.legs
        if legs is None or not self.legs:
            return
        tone, sheet = self.leg_colour, self.sheet
        pairs: list[tuple[Point, Point]] = []
        feet: list[tuple[Point, Point]] = []
        for start, foot in self.legs:
            if legs.foot == "cling":
                pairs += [(start, foot), (foot, foot.by(0, -4)), (foot, foot.by(0, 3))]
                continue
            knee = start.to(foot, 0.45).by(-legs.length * 0.05, 0)
            pairs += [(start, knee), (knee, foot)]
            reach = {"perch": 3.4, "claw": 4.2, "flat": 6, "long": 11, "web": 6.5}[legs.foot]
            if self.family.flying:
                reach = 2
            toes = [(reach, 0.9), (reach * 0.8, 2), (-reach * 0.55, 0.8)]
            if legs.foot in ("perch", "claw"):
                toes = [(reach, 1.6), (reach * 0.55, 2.6), (-reach * 0.6, 1.8)]
            feet += [(foot, foot.by(*toe)) for toe in toes]
            if legs.foot == "web":
                sheet.fill(
                    [foot.by(0, -1), foot.by(reach, 0.4), foot.by(reach * 0.7, 2.2), foot],
                    tone,
                    range(4),
                )
        if "feet" not in self.has:
            pairs += feet
        sheet.strokes(pairs, tone, legs.width)
        if "feet" in self.has:
            sheet.strokes(feet, self.has["feet"], legs.width * 1.3)
        if legs.pants:
            for start, foot in self.legs:
                top = start.by(-3.5, -4)
                end = start.to(foot, 0.62)
                sheet.fill(
                    [top, end.by(-1.4, 0), end.by(1.6, 0), start.by(5, -4)],
                    self.has.get("flank", self.under),
                    {1, 2},
                    self.outline,
                )

    def _tail(self) -> None:
        sheet = self.sheet
        sheet.fill(self.tail, self.tail_colour, self.tail_corners, self.outline)
        root = self.tail[0].to(self.tail[-1], 0.5)
        if self.marks.get("tailform", self.family.tail[0]) == "lyre":
            outer, other = self.tail_end[0], self.tail_end[-1]
            fine = [root.to(outer.to(other, n / 6), 1.04) for n in range(7)]
            sheet.strokes([(root, end) for end in fine], "#c9cccd", 0.8)
        upper, lower = self.tail_end[0], self.tail_end[-1]
        far = max(self.tail_end, key=root.distance)
        if "edge" in self.has:
            sheet.line(
                [self.tail[-1].to(lower, 0.1), self.tail[-1].to(lower, 0.96)], self.has["edge"], 2.2
            )
        if "tailbars" in self.has:
            rungs = []
            long = self.family.tail[1] > 64
            for share in (0.14, 0.26, 0.38, 0.5, 0.62, 0.74) if long else (0.35, 0.55, 0.75):
                one, other = self.tail[0].to(upper, share), self.tail[-1].to(lower, share)
                rungs.append((one.to(other, 0.1), other.to(one, 0.1)))
            sheet.strokes(rungs, self.has["tailbars"], 2)
        if "tailband" in self.has:
            band = [
                self.tail[0].to(upper, 0.42),
                self.tail[0].to(upper, 0.76),
                self.tail[-1].to(lower, 0.76),
                self.tail[-1].to(lower, 0.42),
            ]
            sheet.fill(band, self.has["tailband"], range(4))
        if "tailspots" in self.has:
            self._tail_spots(root, far)
        if "tip" in self.has:
            inner = [point.to(root, 0.2) for point in reversed(self.tail_end)]
            band = [*self.tail_end, *inner]
            sheet.fill(band, self.has["tip"], range(len(band)))
        if "tip" not in self.has:
            tone = (
                lighter(self.tail_colour, 0.25)
                if lightness(self.tail_colour) < 0.3
                else darker(self.tail_colour, 0.25)
            )
            ends = [upper.to(lower, share).to(far, 0.5 - abs(share - 0.5)) for share in (0.3, 0.7)]
            sheet.strokes([(root, root.to(end, 0.88)) for end in ends], tone, 0.55)

    def _tail_spots(self, root: Point, far: Point) -> None:
        """Draw dots in rows along the tail; those of a train are eyes."""
        shape, _, half, degrees = self.family.tail
        eyes = shape == "train"
        dots = []
        for along, rows in (
            (0.3, (0.4, -0.4)),
            (0.45, (0.7, 0, -0.7)),
            (0.6, (0.4, -0.4)),
            (0.75, (0.8, 0, -0.8)),
            (0.88, (0.42, -0.42)),
        ):
            wide = half * (0.6 + along / 2) if eyes else half * (1.1 - along) * 0.8
            for across in rows:
                spot = root.to(far, along).along(degrees + 90, across * wide)
                dots.append((spot, spot))
        size = half * (0.42 if eyes else 0.3)
        self.sheet.strokes(dots, self.has["tailspots"], size)
        if eyes:
            self.sheet.strokes(dots, colour("turquoise"), size * 0.62)
            self.sheet.strokes(dots, colour("navy"), size * 0.34)

    # Plumage

    def _regions(self) -> None:
        """Draw the plumage by regions, from the belly to the nape."""
        self.sheet.fill(self.ring, self.under)
        self._underside()
        self._back()
        self._neck_and_head()

    def _necked(self) -> bool:
        """Whether the neck is distinct from head and body."""
        return bool(self.family.back or self.family.front)

    def _underside(self) -> None:
        p, at, has, fill = self.between, self.at, self.has, self.sheet.fill
        if "belly" in has:
            self._paint(
                has["belly"], "V", "P", p("P", "M", 0.3), p("L", "K", 0.32), p("V", "R", 0.4)
            )
        if "flank" in has and not (self.family.legs and self.family.legs.pants):
            fill(
                [
                    p("P", "K", 0.35),
                    p("P", "L", 0.55),
                    p("L", "V", 0.35),
                    p("V", "U", 0.2),
                    p("V", "R", 0.5),
                    p("L", "K", 0.5),
                ],
                has["flank"],
            )
        if "vent" in has:
            self._paint(
                has["vent"], "U", "V", p("V", "L", 0.25), p("V", "R", 0.45), p("T", "U", 0.5)
            )
        if "breast" in has:
            low = (p("Q", "M", 0.5), p("M", "P", 0.5), p("L", "M", 0.42), p("P", "L", 0.4))
            if self.family.front:
                self._paint(has["breast"], "P", "Q", *low)
            else:
                high = (at["I"].to(self.eye, 0.35), p("I", "N", 0.55))
                self._paint(has["breast"], "P", "I", *high, *low)

    def _back(self) -> None:
        p, at, has = self.between, self.at, self.has
        under = (p("T", "U", 0.45), p("R", "V", 0.55), p("K", "L", 0.55))
        if self._necked() or self.family.flying:
            self._paint(self.up, "N", "T", *under, p("M", "P", 0.5), p("N", "Q", 0.35))
        else:
            bend, side = self.family.wing[0], p("N", "I", 0.5)
            self._paint(self.up, "N", "T", *under, bend.to(at["K"], 0.3), bend.to(side, 0.3), side)
        if "rump" in has:
            self._paint(
                has["rump"], "R", "T", p("T", "U", 0.5), p("R", "V", 0.55), p("K", "R", 0.55)
            )

    def _neck_and_head(self) -> None:
        p, at, has, fill = self.between, self.at, self.has, self.sheet.fill
        necked = self._necked()
        if "neck" in has or necked:
            neck = has.get("neck", self.head_colour if "head" in has else self.up)
            nape, throat = self.edge_between("N", "M"), self.edge_between("Q", "I")
            joins = {0, len(nape) - 1, len(nape) + 1, len(nape) + len(throat)}
            base = nape[-1].to(throat[0], 0.5).to(at["L"], 0.06)
            fill([*nape, base, *throat], neck, joins)
        if necked:
            self._paint(self.head_colour, "I", "N", p("N", "I", 0.5).to(at["K"], 0.04))
        else:
            down = self.down(0.16)
            self._paint(
                self.head_colour,
                "I",
                "N",
                p("N", "I", 0.2).by(*down),
                p("N", "I", 0.55).by(*down),
                p("N", "I", 0.85).by(down.x * 0.5, down.y * 0.5),
            )
        if "nape" in has:
            self._paint(
                has["nape"], "H", "M", p("M", "Q", 0.25), p("N", "I", 0.28), p("H", "J", 0.22)
            )

    def _light(self) -> None:
        """Draw light along the back, or a gloss if the bird has one, and shade under the belly."""
        p = self.between
        shade = (p("V", "R", 0.28), p("L", "K", 0.2), p("P", "M", 0.12))
        self._paint("#1b1613", "U", "P", *shade, more=' opacity=".13"')
        gloss = self.has.get("gloss", "#fff")
        more = f' opacity="{".9" if "gloss" in self.has else ".17"}"'
        light = (p("R", "V", 0.1), p("K", "L", 0.12), p("M", "P", 0.13))
        if self.family.back:
            self._paint(gloss, "M", "R", *light[:2], more=more)
        else:
            above = (p("N", "I", 0.12), p("H", "J", 0.18))
            self._paint(gloss, "C", "R", *light, *above, more=more)

    def _wing(self) -> None:
        wing = Wing(self.family.wing, self.wing_colour, self.has)
        kind = self.family.wings
        if kind == "folded":
            wing.draw_folded(self.sheet, self.edge)
            wing.draw_pattern(self.sheet)
        elif kind == "spread":
            wing.draw_spread(self.sheet, self.outline)
        elif kind == "flipper":
            wing.draw_flipper(self.sheet, self.outline)
        else:
            self._shag()

    def _shag(self) -> None:
        """Draw hair-like feathers that hang from the back."""
        p, head = self.between, self.head
        strands: list[list[tuple[Point, Point]]] = [[], []]
        for row, across in enumerate((0.12, 0.32, 0.52, 0.72, 0.9)):
            for column in range(6):
                along = (column + 0.5 * (row % 2) + 0.3) / 6.4
                start = p("M", "R", along).to(p("P", "V", along), across)
                end = start.by(-head * (0.34 - 0.1 * across), head * (0.1 + 0.3 * across))
                strands[(row + column) % 2].append((start, end))
        light = lighter(self.up, 0.16 if lightness(self.up) < 0.2 else 0.1)
        self.sheet.strokes(strands[0], self.has.get("backstreak", darker(self.up, 0.35)), 1)
        self.sheet.strokes(strands[1], light, 1)

    # Bare parts

    def _bill(self) -> None:
        sheet, has, tip = self.sheet, self.has, self.bill_tip
        edge = MIDDLE if lightness(self.bill_colour) < 0.25 else darker(self.bill_colour, 0.5)
        corners = {0, tip, len(self.bill) - 1}
        sheet.fill(self.bill, self.bill_colour, corners, ' class="bill"')
        sheet.rim(self.bill, edge, corners)
        end = self.bill[tip]
        if "billtip" in has:
            before, after = self.bill[tip - 1], self.bill[tip + 1]
            share = 0.55
            sheet.fill(
                [end.to(before, share), end, end.to(after, share)], has["billtip"], {0, 1, 2}
            )
        gape = self.at["B"].to(self.at["J"], 0.55)
        if self.marks.get("billform", self.family.bill[0]) in HOOKED:
            sheet.strokes([(gape, self.bill[tip + 1])], edge, 0.5)
        else:
            middle = self.bill[tip - 1].to(self.bill[tip + 1], 0.5)
            sheet.line([gape, gape.to(end, 0.5).to(middle, 0.3), end.to(gape, 0.12)], edge, 0.5)
        if "billring" in has:
            over, under = self.bill[tip - 1], self.bill[tip + 1]
            band = [over.to(end, 0.1), under.to(end, 0.1)]
            sheet.line(band, has["billring"], self.head * 0.12, BUTT)
        if "cere" in has:
            inner = [self.at["B"], self.bill[1].to(self.bill[0], 0.45), gape.to(end, 0.25), gape]
            sheet.fill(inner, has["cere"], range(4))

    def _eye(self) -> None:
        sheet, size = self.sheet, self.family.eye_size
        if "ring" in self.has:
            sheet.dot(self.eye, size * 1.42, self.has["ring"])
        iris = self.has.get("eye", colour("dark"))
        rim = ' class="eye"'
        if lightness(self.head_colour) < 0.3 or "mask" in self.has:
            rim += ' stroke="#a39b90" stroke-width="1.2"'
        sheet.dot(self.eye, size, iris, rim)
        sheet.dot(self.eye, size * (0.5 if lightness(iris) > 0.3 else 0.62), "#17130f")
        sheet.dot(self.eye.by(size * 0.25, -size * 0.3), size * 0.26, "#fff")
