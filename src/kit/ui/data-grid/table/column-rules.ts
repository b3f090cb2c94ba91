import { stickyLeft, widthVariable } from "./lay-columns.ts";

/** Grows with the widest list; cells of one column share their rules, which is far quicker than a style on each. */
const sheet = new CSSStyleSheet();
let ready = 0;

/** Classes for the cells of the n-th column: its width, and where it sticks when it is pinned. */
export function columnClass(index: number, isPinned: boolean): string {
	for (; ready <= index; ready++) {
		sheet.insertRule(`.grid-w${ready}{width:var(${widthVariable(ready)})}`);
		sheet.insertRule(`.grid-p${ready}{left:${stickyLeft(ready)}}`);
	}
	if (!document.adoptedStyleSheets.includes(sheet)) {
		document.adoptedStyleSheets.push(sheet);
	}
	return isPinned ? `grid-w${index} grid-p${index}` : `grid-w${index}`;
}
