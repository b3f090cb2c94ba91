import * as z from "zod/mini";
import { civilDay, id, instant } from "#kit/contract/fields.ts";
import { recurrence } from "./fields.ts";
import { itemActivity, keyFields, participantAnswers, timeFields } from "./item.ts";

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
	activity: z.nullable(itemActivity),
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
	/** The subscribed calendar that it is read from. */
	calendarName: z.nullable(z.string()),
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
