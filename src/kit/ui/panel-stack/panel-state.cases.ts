import type { PanelStackName } from "./define-panel.ts";

interface OpeningCase {
	readonly title: string;
	/** Ids, with data after a colon; overlays after a bar: `a b:1 | o`. */
	readonly before: string;
	readonly open: string;
	readonly stack: PanelStackName;
	readonly single?: boolean;
	readonly after: string;
}

// biome-ignore format: a table, one case a line
export const openingCases: readonly OpeningCase[] = [
	{ title: "main into nothing", before: "", open: "a:1", stack: "main", after: "a:1" },
	{ title: "main closes what is open", before: "a b c", open: "d", stack: "main", after: "d" },
	{ title: "main leaves overlays", before: "a b | o", open: "d", stack: "main", after: "d | o" },
	{ title: "sub goes on top", before: "a", open: "b", stack: "sub", after: "a b" },
	{ title: "sub into nothing", before: "", open: "b", stack: "sub", after: "b" },
	{ title: "overlay leaves the rest", before: "a b", open: "o", stack: "overlay", after: "a b | o" },
	{ title: "overlay on overlay", before: "a | o", open: "p", stack: "overlay", after: "a | o p" },
	{ title: "same id as main gets new data only", before: "a:1 b", open: "a:2", stack: "main", after: "a:2 b" },
	{ title: "same id as sub gets new data only", before: "a b:1 c", open: "b:2", stack: "sub", after: "a b:2 c" },
	{ title: "same id as overlay gets new data only", before: "a | o:1 p", open: "o:2", stack: "overlay", after: "a | o:2 p" },
	{ title: "a main panel that is open as sub gets new data only", before: "a b:1", open: "b:2", stack: "main", after: "a b:2" },
	{ title: "single instance is reused and seen", before: "a:1 b c", open: "a:2", stack: "main", single: true, after: "a:2" },
	{ title: "single instance is reused in another stack", before: "a | s:1", open: "s:2", stack: "sub", single: true, after: "a | s:2" },
	{ title: "single instance not open yet opens as usual", before: "a b", open: "s", stack: "sub", single: true, after: "a b s" },
];

interface ClosingCase {
	readonly title: string;
	readonly before: string;
	readonly close: string;
	readonly after: string;
}

// biome-ignore format: a table, one case a line
export const closingCases: readonly ClosingCase[] = [
	{ title: "the top one", before: "a b c", close: "c", after: "a b" },
	{ title: "main takes all above it", before: "a b c", close: "a", after: "" },
	{ title: "main leaves overlays", before: "a b | o", close: "a", after: " | o" },
	{ title: "a middle one takes what lies on it", before: "a b c", close: "b", after: "a" },
	{ title: "an overlay takes overlays above it", before: "a | o p q", close: "p", after: "a | o" },
	{ title: "one that is not open", before: "a | o", close: "x", after: "a | o" },
];
