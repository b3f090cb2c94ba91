import type * as z from "zod/mini";

interface Facts {
	readonly type: string;
	readonly format?: string;
	readonly innerType?: z.core.$ZodType;
	readonly entries?: Readonly<Record<string, string>>;
}

/** What a computed value holds, read from its schema: how it is shown, sorted and written to files. */
export function valueKind(
	schema: z.core.$ZodType | undefined,
): "text" | "number" | "boolean" | "instant" | "choice" | undefined {
	const def = defOf(schema);
	switch (def?.type) {
		case "string":
			return def.format === "datetime" ? "instant" : "text";
		case "number":
		case "boolean":
			return def.type;
		case "enum":
			return "choice";
		default:
			return undefined;
	}
}

/** Of a choice: what it is chosen from, in that order. */
export function choicesOf(schema: z.core.$ZodType | undefined): readonly string[] {
	return Object.values(defOf(schema)?.entries ?? {});
}

function defOf(schema: z.core.$ZodType | undefined): Facts | undefined {
	const def = schema?._zod.def as Facts | undefined;
	return def?.innerType === undefined ? def : defOf(def.innerType);
}
