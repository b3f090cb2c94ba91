import type { Page } from "playwright-core";

/**
 * What on the page cannot be read or reached whole: words, figures, fields and buttons that are cut without an ellipsis
 * and a title that says them, that reach beyond the card or the window they stand in, or that something covers wherever
 * one scrolls. What can be scrolled into sight counts as readable in lists and tables that are made to be pushed aside;
 * a page, a panel or a card is not.
 *
 * @param within where to look: the last of its kind; what lies beneath an open panel is covered by right
 * @returns a sentence for each, the same fault once
 */
export function cutWords(page: Page, within = "body"): Promise<string[]> {
	const source = inPage.map(String).join("\n");
	return page.evaluate(`(() => { ${source}; return look(${JSON.stringify(within)}); })()`);
}

/** A line of words, or the box of a control. */
interface Piece {
	readonly said: string;
	readonly holder: Element;
	readonly boxes: () => readonly DOMRect[];
}

function look(selector: string): string[] {
	const root = [...document.querySelectorAll(selector)].at(-1) ?? document.body;
	const pieces = [...wordsIn(root), ...controlsIn(root)];
	const faults = new Set<string>(root === document.body ? pushedAside() : []);
	for (const fault of tooLongFields(root)) faults.add(fault);
	for (const { said, holder, boxes } of pieces) {
		for (const box of boxes()) {
			const why = cutBy(holder, box, said);
			if (why !== undefined) faults.add(`„${said}“ ${why}`);
		}
	}
	for (const fault of coveredIn(root, pieces)) faults.add(fault);
	return [...faults];
}

function wordsIn(root: Element): Piece[] {
	const found: Piece[] = [];
	const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const text = node;
		const said = (text.textContent ?? "").trim();
		const holder = text.parentElement;
		if (said === "" || holder === null || !isShown(holder)) continue;
		const boxes = () => {
			const range = document.createRange();
			range.selectNodeContents(text);
			return [...range.getClientRects()].filter((box) => box.width >= 2 && box.height >= 2);
		};
		found.push({ said: said.slice(0, 40), holder, boxes });
	}
	return found;
}

function controlsIn(root: Element): Piece[] {
	return [...root.querySelectorAll("button, input, select, textarea")]
		.filter((one) => isShown(one) && one.getBoundingClientRect().width >= 2)
		.map((one) => ({
			said: `${nameOf(one)} ${one.getAttribute("aria-label") ?? ""}`.trim(),
			holder: one,
			boxes: () => [one.getBoundingClientRect()],
		}));
}

function isShown(element: Element): boolean {
	if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
	// words that only screen readers say, here or around it
	for (let at: Element | null = element; at; at = at.parentElement) {
		if (getComputedStyle(at).clipPath === "inset(50%)") return false;
	}
	return true;
}

/** A page, a panel or the window that can be pushed to the side. */
function pushedAside(): string[] {
	return [document.documentElement, ...document.querySelectorAll("main, .panel-body")]
		.filter((one) => one.scrollWidth > one.clientWidth)
		.map((one) => `${nameOf(one)} can be pushed aside: ${one.scrollWidth} > ${one.clientWidth}`);
}

/** Why a line cannot be read, going outwards from what holds it. */
function cutBy(holder: Element, line: DOMRect, said: string): string | undefined {
	let [minds, mindsBelow] = [true, true];
	for (let at: Element | null = holder; at && at !== document.body; at = at.parentElement) {
		const style = getComputedStyle(at);
		const box = at.getBoundingClientRect();
		if (minds && (line.right > box.right + 1.5 || line.left < box.left - 1.5)) {
			if (isMadeToScroll(at)) {
				const hidden = neverFree(holder, line, at);
				if (hidden !== undefined) return hidden;
				minds = false;
			} else if (style.overflowX !== "visible") return cutAside(at, style, said);
			else if (hasEdge(style) && style.display !== "inline") return `reaches beyond ${nameOf(at)}`;
		}
		if (mindsBelow && (line.bottom > box.bottom + 3 || line.top < box.top - 3)) {
			if (/auto|scroll/.test(style.overflowY)) mindsBelow = false;
			// the lines a row of a list has no room for are not shown at all: its panel has them
			else if (at.matches(".grid-row") && line.top >= box.bottom - 3) return undefined;
			else if (style.overflowY !== "visible") return cutBelow(at, style, said);
			else if (at !== holder && hasEdge(style) && style.display !== "inline")
				return `reaches above or below ${nameOf(at)}`;
		}
		if (style.position === "fixed") break;
	}
	const isBeyond = minds && (line.right > innerWidth + 1 || line.left < -1);
	return isBeyond ? "reaches beyond the window" : undefined;
}

/** Lists and tables of figures: there columns go on at the side, and the first says whose they are. */
function isMadeToScroll(at: Element): boolean {
	const isTable = at.matches(
		"[role=grid], [role=treegrid], .grid-head-row, .grid-overall-line, .figure-table",
	);
	return isTable && /auto|scroll/.test(getComputedStyle(at).overflowX);
}

function cutAside(at: Element, style: CSSStyleDeclaration, said: string): string | undefined {
	const isFigure = /^[\d:.,\s–−+%€h-]+$/.test(said);
	if (style.textOverflow !== "ellipsis") return `is cut by ${nameOf(at)}`;
	if (isFigure) return `is a figure cut by ${nameOf(at)}`;
	return saysWhole(at, said) ? undefined : `is cut without a title by ${nameOf(at)}`;
}

function cutBelow(at: Element, style: CSSStyleDeclaration, said: string): string | undefined {
	const isClamped = style.webkitLineClamp !== "none" && style.webkitLineClamp !== "";
	return isClamped && saysWhole(at, said) ? undefined : `is cut below by ${nameOf(at)}`;
}

/** The title stands there, or comes with the pointer. */
function saysWhole(at: Element, said: string): boolean {
	at.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
	const title = at.closest("[title]")?.getAttribute("title") ?? "";
	return title.includes(said);
}

/** A cell that what is pinned at the sides of its list covers however far one scrolls. */
function neverFree(holder: Element, line: DOMRect, scroller: Element): string | undefined {
	const cell = holder.closest("[role=gridcell], [role=columnheader], td, th");
	const row = cell?.parentElement;
	if (!cell || !row || getComputedStyle(cell).position === "sticky") return undefined;
	const pinned = [...row.children]
		.filter((one) => getComputedStyle(one).position === "sticky")
		.reduce((sum, one) => sum + one.getBoundingClientRect().width, 0);
	const room = scroller.clientWidth - pinned;
	return line.width > room + 1
		? `has ${Math.round(room)} pixels in ${nameOf(scroller)}`
		: undefined;
}

function hasEdge(style: CSSStyleDeclaration): boolean {
	return (
		Number.parseFloat(style.borderRightWidth) > 0 ||
		!/, 0\)$|^transparent$/.test(style.backgroundColor)
	);
}

function tooLongFields(root: Element): string[] {
	const fields = [...root.querySelectorAll("input")].filter(
		(field) => isShown(field) && !/password|checkbox|radio|range|color|file/.test(field.type),
	);
	return fields.flatMap((field) => {
		const said = field.value.slice(0, 40);
		const style = getComputedStyle(field);
		if (field.value === "")
			return isRoomFor(field.placeholder, field, style)
				? []
				: [`„${field.placeholder}“ is too long as a placeholder`];
		if (field.scrollWidth <= field.clientWidth + 1) return [];
		const why = cutAside(field, style, said);
		return why === undefined ? [] : [`„${said}“ is longer than its field`];
	});
}

function isRoomFor(text: string, field: HTMLInputElement, style: CSSStyleDeclaration): boolean {
	const brush = document.createElement("canvas").getContext("2d");
	if (brush === null || text === "") return true;
	brush.font = style.font;
	const room =
		field.clientWidth -
		Number.parseFloat(style.paddingLeft) -
		Number.parseFloat(style.paddingRight);
	return brush.measureText(text).width <= room + 1 || saysWhole(field, text);
}

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

function nameOf(element: Element): string {
	const names = [...element.classList].filter((name) => !/^m_|mantine/.test(name));
	return `${element.tagName.toLowerCase()}${names.map((name) => `.${name}`).join("")}`;
}

/** Handed to the page as text: what `look` needs there. */
const inPage = [
	look,
	wordsIn,
	controlsIn,
	isShown,
	pushedAside,
	cutBy,
	isMadeToScroll,
	cutAside,
	cutBelow,
	saysWhole,
	neverFree,
	hasEdge,
	tooLongFields,
	isRoomFor,
	coveredIn,
	isInSight,
	coverOf,
	isPinnedBeside,
	isInTheWay,
	nameOf,
];
