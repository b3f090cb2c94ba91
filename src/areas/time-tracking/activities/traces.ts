import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

const { approval, overrides } = texts.pairs;

export const traces: Traces = {
	entities: {
		activity_override: {
			title: overrides.title,
			key: "activities.manage",
			reach: "PERSON",
			partOf: ["app_user"],
		},
	},
	fields: {
		overrides: overrides.title,
		isAllowed: ["Erlaubt", "Allowed"],
		isDefault: overrides.asDefault,
		required: approval.required,
		stages: approval.stages,
		selfApproval: approval.selfApproval,
		substitute: approval.substitute,
	},
	values: approval.substitutes,
};
