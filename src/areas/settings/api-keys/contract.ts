import * as z from "zod/mini";
import { type PermissionKey, permissionKeys } from "#domain/access/permission-keys.ts";
import { type PermissionLevel, permissionLevels } from "#domain/access/permission-level.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, instant, nothing, typedText } from "#kit/contract/fields.ts";
import { listAnswer, listInput } from "#kit/contract/list.ts";
import { refusal, statusRefusal } from "#kit/contract/refusal.ts";

/** A right above what its creator holds for the whole company; `facts` name key and level. */
export const apiKeyAboveCreator = refusal("ForbiddenAction", "API_KEY_ABOVE_CREATOR");
export const apiKeyRightsMissing = statusRefusal(422, "API_KEY_RIGHTS_MISSING");
export const apiKeyExpiryPast = statusRefusal(422, "API_KEY_EXPIRY_PAST");

/** What keys may be sorted by; those that work come first unless said otherwise. */
export const apiKeyColumns = ["name", "state", "used", "expires", "createdBy"] as const;

export const apiKeyStates = ["ACTIVE", "EXPIRED", "REVOKED"] as const;

const permissionKey = z.enum(permissionKeys);
const level = z.enum(permissionLevels);
/** Key → level, for the whole company. */
const permissions = z.partialRecord(permissionKey, level);
export type KeyPermissions = Partial<Record<PermissionKey, PermissionLevel>>;

const apiKey = z.object({
	id,
	name: z.string(),
	permissions: z.record(z.string(), level),
	state: z.enum(apiKeyStates),
	expiresAt: z.nullable(instant),
	revokedAt: z.nullable(instant),
	/** To the hour. */
	usedAt: z.nullable(instant),
	/** Who made it; null where that person is gone. */
	createdBy: z.nullable(z.string()),
});

export const contract = {
	listApiKeys: endpoint({
		operationId: "listApiKeys",
		method: "GET",
		path: "/api/api-keys",
		summary: "Keys of other programs; never their secrets",
		access: { key: "apikeys.manage", level: "LIST" },
		input: z.object(listInput(apiKeyColumns)),
		answer: listAnswer(apiKey),
		refusals: [],
	}),
	createApiKey: endpoint({
		operationId: "createApiKey",
		method: "POST",
		path: "/api/api-keys",
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
	deleteApiKey: endpoint({
		operationId: "deleteApiKey",
		method: "DELETE",
		path: "/api/api-keys/{id}",
		summary: "Revoke a key for good; its traces stay",
		access: { key: "apikeys.manage", level: "FULL" },
		input: z.object({ id }),
		answer: nothing,
		refusals: [],
	}),
} as const;
