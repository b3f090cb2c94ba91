import { type AbsenceFacts, error, type Rule } from "../absence-facts.ts";

export interface SubstituteNeeded extends Rule {
	readonly code: "SUBSTITUTE_NEEDED";
}

export function substituteNeeded({ substitute, mayOverride }: AbsenceFacts): SubstituteNeeded[] {
	const isMissing = substitute.rule === "REQUIRED" && !substitute.isNamed;
	return isMissing ? [{ code: "SUBSTITUTE_NEEDED", ...error(mayOverride) }] : [];
}
