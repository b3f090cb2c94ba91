import type { ConditionSettings } from "#domain/surcharge/condition-catalogue.ts";

/** Ids of what a condition names. Example: ACTIVITY of two activities → both ids; WEEKDAY → none. */
export function namedIds(settings: ConditionSettings): readonly string[] {
	switch (settings.type) {
		case "ACTIVITY":
			return settings.activities;
		case "UNIT":
			return settings.units;
		case "WORKSPACE":
			return settings.workspaces;
		default:
			return [];
	}
}
