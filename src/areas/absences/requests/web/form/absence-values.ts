import { ownWords } from "#areas/time-tracking/approvals/web/public.ts";
import type { DayPart } from "#domain/working-time/layout/absence-span.ts";
import type { Days } from "#kit/ui/field/date-range-field.tsx";
import type { AbsenceAnswer } from "../../contract/absence-answer.ts";
import type { AbsenceKind } from "./use-kinds.ts";

/** Minutes since midnight; beyond 1440 on the next day. */
interface Times {
	readonly begin: number;
	readonly end: number;
}

/** What is typed about an absence. Parts and hours that its days or its kind do not have are kept, but not sent. */
export interface AbsenceValues {
	readonly activityId: string | null;
	readonly days: Days | null;
	readonly fromPart: DayPart;
	readonly toPart: DayPart;
	/** Of a single day; null: all of it, or the part that is chosen. */
	readonly hours: Times | null;
	readonly substituteUserId: string | null;
	readonly reason: string;
}

type Held = Pick<
	AbsenceAnswer,
	"from" | "to" | "fromPart" | "toPart" | "beginMinutes" | "endMinutes" | "activity" | "substitute"
>;

export function valuesOf(absence: Held): AbsenceValues {
	const { from, to, fromPart, toPart, beginMinutes: begin, endMinutes: end } = absence;
	return {
		activityId: absence.activity?.id ?? null,
		days: { from, to },
		fromPart,
		toPart,
		hours: begin === null || end === null ? null : { begin, end },
		substituteUserId: absence.substitute?.userId ?? null,
		reason: "",
	};
}

export const isOneDay = ({ days }: Pick<AbsenceValues, "days">): boolean =>
	days !== null && days.from === days.to;

/** Whether hours are asked for: of a single day, where the kind is taken by them. */
export function mayTakeHours(values: AbsenceValues, kind: AbsenceKind | undefined): boolean {
	return kind?.bookingUnit === "HOURS" && isOneDay(values);
}

/** As it is sent; empty fields were refused before. */
export function absenceInput(values: AbsenceValues, kind: AbsenceKind | undefined) {
	const { activityId, days } = values;
	return {
		activityId: activityId ?? "",
		from: days?.from ?? "",
		to: days?.to ?? "",
		...partsOf(values, kind),
	};
}

type Parts = Pick<AbsenceAnswer, "fromPart" | "toPart" | "beginMinutes" | "endMinutes">;

function partsOf(values: AbsenceValues, kind: AbsenceKind | undefined): Parts {
	const { hours, fromPart, toPart } = values;
	if (hours !== null && mayTakeHours(values, kind)) {
		return { ...wholeDays, beginMinutes: hours.begin, endMinutes: hours.end };
	}
	if (kind === undefined || kind.bookingUnit === "DAYS") return wholeDays;
	if (isOneDay(values)) return { ...wholeDays, fromPart, toPart: fromPart };
	return {
		...wholeDays,
		fromPart: fromPart === "FIRST_HALF" ? "WHOLE" : fromPart,
		toPart: toPart === "SECOND_HALF" ? "WHOLE" : toPart,
	};
}

const wholeDays: Parts = {
	fromPart: "WHOLE",
	toPart: "WHOLE",
	beginMinutes: null,
	endMinutes: null,
};

/** Who stands in, where the kind knows substitutes. */
export function substituteInput(
	{ substituteUserId }: AbsenceValues,
	kind: AbsenceKind | undefined,
) {
	return { substituteUserId: kind?.substitute === "NONE" ? null : substituteUserId };
}

export const reasonInput = ({ reason }: AbsenceValues) => ({ reason: ownWords(reason) });
