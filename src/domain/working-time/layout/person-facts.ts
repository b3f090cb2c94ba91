import type { FreeFactor, HolidayKind } from "../../holidays/holiday-facts.ts";
import type { EpochMinute, LocalDay } from "../../time/quantities.ts";
import type { Zone } from "../../time/zone.ts";
import type { WorkFact } from "../facts.ts";
import type { HolidayWork } from "../holiday-work.ts";
import type { TimeClass } from "../timeline/time-class.ts";
import type { AbsenceSpan } from "./absence-span.ts";
import type { PlannedShift } from "./planned-shift.ts";
import type { Worksheet } from "./worksheet.ts";

/** An entry of the timeline; standby lies beside it and may overlap what else was booked. */
export interface PersonEntry extends Omit<WorkFact, "classType"> {
	readonly classType: TimeClass | "SHIFT_STANDBY";
	/** Others than these two are nobody's time. */
	readonly state: "APPROVED" | "REQUESTED";
	/** Of standby alone: whether it is work. */
	readonly countsAsWorkingTime: boolean;
}

export interface HolidayFact {
	readonly factor: FreeFactor;
	readonly kind: HolidayKind;
}

/** What is known of a person over many days. */
export interface PersonFacts {
	readonly zone: Zone;
	/** Until the next entry at most, for it to belong to the same shift; by the day that the shift begins on. */
	readonly shiftGapMinutes: number | ((day: LocalDay) => number);
	/** First and last day of the employment; null: without limit. */
	readonly entryDay: LocalDay | null;
	readonly exitDay: LocalDay | null;
	readonly now: EpochMinute;
	readonly worksheetOn: (day: LocalDay) => Worksheet | null;
	/** The holidays at the person's site. */
	readonly holidaysOn: (day: LocalDay) => readonly HolidayFact[];
	/** What work on them does to their credit; the usual one unless said otherwise. */
	readonly holidayWorkOn?: (day: LocalDay) => HolidayWork;
	/** In any order. */
	readonly entries: readonly PersonEntry[];
	readonly absences: readonly AbsenceSpan[];
	readonly shifts: readonly PlannedShift[];
}
