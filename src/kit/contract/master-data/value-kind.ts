import type * as z from "zod/mini";

interface Facts {
	readonly type: string;
	readonly format?: string;
	readonly innerType?: z.core.$ZodType;
}

/** What a computed value holds, read from its schema: how it is shown, sorted and written to files. */
export function valueKind(
	schema: z.core.$ZodType | undefined,
): "text" | "number" | "boolean" | "instant" | undefined {
	const def = schema?._zod.def as Facts | undefined;
	if (def?.innerType !== undefined) return valueKind(def.innerType);
	switch (def?.type) {
		case "string":
			return def.format === "datetime" ? "instant" : "text";
		case "number":
		case "boolean":
			return def.type;
		default:
			return undefined;
	}
}
