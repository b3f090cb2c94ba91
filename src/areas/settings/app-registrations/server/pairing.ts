import { randomInt } from "node:crypto";
import { addressHash, countAddress } from "#areas/session/sign-in/server/public.ts";
import type { PublicContext } from "#kit/server/http/context.ts";
import { refuseTooMany } from "#kit/server/refusals/refuse-too-many.ts";
import type { Services } from "#kit/server/services.ts";

/** Without letters and digits that look alike. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const codeLength = 10;
const lifeMs = 10 * 60_000;
const triesOfAddress = 20;
const windowSeconds = 600;

export interface Pairing {
	readonly code: string;
	readonly hash: Buffer;
	readonly until: Date;
}

/** A code that somebody reads off a screen and types into a device. */
export function newPairing(services: Services, now: Date): Pairing {
	const letters = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]);
	const code = letters.join("");
	const until = new Date(now.getTime() + lifeMs);
	return { code, hash: pairingHash(services, code), until };
}

/** However it was typed: small letters, blanks and hyphens do not matter. */
export function pairingHash({ secrets }: Services, code: string): Buffer {
	const typed = code.toUpperCase().replace(/[^0-9A-Z]/g, "");
	return secrets.keyedHash(`pairing:${typed}`);
}

/** Refuses an address that tries codes. */
export async function countPairing(context: PublicContext): Promise<void> {
	const { services, now } = context;
	const [use] = await services.database.gate<{ isLocked: boolean; until: Date }>(
		countAddress({
			addressHash: addressHash(context),
			purpose: "pairing",
			limit: triesOfAddress,
			windowSeconds,
			now,
		}),
	);
	if (!use?.isLocked) return;
	refuseTooMany(Math.ceil((use.until.getTime() - now.getTime()) / 1000));
}
