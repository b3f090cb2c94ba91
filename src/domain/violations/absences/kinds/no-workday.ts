import { type AbsenceFacts, type Rule, warning } from "../absence-facts.ts";

export interface NoWorkday extends Rule {
	readonly code: "NO_WORKDAY";
}

/** Leave on days without work is probably a mistyped day. */
export function noWorkday({ wanted, costs }: AbsenceFacts): NoWorkday[] {
	const isEmpty = costs.every(({ cost }) => cost === 0);
	const isEmployed = costs.every(({ reason }) => reason !== "OUTSIDE_EMPLOYMENT");
	return wanted.classType === "LEAVE" && isEmpty && isEmployed
		? [{ code: "NO_WORKDAY", ...warning }]
		: [];
}
