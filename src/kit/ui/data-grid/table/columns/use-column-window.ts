import { useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useMemo } from "react";
import type { GridColumn } from "../../column/grid-column.ts";
import { keepIndex, observeAlong, useMeasured } from "../observe-along.ts";
import { fewPixels, type LaidColumn, stickyLeft, widthVariable } from "./lay-columns.ts";
import "./column-window.css";

/** Grows with the widest list; cells of one column share their rules, which is far quicker than a style on each. */
const sheet = new CSSStyleSheet();
let ready = 0;

interface Given<R> {
	readonly box: RefObject<HTMLDivElement | null>;
	readonly laid: readonly LaidColumn<R>[];
	/** Pixels of the boxes at the left. */
	readonly lead: number;
	/** All of them are drawn, each cell with the name of its column. */
	readonly isCards: boolean;
	/** Place of the focus among the shown columns, whatever stands at the edges. */
	readonly active: number;
}

/** A drawn column. */
export interface WindowCell<R> extends LaidColumn<R> {
	/** Pixels of the columns before it that are not drawn. */
	readonly gap: number;
	/** Stands in each cell, where no head stands above it. */
	readonly name: string | undefined;
	/** What all its cells are styled by. */
	readonly className: string;
}

/** Columns in sight, and always the one of the focus. The same array as long as they are the same. */
export function useColumnWindow<R>(given: Given<R>): readonly WindowCell<R>[] {
	const { box, laid, lead, active, isCards } = given;
	const pinnedCount = laid.filter(({ isPinned }) => isPinned).length;
	const center = laid.slice(pinnedCount);
	const kept = active - pinnedCount;
	const columns = useVirtualizer<HTMLDivElement, HTMLDivElement>({
		count: center.length,
		getScrollElement: () => box.current,
		estimateSize: (index) => center[index]?.width ?? 0,
		horizontal: true,
		observeElementOffset: observeAlong,
		overscan: 1,
		onChange: ({ scrollElement }) => markEnd(scrollElement),
		scrollMargin: lead + (center[0]?.start ?? 0),
		rangeExtractor: useMemo(() => keepIndex(kept), [kept]),
	});
	useMeasured(columns, laid);
	const shown = columns
		.getVirtualItems()
		.map(({ index }) => index)
		.join();
	return useMemo(
		() => (isCards ? cardCells(laid) : windowCells(laid, pinnedCount, shown)),
		[isCards, laid, pinnedCount, shown],
	);
}

/** Whether columns go on at the side, for the shadow that says so. */
function markEnd(box: HTMLElement | null): void {
	if (box === null) return;
	const rest = box.scrollWidth - box.clientWidth - box.scrollLeft;
	box.toggleAttribute("data-at-end", rest <= fewPixels);
}

/** The first one names the row, and what stands above cards names the key figure that sorts; of the others those are named that need it. */
function cardCells<R>(laid: readonly LaidColumn<R>[]): readonly WindowCell<R>[] {
	return laid.map((column, at) => ({
		...column,
		// how wide a card is, only the browser knows: nothing is taken to fit
		width: 0,
		usualWidth: 0,
		gap: 0,
		name: at === 0 || !needsName(column.column) ? undefined : column.column.title,
		className: classOf(column, false),
	}));
}

/** Words say what they are, and so do two times side by side. */
export function needsName<R>({ isKey, align, kind, sortable }: GridColumn<R>): boolean {
	if (kind === "slot" || (isKey && sortable)) return false;
	return align === "end" || /^(boolean|date|datetime)$/.test(kind);
}

function windowCells<R>(
	laid: readonly LaidColumn<R>[],
	pinnedCount: number,
	shown: string,
): readonly WindowCell<R>[] {
	const indexes = shown === "" ? [] : shown.split(",").map(Number);
	const drawn = [
		...laid.slice(0, pinnedCount),
		...indexes.flatMap((index) => laid[pinnedCount + index] ?? []),
	];
	let end = 0;
	return drawn.map((column) => {
		const gap = column.start - end;
		end = column.start + column.width;
		const className = classOf(column, column.isPinned);
		return { ...column, gap, className, name: undefined };
	});
}

function classOf<R>({ column, index, isUnderShadow }: LaidColumn<R>, isPinned: boolean): string {
	const key = column.isKey ? " grid-key" : "";
	return `${columnClass(index, isPinned)}${key}${isUnderShadow ? " grid-under-shadow" : ""}`;
}

/** Classes for the cells of the n-th column: its width, and where it sticks when it is pinned. */
function columnClass(index: number, isPinned: boolean): string {
	for (; ready <= index; ready++) {
		sheet.insertRule(`.grid-w${ready}{width:var(${widthVariable(ready)})}`);
		sheet.insertRule(`.grid-p${ready}{left:${stickyLeft(ready)}}`);
	}
	if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
	return isPinned ? `grid-w${index} grid-p${index}` : `grid-w${index}`;
}
