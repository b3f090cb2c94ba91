import { type AbsenceFacts, error, type Rule } from "../absence-facts.ts";

export interface UserNotEmployed extends Rule {
	readonly code: "USER_NOT_EMPLOYED";
	readonly entryDate: string | null;
	readonly exitDate: string | null;
}

/** Nobody is absent from an employment that there is not: never put aside. */
export function userNotEmployed({ costs, employment }: AbsenceFacts): UserNotEmployed[] {
	const isOutside = costs.some(({ reason }) => reason === "OUTSIDE_EMPLOYMENT");
	return isOutside ? [{ code: "USER_NOT_EMPLOYED", ...error(false), ...employment }] : [];
}
