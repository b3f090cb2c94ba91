import * as z from "zod/mini";
import type { PermissionKey } from "#domain/access/permission-keys.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, instant, nothing, typedText } from "#kit/contract/fields.ts";
import { refusal, statusRefusal } from "#kit/contract/refusal.ts";

/** About oneself, or about a unit and those below it. */
export const feedKinds = ["OWN", "UNIT"] as const;

/** What a calendar shows: holidays are those of one's site, shifts those that were published. */
export const feedContents = ["ABSENCES", "HOLIDAYS", "SHIFTS", "APPOINTMENTS"] as const;
export type FeedContent = (typeof feedContents)[number];

/** What one has to be allowed to read at a unit to have it in a calendar; holidays are everybody's. */
export const rightsOfContents: Partial<Readonly<Record<FeedContent, PermissionKey>>> = {
	ABSENCES: "absences.manage",
	SHIFTS: "shiftplan.manage",
	APPOINTMENTS: "appointments.manage",
};

/** So many addresses a person may have at once. */
export const mostFeeds = 20;
export const tooManyFeeds = refusal("InvalidAction", "TOO_MANY_CALENDAR_FEEDS");
/** The unit is missing, or there is one though the feed is one's own. */
export const feedUnitWrong = statusRefusal(422, "CALENDAR_FEED_UNIT");
/** It would show nothing, or of a unit nothing but holidays. */
export const feedEmpty = statusRefusal(422, "CALENDAR_FEED_CONTENTS");

const contents = z.array(z.enum(feedContents));

/** Of the person in front of the screen: an address lasts longer than a key that made it might. */
const own = { signedIn: true, web: true } as const;

export const contract = {
	listCalendarFeeds: endpoint("listCalendarFeeds", {
		route: "GET /api/calendar-feeds",
		summary: "One's own calendar addresses; never the addresses themselves",
		access: own,
		input: nothing,
		answer: z.object({
			feeds: z.array(
				z.object({
					id,
					feed: z.enum(feedKinds),
					/** Of a unit's feed. */
					unitName: z.nullable(z.string()),
					contents,
					createdAt: instant,
					/** To the hour; null where no program has asked yet. */
					usedAt: z.nullable(instant),
				}),
			),
		}),
	}),
	createCalendarFeed: endpoint("createCalendarFeed", {
		route: "POST /api/calendar-feeds",
		summary: "Make an address for a calendar program; the answer is the only one that holds it",
		description:
			"What a unit's feed shows takes READ at the unit, now and at each read: on absences.manage, shiftplan.manage, appointments.manage.",
		access: own,
		input: z.object({
			feed: z.enum(feedKinds),
			unitId: z._default(z.nullable(id), null),
			contents: contents.check(z.maxLength(feedContents.length)),
		}),
		answer: z.object({ id, address: z.string() }),
		refusals: [tooManyFeeds, feedUnitWrong, feedEmpty],
	}),
	deleteCalendarFeed: endpoint("deleteCalendarFeed", {
		route: "DELETE /api/calendar-feeds/{id}",
		summary: "Revoke a calendar address: it is answered like one that never was",
		access: own,
		input: z.object({ id }),
		answer: nothing,
	}),
	readCalendarFeed: endpoint("readCalendarFeed", {
		route: "GET /api/feeds/{address}",
		summary: "A calendar as iCalendar (RFC 5545), under the secret address of who made it",
		description:
			"The address is the only proof. Unchanged since the entity tag of if-none-match, it is answered 304. More than 30 reads of an address in a minute are refused.",
		access: {
			public: "calendar programs cannot sign in: the secret in the address stands in for that",
		},
		input: z.object({ address: typedText({ min: 1, max: 100 }) }),
		answer: nothing,
		raw: true,
	}),
} as const;
