import {
	type AbsenceFacts,
	information,
	type Rule,
	type ShiftsMet,
	warning,
} from "../absence-facts.ts";

export interface ShiftConflict extends Rule, ShiftsMet {
	readonly code: "SHIFT_CONFLICT";
}

/** Who is away cannot work what is planned: who plans it has to see to that, others merely know. */
export function shiftConflict({ shifts, wanted }: AbsenceFacts): ShiftConflict[] {
	if (shifts === undefined || shifts === null || wanted.isByHours) return [];
	const rule = shifts.mayResolve ? warning : information;
	return [{ code: "SHIFT_CONFLICT", ...rule, ...shifts }];
}
