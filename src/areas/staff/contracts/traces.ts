import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

const { employment, contract, wage } = texts.pairs;
const ofContracts = { key: "contracts.manage", reach: "PERSON" } as const;
const ofEmployments = { ...ofContracts, about: ["employment", "contract"] } as const;

export const traces: Traces = {
	entities: {
		employment: { ...ofEmployments, title: ["Beschäftigung", "Employment"] },
		contract: { ...ofEmployments, title: ["Arbeitsvertrag", "Contract"] },
		wage: { ...ofContracts, title: ["Lohn oder Gehalt", "Wage or salary"], about: ["wage"] },
	},
	fields: {
		...employment.fields,
		...contract.fields,
		...wage.fields,
		employmentId: ["Beschäftigung", "Employment"],
	},
	values: wage.options.kind,
	masked: {
		maternityFrom: "contracts.manage",
		maternityTo: "contracts.manage",
		cents: "contracts.manage",
		wage: "contracts.manage",
		maxWageCents: "contracts.manage",
	},
};
