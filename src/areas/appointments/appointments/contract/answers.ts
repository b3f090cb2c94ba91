import * as z from "zod/mini";
import { civilDay, id, instant } from "#kit/contract/fields.ts";
import { recurrence } from "./fields.ts";
import { appointmentKinds } from "./kinds.ts";

export const participantAnswers = ["NONE", "ACCEPTED", "DECLINED"] as const;

const activity = z.object({ id, name: z.string(), color: z.string() });

const timeFields = {
	begin: instant,
	end: instant,
	allDay: z.boolean(),
	/** Days of the zone, the last one included. */
	from: civilDay,
	to: civilDay,
	/** Of whom it is. */
	zone: z.string(),
};

const keyFields = {
	kind: z.enum(appointmentKinds),
	/** Of the single one or of the series. */
	id,
	exceptionId: z.nullable(id),
	/** Of a series: the day on which its rule has it. */
	originalDay: z.nullable(civilDay),
};

/** One appointment as calendars show it. */
export const appointmentItem = z.object({
	...keyFields,
	...timeFields,
	/** False: the reader may know that somebody is busy, and nothing else. */
	isOpen: z.boolean(),
	title: z.nullable(z.string()),
	location: z.nullable(z.string()),
	activity: z.nullable(activity),
	/** Whose it is. */
	userId: z.nullable(id),
	unitId: z.nullable(id),
	unitName: z.nullable(z.string()),
	/** Those of the people asked for whom it concerns: theirs, of a unit of theirs, or invited. */
	userIds: z.array(id),
	/** What the reader has answered; null: not asked. */
	ownAnswer: z.nullable(z.enum(participantAnswers)),
});
export type AppointmentItem = z.output<typeof appointmentItem>;

export const appointmentDetail = z.object({
	...keyFields,
	...timeFields,
	/** Of the wall clock; null: whole days. */
	beginMinutes: z.nullable(z.int()),
	endMinutes: z.nullable(z.int()),
	/** What a change names: of an exception its own, else that of the single one or of the series. */
	version: z.int(),
	/** Of the series, null of a single one. */
	seriesVersion: z.nullable(z.int()),
	title: z.string(),
	location: z.nullable(z.string()),
	description: z.nullable(z.string()),
	activity: z.nullable(activity),
	userId: z.nullable(id),
	unitId: z.nullable(id),
	ownerName: z.string(),
	recurrence: z.nullable(recurrence),
	/** Of a series: its first day and its last, null without end. */
	firstDay: z.nullable(civilDay),
	lastDay: z.nullable(civilDay),
	/** Of a series: days that were left out. */
	leftOut: z.array(z.object({ exceptionId: id, day: civilDay })),
	participants: z.array(
		z.object({
			userId: id,
			firstName: z.string(),
			lastName: z.string(),
			answer: z.enum(participantAnswers),
		}),
	),
	ownAnswer: z.nullable(z.enum(participantAnswers)),
	mayWrite: z.boolean(),
	mayDelete: z.boolean(),
});
export type AppointmentDetail = z.output<typeof appointmentDetail>;

export const conflictKinds = ["SHIFT", "ABSENCE", "APPOINTMENT"] as const;

/** What somebody has already at a time of an appointment. */
export const appointmentConflict = z.object({
	userId: id,
	firstName: z.string(),
	lastName: z.string(),
	kind: z.enum(conflictKinds),
	/** Of shifts the kind, of appointments the title where the reader may know it. */
	name: z.nullable(z.string()),
	/** The day of the appointment that it meets. */
	day: civilDay,
	begin: instant,
	end: instant,
	/** Whole days. */
	allDay: z.boolean(),
});
export type AppointmentConflict = z.output<typeof appointmentConflict>;
