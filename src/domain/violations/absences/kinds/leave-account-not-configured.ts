import { type AbsenceFacts, type Rule, warning } from "../absence-facts.ts";

export interface LeaveAccountNotConfigured extends Rule {
	readonly code: "LEAVE_ACCOUNT_NOT_CONFIGURED";
	readonly year: number;
}

/** What is left of such a year nobody can tell. */
export function leaveAccountNotConfigured({ account }: AbsenceFacts): LeaveAccountNotConfigured[] {
	return (account ?? [])
		.filter(({ after }) => after === null)
		.map(({ year }) => ({ code: "LEAVE_ACCOUNT_NOT_CONFIGURED", ...warning, year }));
}
