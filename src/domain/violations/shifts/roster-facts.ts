import type { LaidShift } from "../../shifts/shift-times.ts";
import type { EpochMinute, LocalDay } from "../../time/quantities.ts";
import type { Zone } from "../../time/zone.ts";
import type { Span } from "../../working-time/facts.ts";
import type { PeriodTerms } from "../../working-time/period-violations.ts";
import type { Horizon } from "./time/day-line.ts";

/** A planned shift of a person. */
export interface RosterShift extends LaidShift {
	readonly id: string;
	/** On which it begins, by the clock of its place. */
	readonly day: LocalDay;
	readonly workspaceId: string | null;
	readonly activityId: string;
	/** WORK counts as working time; REST is standby that does not; FREE is a planned day off. */
	readonly kind: "WORK" | "REST" | "FREE";
	/** What its workspace and its kind ask for. */
	readonly requirements: readonly QualificationAsked[];
}

export interface QualificationAsked {
	readonly qualificationId: string;
	readonly name: string;
	/** Counted from 1; null: any. */
	readonly minLevel: number | null;
	/** Names of the levels, the lowest first. */
	readonly levels: readonly string[];
}

/** Civil days, both inclusive; null: open. */
interface Dated {
	readonly from: LocalDay;
	readonly to: LocalDay | null;
}

/** All of a person that says whether she can take a shift; what the plan itself says comes beside it. */
export interface RosterFacts {
	/** Of her site: days of the law are laid out in it. */
	readonly zone: Zone;
	readonly employments: readonly Dated[];
	/** First day of full age; null where the birthday is unknown. */
	readonly adultFrom: LocalDay | null;
	/** Days on which § 18 ArbZG leaves her out. */
	readonly exempt: readonly Dated[];
	readonly absences: readonly {
		readonly id: string;
		readonly from: LocalDay;
		readonly to: LocalDay;
		readonly state: "REQUESTED" | "APPROVED";
		/** Of part of a day alone: on the wall clock, or half of it. */
		readonly beginMinute: number | null;
		readonly endMinute: number | null;
	}[];
	/** When she said that she cannot come. */
	readonly unavailable: readonly { readonly begin: EpochMinute; readonly end: EpochMinute }[];
	readonly qualifications: readonly (Dated & {
		readonly qualificationId: string;
		readonly level: number | null;
	})[];
	/** What is agreed upon with her. */
	readonly contracts: readonly (Dated & {
		readonly weeklyMinutes: number;
		readonly daysPerWeek: number;
	})[];
	/** Days on which she is protected as a mother, before the birth and after it. */
	readonly maternity: readonly Dated[];
	/** What a month may hold; null: nothing limits any. */
	readonly termsOn: ((day: LocalDay) => PeriodTerms | null) | null;
	/** Her working hours on a day; FREE: she has some on other days; null: nobody says. */
	readonly hoursOn: (day: LocalDay) => Span | "FREE" | null;
	/** Half a year and more around the plan. */
	readonly horizon: Horizon;
	/** Shifts for which time was recorded already. */
	readonly recorded: ReadonlySet<string>;
}
