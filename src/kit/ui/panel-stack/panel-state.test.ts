import { expect, test } from "vitest";
import { closingCases, openingCases } from "./panel-state.cases.ts";
import {
	closedBetween,
	closeIn,
	type OpenPanelEntry,
	openIn,
	type PanelState,
	topOf,
} from "./panel-state.ts";

function entry(text: string): OpenPanelEntry {
	const [id = "", data] = text.split(":");
	return { id, params: data === undefined ? {} : { data } };
}

function state(text: string): PanelState {
	const [panels = "", overlays = ""] = text.split("|").map((side) => side.trim());
	const read = (side: string) => (side === "" ? [] : side.split(" ").map(entry));
	return { panels: read(panels), overlays: read(overlays) };
}

test.each(openingCases)("open: $title", ({ before, open, stack, single = false, after }) => {
	const opening = { ...entry(open), stack, single };
	expect(openIn(state(before), opening)).toEqual(state(after));
});

test.each(closingCases)("close: $title", ({ before, close, after }) => {
	expect(closeIn(state(before), close)).toEqual(state(after));
});

test("an overlay lies over every panel", () => {
	expect(topOf(state("a b | o"))?.id).toBe("o");
	expect(topOf(state("a b"))?.id).toBe("b");
	expect(topOf(state(""))).toBeUndefined();
});

test("what a change closes is named", () => {
	expect(closedBetween(state("a b | o"), state("d | o"))).toEqual(["a", "b"]);
});
