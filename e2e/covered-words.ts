import type { Piece } from "./cut-words.ts";

/** Of cut-words.ts: handed to the page with these, they are not imported there. */
declare function hasEdge(style: CSSStyleDeclaration): boolean;
declare function isShown(element: Element): boolean;
declare function nameOf(element: Element): string;

/** What something else lies on, wherever the page or the panel is scrolled to. */
function coveredIn(root: Element, pieces: readonly Piece[]): string[] {
	const covers = new Map<string, string>();
	const free = new Set<string>();
	const scroller = root.querySelector(".panel-body") ?? root.querySelector("main") ?? root;
	const before = scroller.scrollTop;
	const step = Math.max(200, scroller.clientHeight * 0.7);
	for (
		let top = 0;
		top === 0 || top < scroller.scrollHeight - scroller.clientHeight + step;
		top += step
	) {
		scroller.scrollTop = top;
		for (const [at, { said, holder, boxes }] of pieces.entries()) {
			for (const [line, box] of boxes().entries()) {
				const key = `${at} ${line}`;
				if (free.has(key) || !isInSight(box, holder)) continue;
				const cover = coverOf(holder, box);
				if (cover === undefined) free.add(key);
				else covers.set(key, `„${said}“ is covered by ${cover}`);
			}
		}
	}
	scroller.scrollTop = before;
	return [...covers].filter(([key]) => !free.has(key)).map(([, fault]) => fault);
}

/** Within the window and within all that scrolls around it. */
function isInSight(line: DOMRect, holder: Element): boolean {
	if (line.top < 0 || line.bottom > innerHeight) return false;
	for (let at: Element | null = holder; at; at = at.parentElement) {
		if (!/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflow)) continue;
		const box = at.getBoundingClientRect();
		if (line.top < box.top - 1 || line.bottom > box.bottom + 1) return false;
		if (line.left < box.left - 1 || line.right > box.right + 1) return false;
	}
	return true;
}

function coverOf(holder: Element, { left, right, top, bottom }: DOMRect): string | undefined {
	const y = (top + bottom) / 2;
	for (const x of [left + 2, right - 2]) {
		const hit = document.elementFromPoint(x, y);
		if (!hit || hit.contains(holder) || holder.contains(hit)) continue;
		const isOneLabel = [hit, holder].some((one) =>
			one.closest("label, .mantine-Input-wrapper")?.contains(one === hit ? holder : hit),
		);
		if (isOneLabel || isPinnedBeside(hit, holder) || !isInTheWay(hit, holder, x, y)) continue;
		return nameOf(hit);
	}
	return undefined;
}

/** A head, a foot or a pinned column of what can be scrolled: the words come out from beneath it. */
function isPinnedBeside(hit: Element, holder: Element): boolean {
	const scroller = holder.closest("[role=grid], [role=treegrid], .figure-table");
	if (scroller === null) return false;
	const own = holder.closest("[role=gridcell], [role=columnheader], td, th");
	for (let at: Element | null = hit; at && at !== scroller; at = at.parentElement) {
		if (at === own) return false;
		// a list that has stood still for a while lays out what is pinned like the rest
		if (at.matches("[data-still] > *") || getComputedStyle(at).position === "sticky") {
			return scroller.contains(at);
		}
	}
	return false;
}

/** Not the clear surface that makes something larger for a finger, nor what shows only under the pointer. */
function isInTheWay(hit: Element, holder: Element, x: number, y: number): boolean {
	const { left, right, top, bottom } = hit.getBoundingClientRect();
	const isBeside = hit.matches("input") && (x < left || x > right || y < top || y > bottom);
	if (!isShown(hit) || (isBeside && !holder.matches("button, input"))) return false;
	for (let at: Element | null = hit; at && !at.contains(holder); at = at.parentElement) {
		if (hasEdge(getComputedStyle(at))) return true;
	}
	if (hit.matches("svg, svg *, img, input, textarea")) return true;
	const words = document.createRange();
	words.selectNodeContents(hit);
	return [...words.getClientRects()].some(
		(box) => box.left <= x && box.right >= x && box.top <= y && box.bottom >= y,
	);
}

/** Handed to the page as text. */
export const covering = [coveredIn, isInSight, coverOf, isPinnedBeside, isInTheWay];
