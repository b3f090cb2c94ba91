import { expect, test } from "vitest";
import { itemWordsThatFit } from "./words-that-fit.ts";

const icon = (() => null) as never;
const leave = { label: "Urlaub", short: "Url.", note: "beantragt", state: "REQUESTED" } as never;
const away = { ...(leave as object), icon } as never;

test.each([
	["one day of a year", leave, 3, false, undefined],
	["one day of six weeks", leave, 25, false, undefined],
	[
		"two days",
		leave,
		42,
		false,
		{ hasIcon: false, label: "Url.", isShort: true, note: undefined, isNoteShort: false },
	],
	[
		"three days",
		leave,
		70,
		false,
		{ hasIcon: false, label: "Urlaub", isShort: false, note: undefined, isNoteShort: false },
	],
	[
		"ten days",
		leave,
		250,
		false,
		{ hasIcon: false, label: "Urlaub", isShort: false, note: "beantragt", isNoteShort: false },
	],
	[
		"no room for its icon",
		away,
		60,
		false,
		{ hasIcon: false, label: "Urlaub", isShort: false, note: undefined, isNoteShort: false },
	],
	[
		"room for its icon",
		away,
		75,
		false,
		{ hasIcon: true, label: "Urlaub", isShort: false, note: undefined, isNoteShort: false },
	],
	[
		"the corner is marked: the short word beside it, and the short note below",
		{ ...(leave as object), shortNote: "bea.", conflict: "Urlaub" } as never,
		58,
		true,
		{ hasIcon: false, label: "Url.", isShort: true, note: "bea.", isNoteShort: true },
	],
	[
		"two lines",
		leave,
		68,
		true,
		{ hasIcon: false, label: "Urlaub", isShort: false, note: "beantragt", isNoteShort: false },
	],
] as const)("%s", (_, item, width, hasTwoLines, words) => {
	expect(itemWordsThatFit(item, width, hasTwoLines)).toEqual(words);
});
