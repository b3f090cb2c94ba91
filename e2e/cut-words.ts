import type { Page } from "playwright-core";
import { covering } from "./covered-words.ts";

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
export interface Piece {
	readonly said: string;
	readonly holder: Element;
	readonly boxes: () => readonly DOMRect[];
}

/** Of covered-words.ts: handed to the page with these, it is not imported there. */
declare function coveredIn(root: Element, pieces: readonly Piece[]): string[];

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
		if (minds && (line.right > endOf(box, style, holder) + 1.5 || line.left < box.left - 1.5)) {
			if (isMadeToScroll(at)) {
				const hidden = neverFree(holder, line, at) ?? cutHead(holder, line, at);
				if (hidden !== undefined) return hidden;
				minds = false;
			} else if (style.overflowX !== "visible") return cutAside(at, style, said, holder);
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

/** Where words are cut: an ellipsis keeps clear of the padding. */
function endOf(
	{ right }: DOMRect,
	{ textOverflow, overflowX, paddingRight }: CSSStyleDeclaration,
	holder: Element,
): number {
	const isMarked = textOverflow === "ellipsis" && overflowX !== "visible";
	const isControl = holder.matches("button, input, select, textarea");
	return isMarked && !isControl ? right - Number.parseFloat(paddingRight) : right;
}

/** Lists and tables of figures: there columns go on at the side, and the first says whose they are. */
function isMadeToScroll(at: Element): boolean {
	const isTable = at.matches("[role=grid], [role=treegrid], .grid-head-row, .figure-table");
	return isTable && /auto|scroll/.test(getComputedStyle(at).overflowX);
}

/** A list shows its columns whole as long as nobody has pushed it: at its edge none is seen by half. */
function cutHead(holder: Element, { left, right }: DOMRect, list: Element): string | undefined {
	const cell = holder.closest("[role=columnheader]");
	if (!cell || !list.matches("[role=grid], [role=treegrid]") || list.scrollLeft > 0) return;
	const menu = cell.parentElement?.querySelector(".grid-menu-cell");
	const edge = menu?.getBoundingClientRect().left ?? list.getBoundingClientRect().right;
	return left < edge - 2 && right > edge + 1.5
		? `is cut at the edge of ${nameOf(list)}`
		: undefined;
}

function cutAside(
	at: Element,
	style: CSSStyleDeclaration,
	said: string,
	holder: Element,
): string | undefined {
	const isFigure = /^[\d:.,\s–−+%€h-]+$/.test(said);
	if (style.textOverflow !== "ellipsis" || isUnmarked(holder, at)) return `is cut by ${nameOf(at)}`;
	if (isFigure) return `is a figure cut by ${nameOf(at)}`;
	return saysWhole(at, said) ? undefined : `is cut without a title by ${nameOf(at)}`;
}

/** An ellipsis marks lines of the box's own and stands for a box among them, but never within that or for the first one. */
function isUnmarked(holder: Element, cutting: Element): boolean {
	if (holder.matches("button, input, select, textarea")) return false;
	for (let at: Element = holder; at !== cutting && at.parentElement; at = at.parentElement) {
		const { display } = getComputedStyle(at);
		const isFirst = at.getBoundingClientRect().left <= cutting.getBoundingClientRect().left + 16;
		if (display !== "inline" && (isFirst || !display.startsWith("inline-"))) return true;
	}
	return false;
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
		const why = cutAside(field, style, said, field);
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
	endOf,
	isMadeToScroll,
	cutHead,
	cutAside,
	isUnmarked,
	cutBelow,
	saysWhole,
	neverFree,
	hasEdge,
	tooLongFields,
	isRoomFor,
	nameOf,
	...covering,
];
