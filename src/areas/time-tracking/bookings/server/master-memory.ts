import type { Statement } from "#kit/server/database/database.ts";
import type { BookedActivity } from "./sql/booking.ts";
import { type BookingFacts, type MasterRow, masterData, type PlaceOfDay } from "./sql/together.ts";

/** What bookings of a tenant are decided by beside the person: as it stands in the state `state`. */
export interface MasterData {
	readonly state: string | null;
	/** As clocks offer them: the company's default first, then by name. */
	readonly activities: ReadonlyMap<string, BookedActivity>;
	/** `limitKey` → minutes that an entry may run. */
	readonly limits: ReadonlyMap<string, number>;
}

type Read = <R extends Record<string, unknown>>(statement: Statement) => Promise<R[]>;

/** Places and days of a tenant that are remembered; a day has few. */
const mostLimits = 5_000;
const mostTenants = 1_000;

/** Master data of tenants that booked lately. It counts only while the database names the state that it was read in. */
export class MasterMemory {
	readonly #known = new Map<string, MasterData>();

	/**
	 * What decides bookings whose facts are these: remembered, or read where somebody changed it since, or a place is asked
	 * for the first time that day.
	 */
	async of(
		tenantId: string,
		facts: readonly Pick<BookingFacts, "masterState">[],
		places: readonly PlaceOfDay[],
		read: Read,
	): Promise<MasterData> {
		const before = this.#known.get(tenantId);
		const isCurrent = facts.every(({ masterState }) => masterState === before?.state);
		const missing = missingOf(isCurrent ? before : undefined, places);
		if (before !== undefined && isCurrent && missing.length === 0) return before;
		const [row] = await read<MasterRow>(masterData(tenantId, missing));
		const after = merged(before, row as MasterRow, missing);
		if (this.#known.size >= mostTenants) this.#known.clear();
		this.#known.set(tenantId, after);
		// where somebody changed it between the two readings, what was remembered of places is older
		return missingOf(after, places).length === 0
			? after
			: this.of(tenantId, [{ masterState: after.state }], places, read);
	}
}

export function limitKey({ unitId, siteId, day }: PlaceOfDay): string {
	return `${day} ${unitId} ${siteId}`;
}

function missingOf(known: MasterData | undefined, places: readonly PlaceOfDay[]): PlaceOfDay[] {
	const missing = new Map(places.map((place) => [limitKey(place), place]));
	return [...missing].flatMap(([key, place]) => (known?.limits.has(key) ? [] : [place]));
}

function merged(
	before: MasterData | undefined,
	{ state, activities, limits }: MasterRow,
	places: readonly PlaceOfDay[],
): MasterData {
	const goesOn = before !== undefined && before.state === state && before.limits.size < mostLimits;
	const read = places.map((place, index) => [limitKey(place), limits?.[index] as number] as const);
	return {
		state,
		activities: new Map(activities.map((one) => [one.id, one])),
		limits: new Map([...(goesOn ? before.limits : []), ...read]),
	};
}
