import * as z from "zod/mini";

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
