import * as z from "zod/mini";

/**
 * The same schema, compiled: halves the time that an answer's check takes. `zod/mini` does not by itself, to stay small
 * in browsers. Only the outermost object is compiled, so lists gain less.
 */
export function compiledSchema(schema: z.ZodMiniType): z.core.$ZodType {
	return schema instanceof z.ZodMiniObject ? new z.core.$ZodObjectJIT(schema._zod.def) : schema;
}
