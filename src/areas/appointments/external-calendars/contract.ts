import * as z from "zod/mini";
import { appointmentOwner } from "#areas/appointments/appointments/contract.ts";
import { skipReasons } from "#domain/appointments/imported/imported-appointments.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, instant, nothing, typedText } from "#kit/contract/fields.ts";
import { refusal, statusRefusal } from "#kit/contract/refusal.ts";

/** Of a file, and of what is behind an address. */
export const mostBytes = 5 * 1024 * 1024;
export const mostEvents = 10_000;
/** So many subscriptions a person may have, and a unit. */
export const mostSubscriptions = 20;
/** A preview names so many of them. */
export const mostLines = 200;

export const calendarFaults = [
	"REFUSED",
	"UNREACHABLE",
	"STATUS",
	"NO_CALENDAR",
	"TOO_LARGE",
	"TOO_MANY",
] as const;
export type CalendarFault = (typeof calendarFaults)[number];

export const noCalendar = statusRefusal(422, "CALENDAR_UNREADABLE");
export const tooManyEvents = statusRefusal(422, "CALENDAR_TOO_MANY_EVENTS");
export const addressUnfit = statusRefusal(422, "CALENDAR_ADDRESS");
export const notReached = statusRefusal(422, "CALENDAR_NOT_REACHED");
export const tooManySubscriptions = refusal("InvalidAction", "TOO_MANY_SUBSCRIPTIONS");

/** One's own always; of others and of units with WRITE on appointments.manage, which the use case asks. */
const own = { signedIn: true } as const;

/** Whose calendar: a person's or a unit's, with neither one's own. */
const ownerFields = {
	userId: z._default(z.nullable(id), null),
	unitId: z._default(z.nullable(id), null),
};

const file = z.object({
	...ownerFields,
	/** What the file holds. */
	text: z.string().check(z.minLength(1), z.maxLength(mostBytes)),
});
const fileRefusals = [appointmentOwner, noCalendar, tooManyEvents] as const;

const counts = {
	added: z.int(),
	changed: z.int(),
	unchanged: z.int(),
	skipped: z.int(),
};

const line = z.object({
	title: z.string(),
	move: z.enum(["NEW", "CHANGED", "UNCHANGED", "SKIPPED"]),
	/** Of what is skipped. */
	reason: z.nullable(z.enum(skipReasons)),
	begin: z.nullable(instant),
	/** By whose clock it is. */
	zone: z.nullable(z.string()),
	allDay: z.boolean(),
	isRepeated: z.boolean(),
});
export type ImportLine = z.output<typeof line>;

const subscription = z.object({
	id,
	name: z.string(),
	/** Of the address; the address itself is told to nobody. */
	host: z.string(),
	userId: z.nullable(id),
	unitId: z.nullable(id),
	unitName: z.nullable(z.string()),
	fault: z.nullable(z.enum(calendarFaults)),
	/** When it was last read in full. */
	readAt: z.nullable(instant),
	nextAt: instant,
	kept: z.int(),
	skipped: z.int(),
	mayDelete: z.boolean(),
});
export type CalendarSubscription = z.output<typeof subscription>;

export const contract = {
	previewCalendarFile: endpoint("previewCalendarFile", {
		route: "POST /api/calendar-files/preview",
		asRead: true,
		readsOnly: true,
		summary: "What reading a calendar file (iCalendar) would come to; changes nothing",
		description: `At most ${mostEvents} events and 5 MB. The first ${mostLines} are named, what is new or skipped before what stays.`,
		access: own,
		bodyLimit: mostBytes + 64 * 1024,
		input: file,
		answer: z.object({
			...counts,
			lines: z.array(line),
			/** Names of clocks that nobody knows: their times are read by the clock of whose calendar it is. */
			unknownZones: z.array(z.string()),
		}),
		refusals: fileRefusals,
	}),
	importCalendarFile: endpoint("importCalendarFile", {
		route: "POST /api/calendar-files",
		summary: "Read a calendar file into a calendar; read again, nothing is there twice",
		description:
			"An event is known by its UID, its changed times by RECURRENCE-ID. What has a lower SEQUENCE than what was read before changes nothing; what the file calls cancelled goes.",
		access: own,
		asRead: true,
		bodyLimit: mostBytes + 64 * 1024,
		input: file,
		answer: z.object({ ...counts, removed: z.int() }),
		refusals: fileRefusals,
	}),
	listCalendarSubscriptions: endpoint("listCalendarSubscriptions", {
		route: "GET /api/calendar-subscriptions",
		summary: "Subscribed calendars: one's own, and of units where one reads appointments",
		access: own,
		input: nothing,
		answer: z.object({ subscriptions: z.array(subscription) }),
	}),
	createCalendarSubscription: endpoint("createCalendarSubscription", {
		route: "POST /api/calendar-subscriptions",
		summary: "Subscribe to a public calendar under an address; it is read at once, then by a job",
		access: own,
		asRead: true,
		input: z.object({
			...ownerFields,
			name: typedText({ min: 1, max: 100 }),
			address: typedText({ min: 1, max: 2000 }),
		}),
		answer: z.object({ id, kept: z.int(), skipped: z.int() }),
		refusals: [
			appointmentOwner,
			addressUnfit,
			notReached,
			noCalendar,
			tooManyEvents,
			tooManySubscriptions,
		],
	}),
	refreshCalendarSubscription: endpoint("refreshCalendarSubscription", {
		route: "POST /api/calendar-subscriptions/{id}/refresh",
		summary: "Have a subscribed calendar read again within the next minutes",
		access: own,
		input: z.object({ id }),
		answer: nothing,
	}),
	deleteCalendarSubscription: endpoint("deleteCalendarSubscription", {
		route: "DELETE /api/calendar-subscriptions/{id}",
		summary: "End a subscription; its appointments go with it",
		access: own,
		input: z.object({ id }),
		answer: nothing,
	}),
} as const;
