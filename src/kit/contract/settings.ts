import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { nothing, typedText } from "./fields.ts";

const scope = z.enum(["WEBAPP", "PROFILE"]);
const key = typedText({ min: 1, max: 200 });
/** The request's site when true: kept apart for each site. */
const perSite = z.optional(z.boolean());

/** Key-value settings of the signed-in person. A value is any JSON up to 32 KiB. */

export const getSetting = endpoint("getSetting", {
	route: "GET /api/settings/{scope}/{key}",
	summary: "One setting; null when it was never saved",
	access: { signedIn: true, web: true },
	input: z.object({ scope, key, perSite: z.optional(z.enum(["true", "false"])) }),
	answer: z.object({ value: z.unknown() }),
});

export const putSetting = endpoint("putSetting", {
	route: "PUT /api/settings/{scope}/{key}",
	summary: "Save one setting",
	access: { signedIn: true, web: true },
	input: z.object({ scope, key, perSite, value: z.unknown() }),
	answer: nothing,
});

export const deleteSetting = endpoint("deleteSetting", {
	route: "DELETE /api/settings/{scope}/{key}",
	summary: "Forget one setting",
	access: { signedIn: true, web: true },
	input: z.object({ scope, key, perSite: z.optional(z.enum(["true", "false"])) }),
	answer: nothing,
});
