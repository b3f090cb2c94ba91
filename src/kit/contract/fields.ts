import * as z from "zod/mini";
import { limits } from "./limits.ts";

/** Building blocks of contracts. `zod/mini` keeps the browser's share small. */

/** Nothing goes in, or nothing comes out. */
export const nothing = z.strictObject({});

/** Two ways of writing one id are one id: comparing must not depend on capitals. */
export const id = z.guid().check(z.toLowerCase());

/** Before and after these years nobody is born, works or is planned for; sums of days stay within what the database can hold. */
const isInReach = (written: string) => written >= "1900" && written < "2200";

/** An instant with offset, e.g. 2026-11-21T08:15:00+01:00. */
export const instant = z.iso.datetime({ offset: true }).check(z.refine(isInReach));

/** A civil day, e.g. 2026-11-21. */
export const civilDay = z.iso.date().check(z.refine(isInReach));

/** Whether the database can hold a text: it has no place for NUL and halves of characters, and nobody types them. */
export function isStorable(text: string): boolean {
	return !text.includes("\0") && text.isWellFormed();
}

interface TextLength {
	readonly min?: number;
	readonly max?: number;
}

/** Text of one line that a person typed: trimmed, at most 2,000 characters unless said otherwise. */
export function typedText(length: TextLength = {}) {
	return typedLines(length).check(z.refine((text) => !/[\n\v\f\r\u0085\u2028\u2029]/.test(text)));
}

/** The same of any number of lines: reasons and notes. */
export function typedLines({ min = 0, max = limits.textLength }: TextLength = {}) {
	return z.string().check(z.trim(), z.minLength(min), z.maxLength(max), z.refine(isStorable));
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

/** How much lies between the first and the last of a range at most. */
type Longest = { readonly [Unit in "hours" | "days" | "months" | "years"]?: number };

/** What the schema of a field cannot say of its size; OpenAPI tells it beside the field. */
interface Bound {
	readonly maxProperties?: number;
	/** Of the last of a range: the field of the first, and how much lies between them at most. */
	readonly "x-longest"?: Longest & { readonly since: string };
}

export const bounds = z.registry<Bound>();

/** A record of at most so many names. */
export function atMostNames<K extends z.core.$ZodRecordKey, V extends z.core.SomeType>(
	record: z.ZodMiniRecord<K, V>,
	most: number,
): z.ZodMiniRecord<K, V> {
	const bounded = record.check(z.refine((names) => Object.keys(names).length <= most));
	bounds.add(bounded, { maxProperties: most });
	return bounded;
}

/**
 * The last of a range, said to lie at most so far behind the first. The use case sees to it, by the refusal that its contract
 * names.
 *
 * @param since the field of the first
 */
export function lastOf<S extends z.ZodMiniType>(schema: S, since: string, longest: Longest): S {
	// of its own: the schema of a day is that of many fields
	const own = schema.check() as S;
	bounds.add(own, { "x-longest": { since, ...longest } });
	return own;
}
