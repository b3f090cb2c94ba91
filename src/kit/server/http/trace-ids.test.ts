import { expect, test } from "vitest";
import { TraceIds } from "./trace-ids.ts";

const at = Date.UTC(2026, 10, 21, 8, 15);

test("ids are uuids v7 of their instant, each another one and within a millisecond in order", () => {
	const traceIds = new TraceIds();
	const ids = Array.from({ length: 10_000 }, () => traceIds.next(at));
	expect(new Set(ids).size).toBe(10_000);
	expect(ids.slice(0, 4096)).toEqual(ids.slice(0, 4096).toSorted());
	for (const id of ids) {
		expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
		expect(Number.parseInt(id.slice(0, 13).replace("-", ""), 16)).toBe(at);
	}
});

test("two processes give other ids in the same millisecond", () => {
	expect(new TraceIds().next(at)).not.toBe(new TraceIds().next(at));
});
