import type { EpochSecond } from "#domain/time/quantities.ts";
import type { BookingFact } from "#domain/working-time/timeline/booking-fact.ts";
import { deriveEntries } from "#domain/working-time/timeline/derive-entries.ts";
import { dueAutoFinish } from "#domain/working-time/timeline/due-auto-finish.ts";
import type { EntryFact } from "#domain/working-time/timeline/entry-fact.ts";
import type { ClockClass } from "#domain/working-time/timeline/time-class.ts";
import type { IdSource } from "#kit/contract/new-id.ts";
import type { BookedActivity, Press } from "./presses.ts";

/** The tenant's setting where none is stored. */
export const autoFinishMinutes = 600;

export interface ActivityFact {
	readonly id: string;
	readonly classType: ClockClass;
}

export type ActivityFacts = Readonly<Record<BookedActivity, ActivityFact>>;

export interface PersonTimeline {
	readonly bookings: readonly BookingFact[];
	/** In order of time; the last one may run. */
	readonly entries: readonly EntryFact[];
	/** By the id of the booking. What the system booked has none. */
	readonly pressOf: ReadonlyMap<string, Press>;
}

/**
 * Bookings and entries of what a person pressed until now, by the very rules of the product: entries are derived, and
 * what nobody ended gets the booking of the automatic clock-out.
 */
export function timelineOf(
	presses: readonly Press[],
	activities: ActivityFacts,
	now: EpochSecond,
	makeId: IdSource,
): PersonTimeline {
	const defaults = { workActivityId: activities.work.id };
	const pressed = presses
		.filter(({ receivedAt }) => receivedAt <= now)
		.map((press) => ({ press, fact: factOf(press, activities, makeId) }));
	const facts = pressed.map(({ fact }) => fact);
	const finishes = deriveEntries(facts, defaults, autoFinishMinutes)
		.map((entry) => dueAutoFinish(entry, now, autoFinishMinutes) ?? entry)
		.filter((entry) => entry.autoFinished)
		.map((entry) => finishOf(entry, makeId));
	const bookings = [...facts, ...finishes];
	return {
		bookings,
		entries: deriveEntries(bookings, defaults, autoFinishMinutes),
		pressOf: new Map(pressed.map(({ press, fact }) => [fact.id, press])),
	};
}

function factOf(press: Press, activities: ActivityFacts, makeId: IdSource): BookingFact {
	const { id, classType } = activities[press.activity];
	return {
		id: makeId(press.at * 1000),
		at: press.at,
		action: press.action,
		classType,
		activityId: id,
		nodeId: press.nodeId,
		source: press.source,
	};
}

function finishOf(entry: EntryFact, makeId: IdSource): BookingFact {
	const at = entry.end as EpochSecond;
	return {
		id: makeId(at * 1000),
		at,
		action: "END",
		classType: null,
		activityId: null,
		nodeId: null,
		source: "AUTO_FINISH",
		finishesId: entry.id,
	};
}
