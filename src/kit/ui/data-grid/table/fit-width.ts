/** Rows that are measured; more would take long and say little. */
export const measuredRows = 200;
const cellPadding = 22;
const headRoom = 46;

/** Width that shows the widest of some texts whole, and the title with its arrow and menu. */
export function fitWidth(title: string, texts: readonly string[], font: string): number {
	const context = document.createElement("canvas").getContext("2d");
	if (context === null) return 0;
	context.font = font;
	const widest = texts.reduce((most, text) => Math.max(most, context.measureText(text).width), 0);
	const head = context.measureText(title).width + headRoom;
	return Math.ceil(Math.max(widest + cellPadding, head));
}
