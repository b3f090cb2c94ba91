import * as z from "zod/mini";
import type { FreeFactor, HolidayKind } from "../holidays/holiday-facts.ts";
import type { LocalDay } from "../time/quantities.ts";
import type { Zone } from "../time/zone.ts";
import type { WorkedPiece } from "./worked-piece.ts";

/** The calendar of a place of work. */
export interface SurchargeCalendar {
	readonly zone: Zone;
	/** The holidays that hold on a day at the place. Asked once per day of a plan. */
	holidaysOn(day: LocalDay): readonly { readonly factor: FreeFactor; readonly kind: HolidayKind }[];
}

/** A condition that the calendar alone decides: worked out once per day, for all people of a place. */
export interface CalendarCondition {
	readonly on: "CALENDAR";
	/** Minutes on the wall clock, 0 to 1440, between which the answer stays the same all day. */
	readonly edges: readonly number[];
	/** Whether a minute of a day, 0 to 1439 on the wall clock, meets it. */
	holds(day: LocalDay, minute: number, calendar: SurchargeCalendar): boolean;
}

/** Whether a piece of work meets a condition in those of its minutes that lie on a calendar day. */
export type PieceTest = (piece: WorkedPiece, day: LocalDay) => boolean;

/** A condition on the work itself. */
export interface WorkCondition {
	readonly on: "WORK";
	/** The test by the wall clock of a zone: made once for all days and people. */
	testIn(zone: Zone): PieceTest;
}

/** A condition with its settings read. */
export type Condition = CalendarCondition | WorkCondition;

/** A kind of condition: what is stored of it beside its type, and how that is read. */
export function conditionKind<const Type extends string, Shape extends z.core.$ZodShape>(
	type: Type,
	shape: Shape,
	prepare: (given: z.infer<z.ZodMiniObject<Shape>>) => Condition,
) {
	return { type, settings: z.strictObject({ type: z.literal(type), ...shape }), prepare };
}
