import {
	type AddressCount,
	addressHash,
	countAddress,
} from "#areas/session/sign-in/server/public.ts";
import type { PublicContext } from "#kit/server/http/context.ts";

/** One a second: many people behind one address begin their day at once, and each of them starts but once. */
const startsOfAddress = 600;
const windowSeconds = 600;

/** Counts one more start of an address, and answers whether it is one too many: each leaves a row and may ask a provider. */
export async function isTooOften(context: PublicContext): Promise<boolean> {
	const { services, now } = context;
	const [use] = await services.database.gate<AddressCount>(
		countAddress({
			addressHash: addressHash(context),
			purpose: "sso-start",
			limit: startsOfAddress,
			windowSeconds,
			now,
		}),
	);
	return use?.isLocked ?? false;
}
