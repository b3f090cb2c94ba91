import { addressWindowSeconds, failuresOfAddress } from "#domain/passwords/attempt-limits.ts";
import type { RequestContext } from "#kit/server/http/context.ts";
import { addressHash } from "./address-hash.ts";
import { refuseLocked, secondsUntil } from "./attempts.ts";
import {
	type AddressUse,
	addressLock,
	countAddress,
	giveBackPlace,
	takePlace,
} from "./sql/addresses.ts";

/** One of the attempts that an address has within its window. */
export interface AddressAttempt {
	readonly windowStart: Date;
}

/**
 * Takes one of the address's attempts before the password is looked at, so that many at once cannot all be tried. Refuses
 * when none is left: until the window's end where they failed, for a second where they are still under way.
 */
export async function reserveAddress(context: RequestContext): Promise<AddressAttempt> {
	const { database } = context.services;
	const [place] = await database.gate<{ windowStart: Date }>(takePlace(tried(context)));
	if (place !== undefined) return place;
	const [lock] = await database.gate<{ until: Date }>(addressLock(failed(context)));
	return refuseLocked(lock === undefined ? 1 : secondsUntil(lock.until, context.now));
}

/** The attempt succeeded, or was not made at all: the address has it again. */
export async function giveBackAddress(
	context: RequestContext,
	attempt: AddressAttempt,
): Promise<void> {
	await context.services.database.gate(giveBackPlace(tried(context), attempt));
}

/** The attempt failed: it stays taken, and now it is known for how long. */
export async function chargeAddress(context: RequestContext): Promise<void> {
	await context.services.database.gate(countAddress(failed(context)));
}

/** Failed attempts and those under way: only together, in one row, can they be held below the limit. */
function tried(context: RequestContext): AddressUse {
	return addressUse(context, "sign-in");
}

function failed(context: RequestContext): AddressUse {
	return addressUse(context, "sign-in-failed");
}

function addressUse(context: RequestContext, purpose: string): AddressUse {
	return {
		addressHash: addressHash(context),
		purpose,
		limit: failuresOfAddress,
		windowSeconds: addressWindowSeconds,
		now: context.now,
	};
}
