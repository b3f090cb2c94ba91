import { slotOf, type TimeRule } from "#domain/working-time/rules/rule-catalogue.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { kindChanged } from "../contract/rule-refusals.ts";

/** Settings as a version keeps them: its days are its own. */
export function keptSettings(settings: TimeRule): TimeRule {
	return { ...settings, validFrom: null, validTo: null };
}

/** Refuses settings of another kind than the rule's: whom it is given to was checked for this one. */
export function demandSameKind(settings: TimeRule, other: TimeRule): void {
	if (slotOf(settings) !== slotOf(other)) refuse(kindChanged);
}
