import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, instant, nothing, typedText } from "#kit/contract/fields.ts";
import { listAnswer, listInput } from "#kit/contract/list.ts";
import { refusal, statusRefusal } from "#kit/contract/refusal.ts";

/** Who holds the device acts as its person: nobody pairs one for somebody who may do more. */
export const appAbovePairer = refusal("ForbiddenAction", "APP_ABOVE_PAIRER");
export const appUserUnknown = refusal("EntityNotFound", "APP_USER_UNKNOWN");
/** Unknown, used, or older than ten minutes. */
export const pairingCodeInvalid = statusRefusal(422, "PAIRING_CODE_INVALID");

/** OPEN: not paired yet. */
export const appStates = ["OPEN", "PAIRED", "REVOKED"] as const;

/** What devices may be sorted by; those that work come first unless said otherwise. */
export const appColumns = ["person", "device", "state", "pairedAt"] as const;

const key = "apikeys.manage";
const person = z.object({ id, firstName: z.string(), lastName: z.string() });

export const pairing = z.object({
	/** Ten letters and digits, for typing. */
	code: z.string(),
	until: instant,
	/** What the QR code holds. */
	address: z.string(),
});

export const contract = {
	listAppRegistrations: endpoint({
		operationId: "listAppRegistrations",
		method: "GET",
		path: "/api/app-registrations",
		summary: "Devices with the app",
		access: { key, level: "LIST" },
		input: z.object(listInput(appColumns)),
		answer: listAnswer(
			z.object({
				id,
				user: person,
				device: z.string(),
				state: z.enum(appStates),
				pairedAt: z.nullable(instant),
				revokedAt: z.nullable(instant),
			}),
		),
		refusals: [],
	}),
	listAppUsers: endpoint({
		operationId: "listAppUsers",
		method: "GET",
		path: "/api/app-registrations/users",
		summary: "People whose device can be paired, by a part of their name",
		access: { key, level: "WRITE" },
		input: z.object({ search: z.optional(typedText({ max: 100 })) }),
		answer: z.object({ users: z.array(person) }),
		refusals: [],
	}),
	createAppRegistration: endpoint({
		operationId: "createAppRegistration",
		method: "POST",
		path: "/api/app-registrations",
		summary: "Register a device for a person",
		access: { key, level: "WRITE" },
		input: z.object({ userId: id, device: typedText({ min: 1, max: 100 }) }),
		answer: z.object({ id }),
		refusals: [appAbovePairer, appUserUnknown],
	}),
	createAppPairing: endpoint({
		operationId: "createAppPairing",
		method: "POST",
		path: "/api/app-registrations/{id}/pairing",
		summary: "A code of ten minutes; an earlier one ends",
		access: { key, level: "WRITE" },
		input: z.object({ id }),
		answer: pairing,
		refusals: [appAbovePairer],
	}),
	pairAppRegistration: endpoint({
		operationId: "pairAppRegistration",
		method: "POST",
		path: "/api/app-registrations/pair",
		summary: "The device hands in its code and gets its token, this once",
		access: { public: "a device is nobody before it is paired" },
		input: z.object({
			tenantNo: typedText({ min: 1, max: 50 }),
			code: typedText({ min: 1, max: 50 }),
		}),
		answer: z.object({ id, token: z.string() }),
		refusals: [pairingCodeInvalid],
	}),
	deleteAppRegistration: endpoint({
		operationId: "deleteAppRegistration",
		method: "DELETE",
		path: "/api/app-registrations/{id}",
		summary: "Revoke a device for good",
		access: { key, level: "FULL" },
		input: z.object({ id }),
		answer: nothing,
		refusals: [],
	}),
} as const;
