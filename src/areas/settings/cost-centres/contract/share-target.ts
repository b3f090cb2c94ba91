import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";

/** Somebody or something that may be charged to cost centres. */
export const shareTarget = z.object({
	target: z.enum(["USER", "UNIT", "WORKSPACE", "ACTIVITY"]),
	targetId: id,
});
