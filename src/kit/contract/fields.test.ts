import { expect, test } from "vitest";
import * as z from "zod/mini";
import { atMostNames, bounds, civilDay, lastOf } from "./fields.ts";

test("a record has so many names and no more, and says so", () => {
	const record = atMostNames(z.record(z.string(), z.int()), 2);
	expect(z.parse(record, { a: 1, b: 2 })).toEqual({ a: 1, b: 2 });
	expect(z.safeParse(record, { a: 1, b: 2, c: 3 }).success).toBe(false);
	expect(bounds.get(record)).toEqual({ maxProperties: 2 });
});

test("the last of one range says how far it reaches; the schema of all days does not", () => {
	const last = lastOf(civilDay, "from", { days: 92 });
	expect(bounds.get(last)).toEqual({ "x-longest": { since: "from", days: 92 } });
	expect(bounds.get(civilDay)).toBeUndefined();
	expect(z.safeParse(last, "2026-02-30").success).toBe(false);
});
