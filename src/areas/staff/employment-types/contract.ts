import * as z from "zod/mini";
import { masterData } from "#kit/contract/master-data/master-data.ts";
import { recordField, textField } from "#kit/contract/master-data/master-fields.ts";

const optionalCount = (max: number) => z.nullable(z.number().check(z.int(), z.gte(0), z.lte(max)));

/** What an employment of a kind may not exceed; empty means no limit of its own. */
export const employmentLimits = z.object({
	weeklyMinutes: optionalCount(168 * 60),
	dailyMinutes: optionalCount(24 * 60),
	monthlyMinutes: optionalCount(744 * 60),
	/** Of a marginal employment. */
	monthlyWageCents: optionalCount(100_000_000),
});

export const employmentTypes = masterData({
	name: "EmploymentType",
	plural: "EmploymentTypes",
	entity: "employment_type",
	path: "/api/employment-types",
	permission: "employmenttypes.manage",
	topic: "EMPLOYMENTTYPES",
	isArchivable: true,
	fields: {
		name: textField({ max: 100 }),
		limits: recordField(employmentLimits, {
			weeklyMinutes: null,
			dailyMinutes: null,
			monthlyMinutes: null,
			monthlyWageCents: null,
		}),
	},
	sortedBy: "name",
	/** People who are or will be employed so. */
	extra: { userCount: z.number() },
});

export const contract = employmentTypes.contract;
