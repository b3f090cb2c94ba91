import type { ConditionType } from "#domain/surcharge/condition-catalogue.ts";
import { useApi } from "#kit/web/use-api.ts";
import type { Rules } from "../../contract/rules.ts";
import { contract } from "../../contract.ts";

export type Named = Rules["names"][number];

/** What conditions may name, and names of all that is named: that may be archived by now. */
export interface Targets {
	readonly activities: readonly Named[];
	readonly units: readonly Named[];
	readonly names: readonly Named[];
}

/** Activities and units are fetched where a condition asks for them. */
export function useTargets(type: ConditionType, names: readonly Named[]): Targets {
	const enabled = type === "ACTIVITY" || type === "UNIT";
	const { data } = useApi(contract.listConditionTargets, {}, { enabled });
	const { activities = [], units = [] } = data ?? {};
	return { activities, units, names: [...names, ...activities, ...units] };
}
