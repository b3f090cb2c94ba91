import type { Statement } from "#kit/server/database/database.ts";

/** What an address does, or what is done about a login, how often within a window of time, and when. */
export interface AddressUse {
	/** Of an address, or of whom it is about. */
	readonly addressHash: Buffer;
	readonly purpose: string;
	readonly limit: number;
	readonly windowSeconds: number;
	readonly now: Date;
}

/** What counting answers: whether the use was one too many, and when the window ends. */
export interface AddressCount extends Record<string, unknown> {
	readonly isLocked: boolean;
	readonly until: Date;
}

/**
 * Counts one more use of an address within its window, before any tenant is known; beyond the limit nothing is counted
 * and the window's end is answered. One statement: it stands by itself, whatever becomes of the request.
 */
export function countAddress(use: AddressUse): Statement {
	return {
		text: `
			insert into address_throttle as a (address_hash, purpose, window_start, count)
			values ($1, $2, $3, 1)
			on conflict (address_hash, purpose) do update set
				window_start = case when a.window_start + make_interval(secs => $5) <= $3 then $3 else a.window_start end,
				count = case when a.window_start + make_interval(secs => $5) <= $3 then 1 else least(a.count + 1, $4 + 1) end
			returning count > $4 as "isLocked", window_start + make_interval(secs => $5) as "until"`,
		values: [use.addressHash, use.purpose, use.now, use.limit, use.windowSeconds],
	};
}

/** Whether an address has used up its window, and until when; nothing is counted. */
export function addressLock(use: AddressUse): Statement {
	return {
		text: `
			select window_start + make_interval(secs => $4) as "until" from address_throttle
			where address_hash = $1 and purpose = $2 and count >= $3 and window_start + make_interval(secs => $4) > $5`,
		values: [use.addressHash, use.purpose, use.limit, use.windowSeconds, use.now],
	};
}

/**
 * Takes one of the places that an address has within a window; answers no row when all are taken. Nothing is counted
 * then, so that a refused one takes nobody's place. A window begins with its first place that was not given back.
 */
export function takePlace(use: AddressUse): Statement {
	return {
		text: `
			insert into address_throttle as a (address_hash, purpose, window_start, count)
			values ($1, $2, $3, 1)
			on conflict (address_hash, purpose) do update set
				window_start = case when a.count = 0 or a.window_start + make_interval(secs => $5) <= $3
					then $3 else a.window_start end,
				count = case when a.window_start + make_interval(secs => $5) <= $3 then 1 else a.count + 1 end
			where a.count < $4 or a.window_start + make_interval(secs => $5) <= $3
			returning window_start as "windowStart"`,
		values: [use.addressHash, use.purpose, use.now, use.limit, use.windowSeconds],
	};
}

/** Gives a place back, unless its window is over already. */
export function giveBackPlace(use: AddressUse, place: { windowStart: Date }): Statement {
	return {
		text: `
			update address_throttle set count = greatest(count - 1, 0)
			where address_hash = $1 and purpose = $2 and window_start = $3`,
		values: [use.addressHash, use.purpose, place.windowStart],
	};
}
