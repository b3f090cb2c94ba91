import { createStore } from "../../../create-store.ts";

/** Widths of titles. Those that were measured before their font had come are measured again once it has. */
export const titleWidths = createStore<Map<string, number>>(new Map());
globalThis.document?.fonts.addEventListener("loadingdone", () => titleWidths.set(new Map()));

let context: CanvasRenderingContext2D | null | undefined;

const padding = 20;
/** The arrow of the column that the rows are sorted by, and its gap. */
const arrow = 18;

/** Pixels at the usual size of type that the title of a column needs, so that no head is cut. */
export function headWidth(title: string, isSorted: boolean, measured = titleWidths.get()): number {
	return textWidth(title, measured) + padding + (isSorted ? arrow : 0);
}

/** Titles are few and the same again and again. */
function textWidth(title: string, measured: Map<string, number>): number {
	const known = measured.get(title);
	if (known !== undefined) return known;
	context ??= document.createElement("canvas").getContext("2d");
	if (context === null) return 0;
	context.font = '600 12px "IBM Plex Sans Variable", "IBM Plex Sans Fallback", sans-serif';
	const width = Math.ceil(context.measureText(title).width);
	measured.set(title, width);
	return width;
}
