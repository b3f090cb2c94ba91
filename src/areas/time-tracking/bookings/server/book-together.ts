import { recomputeSoon } from "#areas/time-tracking/target-actual/server/public.ts";
import { minuteOf } from "#domain/time/epoch.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { localDayOf } from "#domain/time/local-time.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { DatabaseAway } from "#kit/server/database-away.ts";
import { Gatherer } from "#kit/server/gatherer.ts";
import type { DirectContext } from "#kit/server/http/context.ts";
import type { Services } from "#kit/server/services.ts";
import type { BookingRequest } from "./booking-request.ts";
import { decideTogether, type Verdict } from "./decide-together.ts";
import { MasterMemory } from "./master-memory.ts";
import { type BookingFacts, type BookingFactsRow, bookingFacts } from "./sql/together.ts";
import { type Written, writesOf } from "./write-together.ts";

interface Asked {
	readonly context: DirectContext;
	readonly request: BookingRequest;
}

/** What became of a booking, and whose it is where it was written. */
export type Booked = Verdict & { readonly facts: BookingFacts };

/** A few hundred people are held for some ten milliseconds; more would make the first of them wait for the last. */
const most = 200;

/** While one transaction waits for the disk another reads. */
const atOnce = 2;

/** Milliseconds: less than a booking of its own costs the database. */
const patience = 2;

/** Who books in a process at the same time, by tenant. */
const offices = new WeakMap<Services, Map<string, Gatherer<Asked, Booked>>>();
const memories = new WeakMap<Services, MasterMemory>();

/**
 * Books together with those of the tenant who press a button at the same time: one transaction for all of them. What cannot be
 * decided there is answered `ALONE`, and nothing of it was written.
 */
export async function bookTogether(
	context: DirectContext,
	request: BookingRequest,
): Promise<Verdict> {
	const { services, token } = context;
	const gatherer = gathererOf(services, token.tenantId);
	try {
		return await gatherer.add({ context, request });
	} catch (error) {
		// where the database is away nobody knows what was written; asked again, the booking's id tells
		if (error instanceof DatabaseAway) throw error;
		services.log.info({ err: error, tenantId: token.tenantId }, "bookings go one by one");
		return { kind: "ALONE" };
	}
}

function gathererOf(services: Services, tenantId: string): Gatherer<Asked, Booked> {
	const known = offices.get(services) ?? new Map<string, Gatherer<Asked, Booked>>();
	offices.set(services, known);
	const found = known.get(tenantId);
	if (found !== undefined) return found;
	for (const [other, gatherer] of known) if (gatherer.isIdle) known.delete(other);
	const memory = memories.get(services) ?? new MasterMemory();
	memories.set(services, memory);
	const made = new Gatherer<Asked, Booked>({
		most,
		atOnce,
		patience,
		// one booking of a person after the other, and one of two that bear the same id
		marksOf: ({ context, request }) => [context.token.cacheKey, request.bookingId],
		run: (asked) => bookAll(services, memory, tenantId, asked),
	});
	known.set(tenantId, made);
	return made;
}

async function bookAll(
	services: Services,
	memory: MasterMemory,
	tenantId: string,
	asked: readonly Asked[],
): Promise<Booked[]> {
	const now = new Date(Math.max(...asked.map(({ context }) => context.now.getTime())));
	const keys = asked.map(({ context, request }) => ({ hash: context.token.hash, request }));
	const booked = await services.database.decideThenWrite<BookingFactsRow, Booked[]>(
		bookingFacts(tenantId, now, keys),
		async (rows, read) => {
			const people = rows.map(({ facts }, index) => placeOf(asked[index] as Asked, facts));
			const known = people.filter(({ facts }) => facts.userId !== null);
			const places = known.map(({ facts, day }) => ({ ...facts, day }));
			const facts = known.map((one) => one.facts);
			const master = await memory.of(tenantId, facts, places, read);
			const decided = onceEach(
				people.map((one) => ({ ...one, decided: decideTogether(one, one.facts, master, one.day) })),
			);
			return {
				writes: writesOf(tenantId, decided.filter(isOrdinary)),
				answer: decided.map((one) => ({ ...one.decided, facts: one.facts })),
			};
		},
	);
	tellAll(services, tenantId, booked);
	return booked;
}

function placeOf({ context: { now, traceId }, request }: Asked, facts: BookingFacts) {
	const day =
		facts.userId === null ? "" : isoOfDay(localDayOf(minuteOf(request.at), zoneOf(facts.zone)));
	return { request, now, traceId, facts, day };
}

type Placed = ReturnType<typeof placeOf> & { readonly decided: Verdict };

/** Two browsers of one person: the second booking depends on what the first one does. */
function onceEach(people: readonly Placed[]): Placed[] {
	const seen = new Set<string>();
	return people.map((one) => {
		const { userId } = one.facts;
		if (userId === null || one.decided.kind !== "ORDINARY") return one;
		const isSecond = seen.has(userId);
		seen.add(userId);
		return isSecond ? { ...one, decided: { kind: "ALONE" } } : one;
	});
}

function isOrdinary(one: Placed): one is Placed & Written {
	return one.decided.kind === "ORDINARY";
}

function tellAll(services: Services, tenantId: string, booked: readonly Booked[]): void {
	for (const { kind, facts } of booked) {
		if (kind === "ORDINARY") tellOfBooking(services, tenantId, facts.userId as string);
	}
}

/** What a booking means for others, once it is written. */
export function tellOfBooking(services: Services, tenantId: string, userId: string): void {
	recomputeSoon(services, tenantId, userId);
	services.announcer.announce(tenantId, [
		{ kind: "CLOCKS", userId },
		{ kind: "TRACKINGS", userId },
	]);
}
