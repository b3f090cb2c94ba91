import type PdfDocument from "pdfkit";
import type { Look } from "./paper.ts";

type Document = InstanceType<typeof PdfDocument>;
type Element = ReturnType<Document["struct"]>;

export interface PaperColumn {
	readonly title: string;
	/** Of the width that is there; all columns share it. */
	readonly share: number;
	readonly isRight?: boolean;
}

export interface PaperTable {
	readonly columns: readonly PaperColumn[];
	/** The first cell of a row says what it is about. */
	readonly rows: Iterable<readonly string[]>;
	/** Strong, at the end. */
	readonly sums?: readonly (readonly string[])[];
}

/** Where a table is drawn, and by what. */
export interface DrawnTable {
	readonly document: Document;
	readonly left: number;
	readonly width: number;
	readonly bottom: number;
	text(text: string, x: number, y: number, look: Look): void;
	widthOf(text: string, look: Look): number;
	linesOf(text: string, width: number, look: Look): string[];
	line(x: number, y: number, width: number, weight: number): void;
	turn(): void;
}

const looks = { head: { font: "strong", size: 7.5 }, cell: { font: "text", size: 8 } } as const;
const sumLook = { font: "strong", size: 8 } as const;
const lineHeight = 10.4;
const padding = { x: 3, y: 2 } as const;

interface Place {
	readonly x: number;
	readonly width: number;
	readonly isRight: boolean;
}

interface Row {
	/** By columns. */
	readonly cells: readonly (readonly string[])[];
	readonly look: Look;
	readonly tagOf: (column: number) => readonly [tag: "TH" | "TD", scope: "Row" | "Column"];
}

/** A table with its header cells tagged; where it goes on overleaf, its head is repeated for the eye alone. */
export function drawTable(on: DrawnTable, parent: Element, table: PaperTable): void {
	const { document } = on;
	const places = placesOf(on, table.columns);
	const element = document.struct("Table");
	parent.add(element);
	const head = rowOf(
		on,
		places,
		table.columns.map(({ title }) => title),
		looks.head,
	);
	const asHead: Row = { ...head, tagOf: () => ["TH", "Column"] };
	if (document.y + 3 * heightOf(head) > on.bottom) on.turn();
	drawPart(on, element, "THead", places, [asHead], undefined);
	const rows = rowsOf(on, places, table.rows, looks.cell);
	drawPart(on, element, "TBody", places, rows, head);
	const sums = rowsOf(on, places, table.sums ?? [], sumLook);
	if (table.sums !== undefined) drawPart(on, element, "TFoot", places, sums, head);
	element.end();
}

function placesOf({ left, width }: DrawnTable, columns: readonly PaperColumn[]): readonly Place[] {
	const whole = columns.reduce((sum, { share }) => sum + share, 0);
	let x = left;
	return columns.map(({ share, isRight = false }) => {
		const place = { x, width: (share / whole) * width, isRight };
		x += place.width;
		return place;
	});
}

function drawPart(
	on: DrawnTable,
	table: Element,
	tag: "THead" | "TBody" | "TFoot",
	places: readonly Place[],
	rows: Iterable<Row>,
	head: Row | undefined,
): void {
	const { document } = on;
	const part = document.struct(tag);
	table.add(part);
	for (const row of rows) {
		if (document.y + heightOf(row) > on.bottom) {
			on.turn();
			if (head !== undefined) repeatHead(on, places, head);
		}
		part.add(rowElement(on, places, row));
		document.y += heightOf(row);
		on.line(on.left, document.y, on.width, tag === "TBody" ? 0.3 : 0.8);
	}
	part.end();
}

/** Header cells of rows are those in front. */
const tagOfBody: Row["tagOf"] = (column) => (column === 0 ? ["TH", "Row"] : ["TD", "Row"]);

function* rowsOf(
	on: DrawnTable,
	places: readonly Place[],
	rows: Iterable<readonly string[]>,
	look: Look,
): Generator<Row> {
	const most = Math.floor((on.bottom - 90) / lineHeight);
	for (const texts of rows) {
		let row: Row | undefined = rowOf(on, places, texts, look);
		// longer than a page: it goes on as a row of its own
		while (row !== undefined) {
			yield { ...row, cells: row.cells.map((lines) => lines.slice(0, most)) };
			const rest: readonly string[][] = row.cells.map((lines) => lines.slice(most));
			row = rest.some((lines) => lines.length > 0) ? { ...row, cells: rest } : undefined;
		}
	}
}

function rowOf(
	on: DrawnTable,
	places: readonly Place[],
	texts: readonly string[],
	look: Look,
): Row {
	const cells = places.map(({ width }, nth) => {
		const text = texts[nth] ?? "";
		return text === "" ? [] : on.linesOf(text, width - 2 * padding.x, look);
	});
	return { cells, look, tagOf: tagOfBody };
}

function heightOf({ cells }: Row): number {
	return Math.max(1, ...cells.map(({ length }) => length)) * lineHeight + 2 * padding.y;
}

function rowElement(on: DrawnTable, places: readonly Place[], { cells, look, tagOf }: Row) {
	const { document } = on;
	const { y } = document;
	const elements = places.map((place, nth) => {
		const [tag, scope] = tagOf(nth);
		const lines = cells[nth] ?? [];
		const attributes = tag === "TH" ? { scope } : {};
		const content = lines.length === 0 ? [] : [() => drawCell(on, place, lines, y, look)];
		return document.struct(tag, attributes as object, content);
	});
	return document.struct("TR", {}, elements);
}

function drawCell(on: DrawnTable, place: Place, lines: readonly string[], y: number, look: Look) {
	const { x, width, isRight } = place;
	for (const [nth, line] of lines.entries()) {
		const shift = isRight ? width - padding.x - on.widthOf(line.trimEnd(), look) : padding.x;
		on.text(line, x + shift, y + padding.y + nth * lineHeight, look);
	}
	on.document.y = y;
}

function repeatHead(on: DrawnTable, places: readonly Place[], head: Row): void {
	const { document } = on;
	const { y } = document;
	document.markContent("Artifact", { type: "Pagination" });
	for (const [nth, place] of places.entries())
		drawCell(on, place, head.cells[nth] ?? [], y, head.look);
	document.endMarkedContent();
	document.y = y + heightOf(head);
	on.line(on.left, document.y, on.width, 0.8);
}
