import { useMediaQuery } from "@mantine/hooks";
import { type RefObject, useMemo, useRef, useState } from "react";
import { sizes } from "#kit/contract/limits.ts";
import { useStore } from "../../create-store.ts";
import { narrowerThan, scaleOfType } from "../../scale-of-type.ts";
import { useBoxSize } from "../../use-box-size.ts";
import type { GridTableGiven } from "../grid-given.ts";
import { sumRows } from "../selection/sum-rows.ts";
import { useShownRows } from "../walk/shown-rows.ts";
import { cardLines, hasLongNames } from "./cards/card-lines.ts";
import { titleWidths } from "./columns/head-width.ts";
import {
	edgeWidth,
	type LaidColumn,
	layColumns,
	leastOfTable,
	widthOf,
} from "./columns/lay-columns.ts";
import { useColumnWindow } from "./columns/use-column-window.ts";
import { useCursor } from "./events/use-cursor.ts";
import { gridItems } from "./grid-items.ts";
import { useRowScroller } from "./page-scroller.ts";
import { type ModelRow, useTableModel } from "./table-model.ts";

/** Pixels at the usual size of type; they grow with it. A card has two lines. */
const heights = { compact: 30, comfortable: 36, finger: 44, card: 60, longCard: 72 } as const;
/** Of each further line in a row. */
const lineHeight = 17;
/** Of a further line of values in a card. */
const cardLineHeight = 20;
const cardPadding = 12;

const phone = narrowerThan(sizes.panel.wholeBelow);

/** Everything the table is drawn and moved with. */
export function useGridTable<R extends object>(given: GridTableGiven<R>) {
	const { columns } = given;
	const { rows } = given.page;
	const box = useRef<HTMLDivElement>(null);
	const frame = useFrame(given, box);
	const { laid, lead, tail, boxes, columnCount, rowHeight, items } = frame;
	const { isCards } = frame;
	const scroller = useRowScroller(box, isCards);
	const cursor = useCursor({
		box,
		scroller,
		rowHeight,
		lead,
		tail,
		laid,
		boxes,
		columnCount,
		rowCount: items.length,
	});
	const active = cursor.active.column - boxes;
	const cells = useColumnWindow({ box, laid, lead, active, isCards });
	const sums = useMemo(() => sumRows(columns, rows), [columns, rows]);
	return { ...frame, given, box, scroller, cursor, cells, sums };
}

/** Columns in their places and lines in their order, before anything of them is drawn. */
function useFrame<R extends object>(
	given: GridTableGiven<R>,
	box: RefObject<HTMLDivElement | null>,
) {
	const { settings } = given.place;
	const { columnWidths, sortBy } = settings;
	const { rowHeight, edge } = useRowHeight(settings.comfortable ?? false);
	const [hasBox, hasMenu] = [given.selection !== undefined, given.rowActions !== undefined];
	const lead = hasBox ? edge : 0;
	const tail = hasMenu ? edge : 0;
	const { pinned, center, roots } = useRoomyModel(given);
	const size = useBoxSize(box);
	const available = size.width - lead - tail;
	const scale = scaleOfType();
	const widths = useStore(titleWidths);
	const laid = useMemo(() => {
		const room = { available, scale, sortBy, titleWidths: widths };
		return layColumns(pinned, center, columnWidths, room);
	}, [pinned, center, columnWidths, available, scale, sortBy, widths]);
	const width = lead + widthOf(laid) + tail;
	const isCards = useCards(given, size.width / scale, width / scale);
	const lines = useItems(roots, given);
	const height = useLineHeight({ given, laid, isCards, room: size.width, lead, tail, rowHeight });
	const boxes = hasBox ? 1 : 0;
	return {
		size,
		isCards,
		...height,
		edge,
		lead,
		tail,
		boxes,
		hasBox,
		hasMenu,
		laid,
		...lines,
		columnCount: laid.length + boxes + (hasMenu ? 1 : 0),
		width,
	};
}

/** A tree has no cards on a phone, and as little room: it leaves out the same columns. */
function useRoomyModel<R extends object>(given: GridTableGiven<R>) {
	const model = useTableModel(given);
	const { center } = model;
	const isTree = given.shownTree !== undefined;
	const isPhone = useMediaQuery(phone, undefined, { getInitialValueInEffect: false });
	const shown = useMemo(
		() => (isPhone && isTree ? center.filter(({ offCards }) => offCards !== true) : center),
		[isPhone, isTree, center],
	);
	return { ...model, center: shown };
}

interface HeightGiven<R extends object> {
	readonly given: GridTableGiven<R>;
	readonly laid: readonly LaidColumn<R>[];
	readonly isCards: boolean;
	readonly room: number;
	readonly lead: number;
	readonly tail: number;
	/** Of a row that is no card. */
	readonly rowHeight: number;
}

/** Height of a row or card with all of its lines. */
function useLineHeight<R extends object>(asked: HeightGiven<R>) {
	const { given, laid, isCards, room, lead, tail } = asked;
	const { page, printer, lines = 1 } = given;
	const { rows } = page;
	const scale = scaleOfType();
	const edges = (lead || cardPadding * scale) + (tail || cardPadding * scale);
	const words = isCards ? (room - edges) / scale : 0;
	const valueLines = useMemo(
		() => (words > 0 ? cardLines({ laid, rows, printer, room: words }) : 1),
		[laid, rows, printer, words],
	);
	const areLong = useMemo(
		() => words > 0 && hasLongNames({ laid, rows, printer, room: words }),
		[laid, rows, printer, words],
	);
	// a card has room for two of them
	const textLines = isCards ? Math.min(lines, 2) : lines;
	const more = (textLines - 1) * lineHeight + (valueLines - 1) * cardLineHeight;
	const card = areLong ? heights.longCard : heights.card;
	const rowHeight = (isCards ? card * scale : asked.rowHeight) + more * scale;
	return { rowHeight, valueLines, areLong };
}

/** Height of the rows and width of the edges: as chosen, and never too small for a finger. */
function useRowHeight(isComfortable: boolean): {
	readonly rowHeight: number;
	readonly edge: number;
} {
	const isFinger = useMediaQuery("(pointer: coarse), (max-width: 599px)", undefined, {
		getInitialValueInEffect: false,
	});
	const scale = scaleOfType();
	if (isFinger) return { rowHeight: heights.finger * scale, edge: edgeWidth.coarse * scale };
	const height = isComfortable ? heights.comfortable : heights.compact;
	return { rowHeight: height * scale, edge: edgeWidth.fine * scale };
}

/**
 * On a phone, and where a list has no more room than there and needs more, each row is a card of two lines: its name with
 * the figure that matters, below it the others. Trees stay tables.
 */
function useCards<R extends object>(
	{ shownTree }: GridTableGiven<R>,
	room: number,
	width: number,
): boolean {
	const isPhone = useMediaQuery(phone, undefined, { getInitialValueInEffect: false });
	const isTooNarrow = room > 0 && room < leastOfTable && width > room;
	return shownTree === undefined && (isPhone || isTooNarrow);
}

/** Lines in order, without the rows of closed groups. */
function useItems<R extends object>(
	roots: readonly ModelRow<R>[],
	{ page: { page, total, hasMore, onPage }, place }: GridTableGiven<R>,
) {
	/** Rows of the pages before this one. */
	const offset = onPage === undefined ? 0 : (page - 1) * place.settings.pageSize;
	useShownRows({ roots, offset, total, hasMore, turn: onPage && ((by) => onPage(page + by)) });
	const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
	const items = useMemo(() => gridItems(roots, closed), [roots, closed]);
	const toggleGroup = (id: string) =>
		setClosed((before) => before.symmetricDifference(new Set([id])));
	return { items, offset, toggleGroup };
}

export type GridTableState<R extends object> = ReturnType<typeof useGridTable<R>>;
