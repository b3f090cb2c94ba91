import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

const { fields, wages } = texts.pairs;
const ofContracts = { key: "contracts.manage", reach: "PERSON" } as const;
const ofEmployments = { ...ofContracts, about: ["employment", "contract"] } as const;

export const traces: Traces = {
	entities: {
		employment: { ...ofEmployments, title: ["Beschäftigung", "Employment"] },
		contract: { ...ofEmployments, title: ["Arbeitsvertrag", "Contract"] },
		wage: { ...ofContracts, title: ["Lohn oder Gehalt", "Wage or salary"], about: ["wage"] },
	},
	fields: {
		entryDate: fields.entryDate,
		exitDate: fields.exitDate,
		employmentId: ["Beschäftigung", "Employment"],
		employmentTypeId: fields.employmentType,
		weeklyMinutes: fields.weeklyMinutes,
		daysPerWeek: fields.daysPerWeek,
		annualLeaveDays: fields.annualLeaveDays,
		arbzgExempt: fields.arbzgExempt,
		minorUntil: fields.minorUntil,
		maternityFrom: fields.maternityFrom,
		maternityTo: fields.maternityTo,
		maxActualMinutes: fields.maxActualMinutes,
		maxWageCents: fields.maxWageCents,
		cents: fields.cents,
	},
	values: { HOURLY: wages.HOURLY, MONTHLY: wages.MONTHLY },
	masked: {
		maternityFrom: "contracts.manage",
		maternityTo: "contracts.manage",
		cents: "contracts.manage",
		wage: "contracts.manage",
		maxWageCents: "contracts.manage",
	},
};
