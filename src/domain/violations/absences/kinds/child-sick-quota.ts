import { type AbsenceFacts, type Rule, warning } from "../absence-facts.ts";

/** More days with a child that is ill than the law gives in a calendar year; quantities are ten thousandths of a workday. */
export interface ChildSickQuota extends Rule {
	readonly code: "CHILD_SICK_QUOTA";
	readonly year: number;
	readonly quota: number;
	readonly after: number;
}

/** The company may still give more: it is put aside by who has read it. Of years without figures nothing is said. */
export function childSickQuota({ childSick }: AbsenceFacts): ChildSickQuota[] {
	return (childSick ?? []).flatMap(({ year, quota, before, after }): ChildSickQuota[] =>
		quota !== null && after > quota && after > before
			? [{ code: "CHILD_SICK_QUOTA", ...warning, year, quota, after }]
			: [],
	);
}
