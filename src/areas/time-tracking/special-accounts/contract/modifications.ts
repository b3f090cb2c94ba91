import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, typedLines } from "#kit/contract/fields.ts";
import { refusal } from "#kit/contract/refusal.ts";
import { accountNotUsable } from "./refusals.ts";

export const modificationTypes = ["ENTITLEMENT", "DEDUCTION"] as const;
export type ModificationType = (typeof modificationTypes)[number];

/** It was taken back already, or takes another back itself. */
export const modificationSettled = refusal("InvalidAction", "SPECIAL_ACCOUNT_MODIFICATION_SETTLED");

/** Ten thousand hours. */
const mostMinutes = 600_000;

/** Who changes accounts decides on time, as who approves entries does. */
const key = "timetrackings.manage";

const fields = {
	day: civilDay,
	type: z.enum(modificationTypes),
	minutes: z.int().check(z.gte(1), z.lte(mostMinutes)),
	reason: typedLines({ min: 1 }),
};

const modification = z.object({
	id,
	accountId: id,
	code: z.string(),
	name: z.string(),
	...fields,
	/** The one it takes back. */
	reversesId: z.nullable(id),
	isReversed: z.boolean(),
});

export const modifications = {
	listSpecialAccountModifications: endpoint("listSpecialAccountModifications", {
		route: "GET /api/users/{userId}/special-account-modifications",
		summary: "Modifications of a person's special accounts, the newest first; one's own always",
		access: { signedIn: true },
		input: z.object({ userId: id }),
		answer: z.object({ items: z.array(modification) }),
	}),
	createSpecialAccountModification: endpoint("createSpecialAccountModification", {
		route: "POST /api/users/{userId}/special-account-modifications",
		summary: "Add minutes to a person's special account, or take some away",
		access: { key, level: "FULL" },
		input: z.object({ userId: id, accountId: id, ...fields }),
		answer: z.object({ id }),
		refusals: [accountNotUsable],
	}),
	updateSpecialAccountModification: endpoint("updateSpecialAccountModification", {
		route: "PUT /api/special-account-modifications/{modificationId}",
		summary: "Correct a modification: it is taken back and another written, both stay visible",
		access: { key, level: "FULL" },
		input: z.object({ modificationId: id, ...fields }),
		answer: z.object({ id }),
		refusals: [modificationSettled],
	}),
	reverseSpecialAccountModification: endpoint("reverseSpecialAccountModification", {
		route: "POST /api/special-account-modifications/{modificationId}/reversal",
		summary: "Take a modification back; it stays visible with what reversed it",
		access: { key, level: "FULL" },
		input: z.object({ modificationId: id, reason: typedLines({ min: 1 }) }),
		answer: z.object({ id }),
		refusals: [modificationSettled],
	}),
} as const;

export type Modification = z.output<typeof modification>;
