import type { DayPart } from "../working-time/layout/absence-span.ts";
import type { BookingUnit } from "./kind-fault.ts";

/** What somebody typed; civil days in their written form, minutes of the day. */
export interface AbsenceForm {
	readonly from: string;
	readonly to: string;
	readonly fromPart: DayPart;
	readonly toPart: DayPart;
	readonly beginMinutes: number | null;
	readonly endMinutes: number | null;
}

export const absenceFaults = [
	"ABSENCE_REVERSED",
	"ABSENCE_TOO_LONG",
	"ABSENCE_PARTS",
	"ABSENCE_WHOLE_DAYS",
	"ABSENCE_NO_HOURS",
	"ABSENCE_HOURS",
] as const;
export type AbsenceFault = (typeof absenceFaults)[number];

/** Years of an absence at most: parental leave lasts three, and nothing else is planned for longer. */
export const longestYears = 5;

/** What no absence can be; null where there is nothing wrong. Hours belong to one day and may last over its midnight. */
export function absenceFault(form: AbsenceForm, unit: BookingUnit): AbsenceFault | null {
	const { from, to, fromPart, toPart, beginMinutes, endMinutes } = form;
	const fault = rangeFault(form);
	if (fault !== null) return fault;
	const isByHours = beginMinutes !== null || endMinutes !== null;
	const isWhole = fromPart === "WHOLE" && toPart === "WHOLE";
	if (isByHours) {
		if (unit !== "HOURS") return "ABSENCE_NO_HOURS";
		const isInOrder = beginMinutes !== null && endMinutes !== null && endMinutes > beginMinutes;
		return isInOrder && from === to && isWhole ? null : "ABSENCE_HOURS";
	}
	if (!partsFit(form)) return "ABSENCE_PARTS";
	return unit === "DAYS" && !isWhole ? "ABSENCE_WHOLE_DAYS" : null;
}

/** What no range of days of an absence can be. */
export function rangeFault({ from, to }: Pick<AbsenceForm, "from" | "to">) {
	if (to < from) return "ABSENCE_REVERSED";
	const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
	return years > longestYears ? "ABSENCE_TOO_LONG" : null;
}

/** One day has one part; several begin with all of a day or its second half, and end with all of one or its first. */
function partsFit({ from, to, fromPart, toPart }: AbsenceForm): boolean {
	return from === to ? fromPart === toPart : fromPart !== "FIRST_HALF" && toPart !== "SECOND_HALF";
}
