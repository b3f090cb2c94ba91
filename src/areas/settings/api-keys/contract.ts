import * as z from "zod/mini";
import { type PermissionKey, permissionKeys } from "#domain/access/permission-keys.ts";
import { type PermissionLevel, permissionLevels } from "#domain/access/permission-level.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, instant, typedText } from "#kit/contract/fields.ts";
import { recordField, textField } from "#kit/contract/master-data/master-fields.ts";
import { recordData } from "#kit/contract/master-data/record-data.ts";
import { refusal, statusRefusal } from "#kit/contract/refusal.ts";

/** A right above what its creator holds for the whole company; `facts` name key and level. */
export const apiKeyAboveCreator = refusal("ForbiddenAction", "API_KEY_ABOVE_CREATOR");
export const apiKeyRightsMissing = statusRefusal(422, "API_KEY_RIGHTS_MISSING");
export const apiKeyExpiryPast = statusRefusal(422, "API_KEY_EXPIRY_PAST");

const level = z.enum(permissionLevels);
/** Key → level, for the whole company. */
const permissions = z.partialRecord(z.enum(permissionKeys), level);
export type KeyPermissions = Partial<Record<PermissionKey, PermissionLevel>>;

/** Keys of other programs; never their secrets. */
export const apiKeys = recordData({
	name: "ApiKey",
	plural: "ApiKeys",
	entity: "api_key",
	path: "/api/api-keys",
	permission: "apikeys.manage",
	topic: "APIKEYS",
	listId: "settings.api-keys",
	traceReach: "COMPANY",
	traced: { deleted: "revoked" },
	only: ["list", "remove"],
	isArchivable: false,
	fields: {
		name: textField({ max: 100 }),
		permissions: { ...recordField(z.record(z.string(), level), {}), detail: false },
	},
	sortedBy: "name",
	hasOrder: true,
	details: [],
	extra: {
		state: z.enum(["ACTIVE", "EXPIRED", "REVOKED"]),
		/** To the hour. */
		usedAt: z.nullable(instant),
		expiresAt: z.nullable(instant),
		revokedAt: z.nullable(instant),
		/** Who made it; null where that person is gone. */
		createdBy: z.nullable(z.string()),
	},
	shownToAll: ["state", "usedAt", "expiresAt", "revokedAt", "createdBy"],
	sortAlso: ["state", "usedAt", "expiresAt", "createdBy"],
	called: { permissions: "rights", usedAt: "used", expiresAt: "expires" },
});

export const contract = {
	...apiKeys.contract,
	createApiKey: endpoint("createApiKey", {
		route: "POST /api/api-keys",
		summary: "Make a key; the answer is the only one that holds it",
		access: { key: "apikeys.manage", level: "WRITE" },
		input: z.object({
			name: typedText({ min: 1, max: 100 }),
			permissions,
			/** The last day on which it works; null = until it is revoked. */
			expiresOn: z.nullable(civilDay),
		}),
		answer: z.object({ id, key: z.string() }),
		refusals: [apiKeyAboveCreator, apiKeyRightsMissing, apiKeyExpiryPast],
	}),
} as const;
