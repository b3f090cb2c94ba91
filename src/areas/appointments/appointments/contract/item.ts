import * as z from "zod/mini";
import { civilDay, id, instant } from "#kit/contract/fields.ts";
import { appointmentKinds } from "./kinds.ts";

export const participantAnswers = ["NONE", "ACCEPTED", "DECLINED"] as const;

export const itemActivity = z.object({ id, name: z.string(), color: z.string() });

export const timeFields = {
	begin: instant,
	end: instant,
	allDay: z.boolean(),
	/** Days of the zone, the last one included. */
	from: civilDay,
	to: civilDay,
	/** Of whom it is. */
	zone: z.string(),
};

export const keyFields = {
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
	activity: z.nullable(itemActivity),
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
