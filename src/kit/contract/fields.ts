import * as z from "zod/mini";
import { limits } from "./limits.ts";

/** Building blocks of contracts. `zod/mini` keeps the browser's share small. */

/** Nothing goes in, or nothing comes out. */
export const nothing = z.strictObject({});

/** Two ways of writing one id are one id: comparing must not depend on capitals. */
export const id = z.guid().check(z.toLowerCase());

/** An instant with offset, e.g. 2026-11-21T08:15:00+01:00. */
export const instant = z.iso.datetime({ offset: true });

/** A civil day, e.g. 2026-11-21. */
export const civilDay = z.iso
	.date()
	// the calendar of the database has no year 0
	.check(z.refine((day) => day >= "0001-01-01"));

/** Text that a person typed: trimmed, at most 2,000 characters unless said otherwise. */
export function typedText(options: { min?: number; max?: number } = {}) {
	return z.string().check(
		z.trim(),
		z.minLength(options.min ?? 0),
		z.maxLength(options.max ?? limits.textLength),
		// the database cannot hold it, and nobody types it
		z.refine((text) => !text.includes("\0") && text.isWellFormed()),
	);
}

/** A whole number that may arrive as query text. */
export function queryNumber(min: number, max: number) {
	return z.coerce.number().check(z.int(), z.gte(min), z.lte(max));
}

/** One or many values in a query: `?ids=a&ids=b`. */
export function queryList<T extends z.ZodMiniType>(item: T, max = 500) {
	return z.pipe(
		z.transform((value: unknown) =>
			value === undefined || Array.isArray(value) ? value : [value],
		),
		z.array(item).check(z.maxLength(max)),
	);
}

/** `true` or `false` in a query. */
export const queryFlag = z.pipe(
	z.transform((value: unknown) => (value === "true" ? true : value === "false" ? false : value)),
	z.boolean(),
);
