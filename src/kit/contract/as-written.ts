import type * as z from "zod/mini";

const written = new WeakSet<object>();

/** What of an answer goes out as the database wrote it: thousands of values, which nobody has to read and write once more. */
export function asWritten<Schema extends z.ZodMiniType>(schema: Schema): Schema {
	written.add(schema);
	return schema;
}

export const isAsWritten = (schema: object): boolean => written.has(schema);
