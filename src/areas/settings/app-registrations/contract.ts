import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, instant, typedText } from "#kit/contract/fields.ts";
import { textField } from "#kit/contract/master-data/master-fields.ts";
import { recordData } from "#kit/contract/master-data/record-data.ts";
import { refusal, statusRefusal } from "#kit/contract/refusal.ts";

/** Who holds the device acts as its person: nobody pairs one for somebody who may do more. */
export const appAbovePairer = refusal("ForbiddenAction", "APP_ABOVE_PAIRER");
export const appUserUnknown = refusal("EntityNotFound", "APP_USER_UNKNOWN");
/** Unknown, used, or older than ten minutes. */
export const pairingCodeInvalid = statusRefusal(422, "PAIRING_CODE_INVALID");

const person = z.object({ id, firstName: z.string(), lastName: z.string() });

/** Devices with the app. */
export const appRegistrations = recordData({
	name: "AppRegistration",
	plural: "AppRegistrations",
	entity: "app_registration",
	path: "/api/app-registrations",
	permission: "apikeys.manage",
	topic: "APPREGISTRATIONS",
	listId: "settings.app-registrations",
	traceReach: "COMPANY",
	traced: { deleted: "revoked" },
	only: ["list", "remove"],
	isArchivable: false,
	fields: { device: textField({ max: 100 }) },
	sortedBy: "device",
	hasOrder: true,
	details: [],
	extra: {
		user: person,
		/** As lists name and sort people: "Vogt, Lena". */
		person: z.string(),
		/** OPEN: not paired yet. */
		state: z.enum(["OPEN", "PAIRED", "REVOKED"]),
		pairedAt: z.nullable(instant),
		revokedAt: z.nullable(instant),
	},
	shownToAll: ["user", "person", "state", "pairedAt", "revokedAt"],
	sortAlso: ["person", "state", "pairedAt"],
});
const { permission: key } = appRegistrations;

export const pairing = z.object({
	/** Ten letters and digits, for typing. */
	code: z.string(),
	until: instant,
	/** What the QR code holds. */
	address: z.string(),
});

export const contract = {
	...appRegistrations.contract,
	listAppUsers: endpoint("listAppUsers", {
		route: "GET /api/app-registrations/users",
		summary: "People whose device can be paired, by a part of their name",
		access: { key, level: "WRITE" },
		input: z.object({ search: z.optional(typedText({ max: 100 })) }),
		answer: z.object({ users: z.array(person) }),
	}),
	createAppRegistration: endpoint("createAppRegistration", {
		route: "POST /api/app-registrations",
		summary: "Register a device for a person",
		access: { key, level: "WRITE" },
		input: z.object({ userId: id, device: typedText({ min: 1, max: 100 }) }),
		answer: z.object({ id }),
		refusals: [appAbovePairer, appUserUnknown],
	}),
	createAppPairing: endpoint("createAppPairing", {
		route: "POST /api/app-registrations/{id}/pairing",
		summary: "A code of ten minutes; an earlier one ends",
		access: { key, level: "WRITE" },
		input: z.object({ id }),
		answer: pairing,
		refusals: [appAbovePairer],
	}),
	pairAppRegistration: endpoint("pairAppRegistration", {
		route: "POST /api/app-registrations/pair",
		summary: "The device hands in its code and gets its token, this once",
		access: { public: "a device is nobody before it is paired" },
		input: z.object({
			tenantNo: typedText({ min: 1, max: 50 }),
			code: typedText({ min: 1, max: 50 }),
		}),
		answer: z.object({ id, token: z.string() }),
		refusals: [pairingCodeInvalid],
	}),
} as const;
