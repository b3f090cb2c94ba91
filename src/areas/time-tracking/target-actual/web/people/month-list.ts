import { contract } from "../../contract.ts";

/** The list of people's months, as it is asked for. */
export const monthList = {
	id: "time-tracking.target-actuals",
	endpoint: contract.listTargetActuals,
	defaultSort: { by: "name", direction: "ASC" },
	areSumsApart: true,
} as const;
