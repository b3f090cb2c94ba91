import type { RosterRules } from "#domain/violations/shifts/roster-rules.ts";
import { inheritedRules, type RulesOfUnit } from "#domain/violations/shifts/unit-rules.ts";
import type { UnitRulesRow } from "../sql/far-plan.ts";

/** What holds in each department for who is planning. */
export function rulesByUnit(
	units: readonly UnitRulesRow[],
	mayOverride: (unitId: string) => boolean,
): (unitId: string) => RosterRules & RulesOfUnit {
	const said = new Map(units.map(({ id, rules }) => [id, rules]));
	const kept = new Map<string, RosterRules & RulesOfUnit>();
	return (unitId) => {
		const known = kept.get(unitId);
		if (known !== undefined) return known;
		const made = { ...inheritedRules(said.get(unitId) ?? []), mayOverride: mayOverride(unitId) };
		kept.set(unitId, made);
		return made;
	};
}
