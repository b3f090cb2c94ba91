import * as z from "zod/mini";
import { payrollFormats } from "#domain/payroll/payroll-account.ts";
import { carriages, exportTypes, mappingTargets } from "#domain/wage-export/wage-mapping.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, typedText } from "#kit/contract/fields.ts";
import { commonRefusals, refusal } from "#kit/contract/refusal.ts";

/** No file could be made of a mapping; `details` names its place, as `mappings.3.wageType`. */
export const mappingUnfit = refusal("RuleViolation", "WAGE_MAPPING_UNFIT");
/** The same account twice for the same people. */
export const mappingTwice = refusal("RuleViolation", "WAGE_MAPPING_TWICE");

export const mostMappings = 2000;

const mapping = {
	accountId: id,
	target: z.enum(mappingTargets),
	/** Null of ALL. */
	targetId: z.nullable(id),
	carries: z.enum(carriages),
	wageType: z.nullable(typedText({ min: 1, max: 20 })),
	/** bs_nr of DATEV_LODAS. */
	processingKey: z.nullable(z.int()),
	/** Of DATEV_LUG: travels by days of the calendar. */
	absenceKey: z.nullable(typedText({ min: 1, max: 2 })),
};

const shownMapping = z.object({ ...mapping, targetName: z.nullable(z.string()) });
export type ShownMapping = z.output<typeof shownMapping>;

const account = z.object({
	id,
	code: z.string(),
	name: z.string(),
	format: z.enum(payrollFormats),
	/** Whether it counts absences or holidays, which DATEV_LUG may take by days. */
	isAway: z.boolean(),
});
export type MappedAccount = z.output<typeof account>;

const path = "/api/payroll-export-configs/{id}/mappings";

export const mappings = {
	getWageMappings: endpoint("getWageMappings", {
		route: `GET ${path}`,
		summary: "Wage types of a configuration: of every account that is in use or has one",
		access: { key: "payroll.manage", level: "READ" },
		input: z.object({ id }),
		answer: z.object({
			name: z.string(),
			type: z.enum(exportTypes),
			version: z.int(),
			accounts: z.array(account),
			mappings: z.array(shownMapping),
		}),
	}),
	setWageMappings: endpoint("setWageMappings", {
		route: `PUT ${path}`,
		summary:
			"Set how lines of accounts travel; what is not named travels no more. The narrowest mapping of a line wins: person, cost centre, type of employment, all",
		access: { key: "payroll.manage", level: "WRITE" },
		input: z.object({
			id,
			version: z.int(),
			mappings: z.array(z.strictObject(mapping)).check(z.maxLength(mostMappings)),
		}),
		answer: z.object({ version: z.int() }),
		refusals: [commonRefusals.staleVersion, mappingUnfit, mappingTwice],
		bodyLimit: 1024 * 1024,
	}),
} as const;
