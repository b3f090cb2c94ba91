import { type AbsenceFacts, type DaysAway, type Rule, warning } from "../absence-facts.ts";

export interface SubstituteAbsent extends Rule, DaysAway {
	readonly code: "SUBSTITUTE_ABSENT";
}

export function substituteAbsent({ substitute }: AbsenceFacts): SubstituteAbsent[] {
	if (!substitute.isNamed) return [];
	return substitute.absentOn.map((days) => ({ code: "SUBSTITUTE_ABSENT", ...warning, ...days }));
}
