import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";

/** An entry of what features trace; the same are the panel's parameters. */
export const logHistoryParams = z.object({
	entity: z.string().check(z.regex(/^[a-z_]{1,100}$/), z.meta({ examples: ["app_user"] })),
	entityId: id,
});
