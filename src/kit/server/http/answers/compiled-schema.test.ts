import { expect, test } from "vitest";
import * as z from "zod/mini";
import { asWritten } from "#kit/contract/as-written.ts";
import { compiledSchema } from "./compiled-schema.ts";
import { handOn, jsonOf } from "./written-json.ts";

const time = z.object({ begin: z.int(), end: z.int() });
const day = z.object({
	day: z.iso.date(),
	time: z.nullable(time),
	note: z.optional(time),
	said: z.discriminatedUnion("kind", [
		z.object({ kind: z.literal("PLAN"), times: z.array(time) }),
		z.object({ kind: z.literal("FREE") }),
	]),
	open: z.looseObject({ begin: z.int() }),
});
const answer = z.object({ items: z.array(day), last: time });

const span = { begin: 480, end: 990, secret: true };
const planned = {
	day: "2026-11-21",
	time: span,
	said: { kind: "PLAN", times: [span, span], secret: true },
	open: { begin: 1, kept: true },
	secret: true,
};
const free = { ...planned, time: null, note: span, said: { kind: "FREE", secret: true } };
const given = { items: [planned, free], last: span, secret: true };

test("what is compiled takes off the same, however deep it lies", () => {
	const checked = z.parse(compiledSchema(answer), given);
	expect(checked).toEqual(z.parse(answer, given));
	expect(JSON.stringify(checked)).toBe(JSON.stringify(z.parse(answer, given)));
	expect(JSON.stringify(checked)).not.toContain("secret");
});

test("what does not fit is told with the same words at the same place", () => {
	const wrong = { items: [planned, { ...free, note: { begin: "8" }, time: undefined }], last: 1 };
	const plain = z.safeParse(answer, wrong);
	expect(plain.success).toBe(false);
	expect(z.safeParse(compiledSchema(answer), wrong).error?.issues).toEqual(plain.error?.issues);
});

test("of texts and numbers only that they are such is looked at", () => {
	const schema = compiledSchema(z.object({ day: z.iso.date(), count: z.int() }));
	expect(z.safeParse(schema, { day: "today", count: 0.5 }).success).toBe(true);
	for (const wrong of [
		{ day: 20, count: 1 },
		{ day: "2026-11-21", count: "1" },
		{ day: "2026-11-21", count: Number.NaN },
	])
		expect(z.safeParse(schema, wrong).success).toBe(false);
});

test("what several schemas have in common is compiled once", () => {
	expect(compiledSchema(answer)).toBe(compiledSchema(answer));
	expect(compiledSchema(z.string()) instanceof z.core.$ZodString).toBe(true);
});

test("what goes out as it was written is put in its place, and nothing else may stand there", () => {
	const schema = z.object({ days: z.array(z.object({ spans: asWritten(z.array(z.int())) })) });
	const days = ["[1, 2]", "[]"].map((text) => ({ spans: handOn<number[]>(text), secret: 1 }));
	const checked = z.parse(compiledSchema(schema), { days });
	expect(jsonOf(checked)).toBe('{"days":[{"spans":[1, 2]},{"spans":[]}]}');
	expect(jsonOf({ said: "[3]" })).toBe('{"said":"[3]"}');
	const plain = { days: [{ spans: [1] }] };
	expect(z.safeParse(compiledSchema(schema), plain).success).toBe(false);
	expect(z.safeParse(schema, plain).success).toBe(true);
});
