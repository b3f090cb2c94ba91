import * as z from "zod/mini";
import { holidayKinds } from "../../holidays/holiday-facts.ts";
import { wallTime } from "../../surcharge/conditions/wall-time.ts";
import { specialAccount } from "../../surcharge/special-account.ts";
import { holidayWorkModes, usualHolidayWork } from "../holiday-work.ts";
import { dayParts } from "../layout/absence-span.ts";
import { shiftClasses } from "../layout/planned-shift.ts";
import { attributions, worksheetKinds } from "../layout/worksheet.ts";
import { balanceModes } from "../rules/balance-mode.ts";
import { timeRule } from "../rules/rule-catalogue.ts";
import { civilDay, minutesOfDay } from "../rules/validity.ts";
import { usualShiftGap } from "../timeline/shifts-of.ts";
import { isInstantText } from "./iso-instant.ts";

const instant = z
	.string()
	.check(z.maxLength(50), z.refine(isInstantText, { params: { key: "INVALID_INSTANT" } }));
const name = z._default(z.nullable(z.string().check(z.maxLength(200))), null);
const states = z._default(
	z.enum(["PLANNED", "REQUESTED", "APPROVED", "REJECTED", "CANCELLED"]),
	"APPROVED",
);

function orNull<Schema extends z.ZodMiniType>(schema: Schema) {
	return z._default(z.nullable(schema), null);
}

function listOf<Schema extends z.ZodMiniType>(item: Schema, most = 5000) {
	return z._default(z.array(item).check(z.maxLength(most)), []);
}

const span = z.strictObject({ begin: wallTime, end: wallTime });
const pause = z.strictObject({ begin: wallTime, minutes: minutesOfDay });
const cents = z.int().check(z.gte(0));
const minutes = z.int().check(z.gte(0), z.lte(100_000));

const employment = z.strictObject({
	entry: orNull(civilDay),
	exit: orNull(civilDay),
	weeklyMinutes: orNull(minutes),
	birthDate: orNull(civilDay),
	hourlyWageCents: orNull(cents),
	maxMonthlyMinutes: orNull(minutes),
	maxMonthlyWageCents: orNull(cents),
});

const weekday = z.strictObject({
	/** 1 = Monday. */
	weekday: z.int().check(z.gte(1), z.lte(7)),
	targetMinutes: z._default(minutesOfDay, 0),
	begin: orNull(wallTime),
	end: orNull(wallTime),
	core: orNull(span),
	frame: orNull(span),
	breaks: listOf(pause, 20),
});

const worksheet = z.strictObject({
	kind: z._default(z.enum(worksheetKinds), "FIXED"),
	/** None: the first day asked for. */
	cycleStart: orNull(civilDay),
	attribution: z._default(z.enum(attributions), "START_DAY"),
	weeks: listOf(z.array(weekday).check(z.maxLength(7)), 53),
});

const holiday = z.strictObject({
	date: civilDay,
	factor: z._default(z.literal([0, 0.5, 1]), 1),
	kind: z._default(z.enum(holidayKinds), "PUBLIC"),
});

const shift = z.strictObject({
	begin: instant,
	end: instant,
	pauses: listOf(pause, 20),
	classType: z._default(z.enum(shiftClasses), "SHIFT_DAY"),
});

const tracking = z.strictObject({
	begin: instant,
	/** Null: it runs until now. */
	end: orNull(instant),
	classType: z._default(
		z.enum(["WORKTIME", "WORKTIME_SICK", "ACTION", "PAUSE", "BREAK", "SHIFT_STANDBY"]),
		"WORKTIME",
	),
	state: states,
	activity: name,
	tags: listOf(z.string().check(z.maxLength(200)), 100),
	workspace: name,
	unit: name,
});

const absence = z.strictObject({
	begin: civilDay,
	end: civilDay,
	classType: z.enum(["LEAVE", "SICK", "ABSENCE"]),
	beginPart: z._default(z.enum(dayParts), "WHOLE"),
	endPart: z._default(z.enum(dayParts), "WHOLE"),
	dayFactor: orNull(z.number().check(z.gte(0), z.lte(1))),
	minutes: orNull(minutesOfDay),
	creditsTime: z._default(z.boolean(), true),
	state: states,
});

/** So many days are answered at once. */
export const mostSimulatedDays = 400;

/** What may be asked of the simulator; missing lists are empty, dates inclusive. */
export const simulationInput = z.strictObject({
	timeZone: z._default(z.string().check(z.maxLength(100)), "Europe/Berlin"),
	from: civilDay,
	to: civilDay,
	/** None: the end of the last day. */
	now: orNull(instant),
	shiftGapMinutes: z._default(minutesOfDay, usualShiftGap),
	balanceMode: z._default(z.enum(balanceModes), "ACTUAL_MINUS_TARGET"),
	holidayWork: z._default(z.enum(holidayWorkModes), usualHolidayWork),
	openingBalanceMinutes: z._default(z.int().check(z.gte(-1_000_000), z.lte(1_000_000)), 0),
	employment: orNull(employment),
	worksheet: orNull(worksheet),
	rules: listOf(timeRule, 200),
	specialAccounts: listOf(specialAccount, 200),
	preset: orNull(z.literal("ESTG_3B")),
	holidays: listOf(holiday),
	holidayRegion: orNull(z.string().check(z.maxLength(20))),
	easterAndPentecostSundayAsHoliday: z._default(z.boolean(), false),
	shifts: listOf(shift),
	trackings: listOf(tracking, 20_000),
	absences: listOf(absence),
});

export type SimulationInput = z.output<typeof simulationInput>;
/** As it is sent. */
export type SimulationQuestion = z.input<typeof simulationInput>;
export type WorksheetInput = z.output<typeof worksheet>;
export type WeekdayInput = z.output<typeof weekday>;
