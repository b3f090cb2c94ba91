import * as z from "zod/mini";
import { kindOfAccounts, valueGaps } from "#areas/absences/leave-accounts/contract/account.ts";
import { amount } from "#areas/absences/leave-accounts/contract/amount.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, queryFlag, queryList } from "#kit/contract/fields.ts";
import { listAnswer, listInput } from "#kit/contract/list.ts";

export const provisionColumns = [
	"name",
	"personnelNo",
	"unitName",
	"days",
	"unitCents",
	"cents",
] as const;

const item = z.object({
	/** Of the person. */
	id,
	firstName: z.string(),
	lastName: z.string(),
	personnelNo: z.nullable(z.string()),
	unitName: z.string(),
	/** Open at the end of the day. */
	days: amount,
	/** What a day of leave is worth, or an hour where accounts are kept in minutes. */
	unitCents: z.nullable(z.int()),
	cents: z.nullable(z.int()),
	gap: z.nullable(z.enum(valueGaps)),
});
export type LeaveProvisionItem = z.output<typeof item>;

export const contract = {
	listLeaveProvision: endpoint("listLeaveProvision", {
		route: "GET /api/leave-provision",
		summary:
			"Leave that is owed at the end of a day: days and cents of each person, with their sums; limited to the current site",
		description:
			"Of people with days open in the leave year of the day: all that the year grants and what was carried over into it, less what was " +
			"taken or has lapsed by then; leave that is approved for later is still owed. A day is worth a thirteenth of three monthly wages by the workdays " +
			"of a week, or the hourly wage by the hours of a workday, as wage and contract hold on the day; without the employer's share " +
			"of social insurance. Wages take READ on contracts.manage for the person.",
		access: { key: "leaveaccounts.manage", level: "READ" },
		input: z.object({
			...listInput(provisionColumns),
			/** Civil day; today unless said otherwise. */
			on: z.optional(civilDay),
			/** The kind of leave; the one with most rules unless said otherwise. */
			activityId: z.optional(id),
			unitIds: z.optional(queryList(id)),
			/** With the units below those of `unitIds`. */
			recursive: z._default(queryFlag, true),
		}),
		answer: z.object({
			...listAnswer(item).shape,
			on: civilDay,
			/** Null where the company keeps no accounts. */
			activityId: z.nullable(id),
			kinds: z.array(kindOfAccounts),
			/** Of all hits; cents of those that have a value. */
			sums: z.object({ days: amount, cents: z.number() }),
			/** Of how many hits no value is known. */
			withoutValue: z.int(),
		}),
	}),
} as const;
