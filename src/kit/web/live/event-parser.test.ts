import { expect, test } from "vitest";
import { createEventParser } from "./event-parser.ts";

test("events are read whole, in whatever pieces they arrive", () => {
	const text =
		'id: a-1\nevent: change\ndata: {"kind":"change"}\n\n:\n\nid: a-2\ndata: {"k":"a:b"}\n\n';
	const expected = [
		{ place: "a-1", data: '{"kind":"change"}' },
		{ place: "a-2", data: '{"k":"a:b"}' },
	];
	for (let size = 1; size <= text.length; size++) {
		const parse = createEventParser();
		const pieces = text.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];
		expect(pieces.flatMap(parse)).toEqual(expected);
	}
});

test("an event that was cut off is not read", () => {
	expect(createEventParser()("id: a-1\ndata: {}\n")).toEqual([]);
});
