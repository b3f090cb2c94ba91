import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, lastOf, nothing, typedText } from "#kit/contract/fields.ts";
import { commonRefusals, refusal } from "#kit/contract/refusal.ts";
import { appointmentConflict, appointmentDetail } from "./contract/answers.ts";
import {
	contentFields,
	ownerFields,
	participantIds,
	recurrence,
	valueFields,
	whenFields,
} from "./contract/fields.ts";
import { appointmentItem, participantAnswers } from "./contract/item.ts";
import { appointmentKinds } from "./contract/kinds.ts";

/** Two months, so that one with seven days on each side has room. */
export const mostDays = 62;
export const mostPeople = 50;
/** Of a series so many days from its first on are looked at for what they meet. */
export const conflictDays = 92;
export const mostConflicts = 100;
export const mostTemplates = 200;

export const appointmentDays = refusal("RuleViolation", "APPOINTMENT_DAYS");
/** It ends before it begins, lasts too long, or has only one of two times. */
export const appointmentTimes = refusal("RuleViolation", "APPOINTMENT_TIMES");
/** A person's and a unit's at once. */
export const appointmentOwner = refusal("RuleViolation", "APPOINTMENT_OWNER");
export const appointmentKindUnfit = refusal("InvalidAction", "APPOINTMENT_KIND_UNFIT");
/** Somebody is named whom one may not invite. */
export const participantUnknown = refusal("RuleViolation", "APPOINTMENT_PARTICIPANT_UNKNOWN");
/** What the rule says does not go together. */
export const seriesRule = refusal("RuleViolation", "APPOINTMENT_SERIES_RULE");
export const seriesWithoutDay = refusal("RuleViolation", "APPOINTMENT_SERIES_WITHOUT_DAY");
export const seriesEndsBefore = refusal("RuleViolation", "APPOINTMENT_SERIES_ENDS_BEFORE");
/** The series has no such day, or what became of it is known already. */
export const seriesDayUnfit = refusal("InvalidAction", "APPOINTMENT_SERIES_DAY_UNFIT");
/** It is read from a subscribed calendar, and changed there alone. */
export const appointmentSubscribed = refusal("InvalidAction", "APPOINTMENT_SUBSCRIBED");
export const tooManyTemplates = refusal("InvalidAction", "TOO_MANY_APPOINTMENT_TEMPLATES");

/** One's own always; of others and of units by appointments.manage, which the use case asks. */
const own = { signedIn: true } as const;

const version = z.int();
const made = z.object({ id, version });
const valueRefusals = [appointmentTimes, appointmentKindUnfit] as const;
const ruleRefusals = [seriesRule, seriesWithoutDay, seriesEndsBefore] as const;
const changing = [commonRefusals.staleVersion, appointmentSubscribed, ...valueRefusals] as const;

const template = z.object({
	...{ id, version, name: z.string(), title: z.string() },
	location: z.nullable(z.string()),
	description: z.nullable(z.string()),
	activityId: z.nullable(id),
	userId: z.nullable(id),
	unitId: z.nullable(id),
	unitName: z.nullable(z.string()),
	beginMinutes: z.nullable(z.int()),
	durationMinutes: z.int(),
	allDay: z.boolean(),
	mayDelete: z.boolean(),
});
export type AppointmentTemplate = z.output<typeof template>;

const reads = {
	listAppointments: endpoint("listAppointments", {
		route: "POST /api/appointments/search",
		asRead: true,
		readsOnly: true,
		summary:
			"Appointments of people and units in a range of days, series expanded; one's own where nobody is named",
		description:
			"Of people come their own, those of their units and those they are invited to. People and units one may not see are left out as if there were none. " +
			"Details take READ on appointments.manage, or that one owns it, is invited or belongs to the unit; with LIST, and of colleagues of one's own unit with " +
			"calendar.showusersofownunit, come the times alone. At most 50 people and units by name, 62 days and 5,000 appointments.",
		access: own,
		input: z.object({
			range: z.object({ from: civilDay, to: lastOf(civilDay, "from", { days: mostDays }) }),
			userIds: z.optional(z.array(id).check(z.maxLength(mostPeople))),
			/** What belongs to these units themselves. */
			units: z.optional(
				z.object({
					unitIds: z.array(id).check(z.maxLength(mostPeople)),
					recursive: z._default(z.boolean(), true),
				}),
			),
		}),
		answer: z.object({ appointments: z.array(appointmentItem) }),
		refusals: [appointmentDays],
	}),
	getAppointment: endpoint("getAppointment", {
		route: "GET /api/appointments/{id}",
		summary: "One single appointment",
		access: own,
		input: z.object({ id }),
		answer: appointmentDetail,
	}),
	getAppointmentSeriesItem: endpoint("getAppointmentSeriesItem", {
		route: "GET /api/appointment-series/{id}/items/{day}",
		summary: "One time of a series, as its rule has it or as it was moved",
		access: own,
		input: z.object({ id, day: civilDay }),
		answer: appointmentDetail,
	}),
	getAppointmentException: endpoint("getAppointmentException", {
		route: "GET /api/appointment-exceptions/{id}",
		summary: "One time of a series that was moved",
		access: own,
		input: z.object({ id }),
		answer: appointmentDetail,
	}),
	listAppointmentConflicts: endpoint("listAppointmentConflicts", {
		route: "POST /api/appointments/conflicts",
		asRead: true,
		readsOnly: true,
		summary: "Shifts, absences and other appointments that people have at a time; refuses nothing",
		description:
			"Of a series its first 92 days are looked at. Of people whom the reader may not see comes nothing, and of absences never what they are.",
		access: own,
		input: z.object({
			...ownerFields,
			...whenFields,
			recurrence: z._default(z.nullable(recurrence), null),
			participantIds,
			/** The single one or the series that is being changed: it does not meet itself. */
			except: z._default(z.nullable(id), null),
		}),
		answer: z.object({ conflicts: z.array(appointmentConflict) }),
		refusals: [appointmentTimes, appointmentOwner, ...ruleRefusals],
	}),
	findAppointmentPeople: endpoint("findAppointmentPeople", {
		route: "GET /api/appointment-people",
		summary: "People whom one may invite, by parts of their names; 500 at most",
		description:
			"Whom one lists by users.manage or appointments.manage, and those of one's own unit.",
		access: own,
		input: z.object({ search: z._default(typedText({ max: 100 }), "") }),
		answer: z.object({
			people: z.array(
				z.object({ id, firstName: z.string(), lastName: z.string(), unitName: z.string() }),
			),
		}),
	}),
	listAppointmentTemplates: endpoint("listAppointmentTemplates", {
		route: "GET /api/appointment-templates",
		summary:
			"What appointments can be made from: one's own templates, those of one's units, and the kinds there are",
		access: own,
		input: nothing,
		answer: z.object({
			templates: z.array(template),
			/** That can be chosen. */
			kinds: z.array(z.object({ id, name: z.string(), color: z.string() })),
		}),
	}),
} as const;

const writes = {
	createAppointment: endpoint("createAppointment", {
		route: "POST /api/appointments",
		summary: "Create an appointment or a series, of oneself, another person or a unit",
		description:
			"Times are those of the wall clock of whom it is: that of the person's or the unit's site. A time that does not exist on the night on which clocks " +
			"change moves on, one that exists twice is the first. Others' and units' take WRITE on appointments.manage.",
		access: own,
		input: z.object({
			...ownerFields,
			...valueFields,
			recurrence: z._default(z.nullable(recurrence), null),
			participantIds,
		}),
		answer: z.object({
			...{ id, version, kind: z.enum(appointmentKinds) },
			/** The first day that it has. */
			day: civilDay,
		}),
		refusals: [...valueRefusals, ...ruleRefusals, appointmentOwner, participantUnknown],
	}),
	updateAppointment: endpoint("updateAppointment", {
		route: "PUT /api/appointments/{id}",
		summary: "Change a single appointment; where its time changes, participants are asked anew",
		access: own,
		input: z.object({ id, version, ...valueFields, participantIds }),
		answer: made,
		refusals: [...changing, participantUnknown],
	}),
	updateAppointmentSeries: endpoint("updateAppointmentSeries", {
		route: "PUT /api/appointment-series/{id}",
		summary: "Change a series: all of it, or from one of its days on",
		description:
			"From a day on the series ends before that day and another one begins there, with its participants. Exceptions stay on the days that the rule still has. " +
			"`id` of the answer is that of the series that was changed or begun.",
		access: own,
		input: z.object({
			...{ id, version, ...valueFields, recurrence, participantIds },
			/** A day of the series; null: all of it. */
			since: z._default(z.nullable(civilDay), null),
		}),
		answer: z.object({
			...{ id, version, day: civilDay },
			/** Of days that the rule has no longer. */
			droppedExceptions: z.int(),
		}),
		refusals: [...changing, ...ruleRefusals, participantUnknown, seriesDayUnfit],
	}),
	createAppointmentException: endpoint("createAppointmentException", {
		route: "POST /api/appointment-series/{id}/exceptions",
		summary: "Move one time of a series, or leave it out",
		access: own,
		input: z.object({
			id,
			/** Of the series. */
			version,
			day: civilDay,
			/** What it becomes; null: it is left out, which takes FULL on others' and units'. */
			moved: z._default(z.nullable(z.object(valueFields)), null),
		}),
		answer: made,
		refusals: [...changing, seriesDayUnfit],
	}),
	updateAppointmentException: endpoint("updateAppointmentException", {
		route: "PUT /api/appointment-exceptions/{id}",
		summary: "Change a time of a series that was moved",
		access: own,
		input: z.object({ id, version, ...valueFields }),
		answer: made,
		refusals: changing,
	}),
	deleteAppointmentException: endpoint("deleteAppointmentException", {
		route: "DELETE /api/appointment-exceptions/{id}",
		summary: "Take an exception back: the series has that day as its rule says",
		access: own,
		input: z.object({ id }),
		answer: nothing,
		refusals: [appointmentSubscribed],
	}),
	deleteAppointment: endpoint("deleteAppointment", {
		route: "DELETE /api/appointments/{id}",
		summary: "Delete a single appointment",
		description:
			"Others' and units' take FULL on appointments.manage; WRITE does where one created it oneself.",
		access: own,
		input: z.object({ id }),
		answer: nothing,
		refusals: [appointmentSubscribed],
	}),
	deleteAppointmentSeries: endpoint("deleteAppointmentSeries", {
		route: "DELETE /api/appointment-series/{id}",
		summary: "Delete a series: all of it, or from one of its days on",
		description:
			"Others' and units' take FULL on appointments.manage; WRITE does where one created it oneself.",
		access: own,
		input: z.object({ id, since: z.optional(civilDay) }),
		answer: nothing,
		refusals: [seriesDayUnfit, appointmentSubscribed],
	}),
	answerAppointment: endpoint("answerAppointment", {
		route: "POST /api/appointments/{id}/answer",
		summary: "Accept or decline an appointment or a whole series that one is invited to",
		access: own,
		input: z.object({ id, answer: z.enum(participantAnswers) }),
		answer: nothing,
	}),
	createAppointmentTemplate: endpoint("createAppointmentTemplate", {
		route: "POST /api/appointment-templates",
		summary: "Keep values as a template: one's own, or with WRITE on appointments.manage a unit's",
		access: own,
		input: z.object({
			unitId: ownerFields.unitId,
			name: typedText({ min: 1, max: 100 }),
			...contentFields,
			beginMinutes: whenFields.beginMinutes,
			durationMinutes: z.int().check(z.gte(0), z.lte(31 * 1440)),
			allDay: z._default(z.boolean(), false),
		}),
		answer: made,
		refusals: [appointmentKindUnfit, tooManyTemplates],
	}),
	deleteAppointmentTemplate: endpoint("deleteAppointmentTemplate", {
		route: "DELETE /api/appointment-templates/{id}",
		summary: "Delete a template; a unit's takes FULL on appointments.manage",
		access: own,
		input: z.object({ id }),
		answer: nothing,
	}),
} as const;

export const contract = { ...reads, ...writes } as const;
