import {
	type AddressUse,
	addressLock,
	giveBackPlace,
	secondsUntil,
	takePlace,
} from "#areas/session/sign-in/server/public.ts";
import { resetGuessesPerDay, resetRequestsPerDay } from "#domain/passwords/attempt-limits.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { PublicContext } from "#kit/server/http/context.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import type { ResetSubject } from "./sql.ts";

const limits = {
	"password-reset-login": resetRequestsPerDay,
	"password-reset-guess": resetGuessesPerDay,
} as const;

/** One of the requests or guesses that a login has within a day, or an address that nobody has, which is counted alike. */
export type ResetPlace =
	| { readonly windowStart: Date; giveBack(): Promise<void> }
	/** All are taken. */
	| { readonly retryAfterSeconds: number };

/** Others who ask about the same subject wait until this transaction has ended. */
export async function takeResetPlace(
	tx: Tx,
	{ services, now }: PublicContext,
	tenantId: string,
	{ loginId, unknownMailHash }: ResetSubject,
	purpose: keyof typeof limits,
): Promise<ResetPlace> {
	const subject = loginId ?? unknownMailHash?.toString("base64");
	const use: AddressUse = {
		addressHash: services.secrets.keyedHash(`reset-of:${tenantId}:${subject}`),
		purpose,
		limit: limits[purpose],
		windowSeconds: 86_400,
		now,
	};
	const [place] = await rowsOf<{ windowStart: Date }>(tx, takePlace(use));
	if (place !== undefined) {
		const giveBack = async () => void (await rowsOf(tx, giveBackPlace(use, place)));
		return { ...place, giveBack };
	}
	const [lock] = await rowsOf<{ until: Date }>(tx, addressLock(use));
	return { retryAfterSeconds: secondsUntil(lock?.until ?? null, now) };
}
