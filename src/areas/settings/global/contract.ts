import * as z from "zod/mini";
import { permissionScopes } from "#domain/access/permission-map.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { atMostNames, civilDay, id, nothing } from "#kit/contract/fields.ts";
import { refusal, statusRefusal } from "#kit/contract/refusal.ts";
import { settingKey, settingScope } from "./contract/setting-keys.ts";

/** The group cannot be set there: `passwords.policy` knows no departments. */
export const settingScopeUnknown = statusRefusal(400, "SETTING_SCOPE_UNKNOWN");
/** What held yesterday cannot be changed any more. */
export const settingInPast = refusal("RuleViolation", "SETTING_IN_PAST");
/** `details` name the fields. */
export const settingRefused = statusRefusal(422, "SETTING_REFUSED");

const values = z.record(z.string(), z.union([z.number(), z.boolean(), z.string()]));

const givenValues = atMostNames(
	z.record(
		z.string().check(z.maxLength(100)),
		z.union([z.number(), z.boolean(), z.string().check(z.maxLength(10_000))]),
	),
	100,
);

/** Where a value comes from: a place, or the product itself. */
const origin = z.object({
	scope: z.enum([...permissionScopes, "BUILT_IN"]),
	placeId: z.nullable(id),
	/** Of the site or unit. */
	name: z.nullable(z.string()),
});

const sourced = z.object({ value: values, origin });

const place = { scope: settingScope, placeId: z.optional(id) };

export const contract = {
	listSettingGroups: endpoint("listSettingGroups", {
		route: "GET /api/setting-groups",
		summary: "What can be set, and in how many places it is",
		access: { key: "settings.manage", level: "READ" },
		input: nothing,
		answer: z.object({
			groups: z.array(
				z.object({ key: settingKey, scopes: z.array(settingScope), placeCount: z.number() }),
			),
		}),
	}),
	getSettingGroup: endpoint("getSettingGroup", {
		route: "GET /api/setting-groups/{key}",
		summary: "A group's values at a place, and where they come from",
		access: { key: "settings.manage", level: "READ" },
		input: z.object({ key: settingKey, ...place }),
		answer: z.object({
			key: settingKey,
			scope: settingScope,
			placeId: z.nullable(id),
			placeName: z.nullable(z.string()),
			/** Under which its changes are traced, as `setting`. */
			traceId: id,
			/** Today's value here. */
			effective: sourced,
			/** What would hold without a value of its own. */
			inherited: sourced,
			/** The own value that holds today. */
			own: z.nullable(z.object({ id, value: values, validFrom: civilDay })),
			/** Own values of days to come. */
			upcoming: z.array(z.object({ id, value: values, validFrom: civilDay })),
			mayWrite: z.boolean(),
		}),
		refusals: [settingScopeUnknown],
	}),
	putSettingGroup: endpoint("putSettingGroup", {
		route: "PUT /api/setting-groups/{key}",
		summary: "Set a group at a place from a day on; null inherits again",
		access: { key: "settings.manage", level: "WRITE" },
		movesFigures: "MANY",
		input: z.object({
			key: settingKey,
			...place,
			value: z.nullable(givenValues),
			/** Today unless said otherwise. */
			validFrom: z.optional(civilDay),
			/** The own value that was shown, null when there was none: somebody else's change is not overwritten unseen. */
			basedOn: z.nullable(id),
		}),
		answer: nothing,
		refusals: [settingScopeUnknown, settingInPast, settingRefused],
	}),
	deleteSettingChange: endpoint("deleteSettingChange", {
		route: "DELETE /api/setting-changes/{id}",
		summary: "Take back a change of days to come; what held before goes on",
		access: { key: "settings.manage", level: "WRITE" },
		movesFigures: "MANY",
		input: z.object({ id }),
		answer: nothing,
		refusals: [settingInPast],
	}),
	listSettingPlaces: endpoint("listSettingPlaces", {
		route: "GET /api/setting-groups/{key}/places",
		summary: "Sites and units where a group can be set, marked where it is",
		access: { key: "settings.manage", level: "READ" },
		input: z.object({ key: settingKey }),
		answer: z.object({
			places: z.array(
				z.object({
					scope: settingScope,
					placeId: z.nullable(id),
					name: z.string(),
					depth: z.number(),
					isOwn: z.boolean(),
				}),
			),
		}),
	}),
} as const;
