import { expect, test } from "vitest";
import type { TimelineLine } from "../layout/lay-lines.ts";
import { moveCursor } from "./move-cursor.ts";

const row = (id: string, begins: readonly number[] = []): TimelineLine => ({
	kind: "row",
	id,
	row: { id, name: id },
	lanes: 1,
	items: begins.map((begin) => ({ begin, end: begin + 2, lane: 0, item: {} as never })),
});
const lines = [row("a", [3.5, 10, 20]), ...Array.from({ length: 49 }, (_, at) => row(`r${at}`))];
const extent = { lines, days: 100, pageLines: 10 };

test.each([
	["ArrowRight", {}, [0, 0], [0, 1]],
	["ArrowRight", {}, [0, 99], [0, 99]],
	["ArrowLeft", {}, [0, 0], [0, 0]],
	["ArrowDown", {}, [0, 7], [1, 7]],
	["ArrowUp", {}, [0, 7], [0, 7]],
	["ArrowDown", {}, [49, 7], [49, 7]],
	["ArrowRight", { isFar: true }, [0, 0], [0, 3]],
	["ArrowRight", { isFar: true }, [0, 3], [0, 10]],
	["ArrowRight", { isFar: true }, [0, 25], [0, 99]],
	["ArrowLeft", { isFar: true }, [0, 21], [0, 20]],
	["ArrowLeft", { isFar: true }, [0, 3], [0, 0]],
	["ArrowRight", { isFar: true }, [5, 3], [5, 99]],
	["ArrowDown", { isFar: true }, [5, 3], [49, 3]],
	["ArrowUp", { isFar: true }, [5, 3], [0, 3]],
	["Home", {}, [5, 30], [5, 0]],
	["End", {}, [5, 30], [5, 99]],
	["Home", { isFar: true }, [5, 30], [0, 0]],
	["End", { isFar: true }, [5, 30], [49, 99]],
	["PageDown", {}, [45, 30], [49, 30]],
	["PageUp", {}, [15, 30], [5, 30]],
	["PageDown", { isShift: true }, [5, 30], [5, 58]],
	["PageUp", { isShift: true }, [5, 10], [5, 0]],
] as const)("%s %j from %j to %j", (key, more, [line, day], [toLine, toDay]) => {
	const keys = { key, isFar: false, isShift: false, ...more };
	expect(moveCursor({ line, day }, keys, extent)).toEqual({ line: toLine, day: toDay });
});

test("other keys lead nowhere", () => {
	const keys = { key: "x", isFar: false, isShift: false };
	expect(moveCursor({ line: 0, day: 0 }, keys, extent)).toBeUndefined();
});
