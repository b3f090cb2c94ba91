import type { EpochSecond } from "#domain/time/quantities.ts";
import type { BookingFact } from "#domain/working-time/timeline/booking-fact.ts";
import { deriveEntries } from "#domain/working-time/timeline/derive-entries.ts";
import { dueAutoFinish } from "#domain/working-time/timeline/due-auto-finish.ts";
import type { EntryFact } from "#domain/working-time/timeline/entry-fact.ts";
import type { StoredEntry } from "./sql/timeline.ts";

export interface TimelineFacts {
	/** Bookings of the stretch that made its entries, without the new one. */
	readonly bookings: readonly BookingFact[];
	readonly stored: readonly StoredEntry[];
	readonly limitMinutes: number;
	readonly workActivityId: string;
	readonly now: EpochSecond;
}

export interface Change {
	/** Entries as they shall be from now on; `before` is what is stored. */
	readonly put: readonly {
		readonly entry: EntryFact;
		readonly before: StoredEntry | null;
		/** For a running one: it may stay open until then. */
		readonly occupiedTo: EpochSecond;
	}[];
	/** Stored entries that no booking makes any more. */
	readonly gone: readonly StoredEntry[];
	/** An entry that people corrected or entered by hand is in the way: nothing may be changed. */
	readonly conflict: {
		readonly entry: StoredEntry;
		readonly proposed: { begin: EpochSecond; end: EpochSecond | null };
	} | null;
}

/**
 * What a booking changes, wherever in time it lies: the entries that its stretch makes with it and without it are
 * compared, so that nothing is touched that does not depend on it.
 */
export function planChange(facts: TimelineFacts, booking: BookingFact): Change {
	const without = byId(derive(facts, facts.bookings));
	const withIt = byId(finished(derive(facts, [...facts.bookings, booking]), facts));
	const stored = new Map(facts.stored.map((entry) => [entry.id, entry]));
	const put: Change["put"][number][] = [];
	const gone: StoredEntry[] = [];
	let conflict: Change["conflict"] = null;
	for (const id of new Set([...without.keys(), ...withIt.keys()])) {
		const old = without.get(id);
		const entry = withIt.get(id);
		if (isEqual(old, entry)) continue;
		const before = stored.get(id) ?? null;
		// decided for good, or taken away by somebody: stays as it is
		if (old !== undefined && (before === null || isFinal(before))) continue;
		if (before !== null && !stillDerived(before, old)) {
			conflict ??= { entry: before, proposed: proposal(before, entry, booking) };
		}
		if (entry === undefined) gone.push(before as StoredEntry);
		else put.push({ entry, before, occupiedTo: limitOf(entry, facts) });
	}
	const changed = new Set([...put.map((one) => one.entry.id), ...gone.map((one) => one.id)]);
	const others = facts.stored.filter((entry) => !changed.has(entry.id));
	conflict ??= overlap(put, others, booking);
	return { put, gone, conflict };
}

function derive(facts: TimelineFacts, bookings: readonly BookingFact[]) {
	const { workActivityId, limitMinutes } = facts;
	return deriveEntries(bookings, { workActivityId }, limitMinutes);
}

/** The last entry stays open in a derivation, since it does not know the time. */
function finished(entries: readonly EntryFact[], { now, limitMinutes }: TimelineFacts) {
	return entries.map((entry) => dueAutoFinish(entry, now, limitMinutes) ?? entry);
}

function byId(entries: readonly EntryFact[]): Map<string, EntryFact> {
	return new Map(entries.map((entry) => [entry.id, entry]));
}

function isEqual(a: EntryFact | undefined, b: EntryFact | undefined): boolean {
	return JSON.stringify(a) === JSON.stringify(b);
}

function isFinal(entry: StoredEntry): boolean {
	return entry.state === "REJECTED" || entry.state === "CANCELLED";
}

function stillDerived(entry: StoredEntry, derived: EntryFact | undefined) {
	return (
		!entry.corrected &&
		derived !== undefined &&
		entry.begin === derived.begin &&
		entry.end === derived.end &&
		entry.activityId === derived.activityId &&
		entry.nodeId === derived.nodeId
	);
}

function proposal(before: StoredEntry, entry: EntryFact | undefined, booking: BookingFact) {
	return entry === undefined
		? { begin: before.begin, end: booking.at }
		: { begin: entry.begin, end: entry.end };
}

/** Until the limit, but not into what is approved already. */
function limitOf(entry: EntryFact, facts: TimelineFacts): EpochSecond {
	const limit = entry.begin + facts.limitMinutes * 60;
	const next = facts.stored
		.filter((other) => other.state === "APPROVED" && other.end !== null)
		.map((other) => other.begin)
		.filter((begin) => begin > entry.begin);
	return Math.min(limit, ...next) as EpochSecond;
}

function overlap(
	put: Change["put"],
	others: readonly StoredEntry[],
	booking: BookingFact,
): Change["conflict"] {
	const binding = others.filter((other) => other.end === null || other.state === "APPROVED");
	for (const { entry, occupiedTo } of put) {
		const end = entry.end ?? occupiedTo;
		const hit = binding.find((other) => other.begin < end && (other.end ?? Infinity) > entry.begin);
		if (hit === undefined) continue;
		const proposed = { begin: hit.begin, end: booking.at };
		return { entry: hit, proposed };
	}
	return null;
}
