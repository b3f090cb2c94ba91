import {
	addressWindowSeconds,
	failuresOfAddress,
	usualDays,
} from "#domain/passwords/attempt-limits.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { RequestContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { invalidCredentials } from "../../contract.ts";
import { recordSignIn } from "../sessions/record-sign-in.ts";
import {
	type AddressUse,
	addressLock,
	countAddress,
	giveBackPlace,
	takePlace,
} from "../sql/addresses.ts";
import { hasSignedIn, type Login } from "../sql/logins.ts";
import { addressHash, truncatedAddress } from "./address-hash.ts";
import { type Attempt, attemptOf, refuseLocked, reserveAttempt, secondsUntil } from "./attempts.ts";
import { verifyPassword } from "./password-hash.ts";

export interface ProvenLogin extends Login {
	/** Who takes the proof also forgives the attempt, in the transaction of what it was for. */
	readonly attempt: Attempt;
}

type FindLogin = (tx: Tx) => Promise<Login | undefined>;

/**
 * One counted attempt to prove a password. Who cannot sign in (unknown, switched off, left, wrong password) gets the
 * same answer after the same work: two transactions and one verification.
 *
 * @param find looks the login up in the first transaction
 */
export async function provePassword(
	context: RequestContext,
	tenantId: string,
	claim: { name: string; password: string },
	find: FindLogin,
): Promise<ProvenLogin> {
	const ofAddress = await reserveAddress(context);
	if (ofAddress === undefined && !(await isUsualHere(context, tenantId, find)))
		await refuseAddress(context);
	const { login, attempt, lockedFor, locksFor, counts } = await reserveLogin(
		context,
		tenantId,
		claim.name,
		find,
	);
	if (lockedFor > 0) {
		await giveBackAddress(context, ofAddress);
		refuseLocked(lockedFor);
	}
	// a hash of somebody who may not sign in is verified too, and its answer ignored
	const fits = await verifyPassword(login?.passwordHash ?? null, claim.password);
	if (login?.isOpen && fits && counts) {
		await giveBackAddress(context, ofAddress);
		return { ...login, attempt };
	}
	return refuseFailed(context, tenantId, login, attempt, { locksFor, counts });
}

function reserveLogin(context: RequestContext, tenantId: string, name: string, find: FindLogin) {
	return context.services.database.transaction(tenantId, async (tx) => {
		const login = await find(tx);
		const attempt = attemptOf(context, tenantId, name, login?.loginId);
		const locks = await reserveAttempt(tx, context, attempt);
		return { login, attempt, ...locks };
	});
}

async function refuseFailed(
	context: RequestContext,
	tenantId: string,
	login: Login | undefined,
	{ typed: { nameHash } }: Attempt,
	{ locksFor, counts }: { readonly locksFor: number; readonly counts: boolean },
): Promise<never> {
	await context.services.database.transaction(tenantId, (tx) =>
		recordSignIn(tx, context, {
			tenantId,
			userId: login?.userId ?? null,
			nameHash,
			outcome: locksFor > 0 || !counts ? "LOCKED" : "FAILED",
		}),
	);
	await chargeAddress(context);
	if (locksFor > 0) refuseLocked(locksFor);
	return refuse(invalidCredentials);
}

/** One of the attempts that an address has within its window. */
interface AddressAttempt {
	readonly windowStart: Date;
}

/**
 * Takes one of the address's attempts before the password is looked at, so that many at once cannot all be tried. Undefined
 * when none is left.
 */
async function reserveAddress(context: RequestContext): Promise<AddressAttempt | undefined> {
	const [place] = await context.services.database.gate<{ windowStart: Date }>(
		takePlace(addressUse(context, "sign-in")),
	);
	return place;
}

/**
 * Whether somebody signed in from about there lately: a company behind one address is not locked out by what some of its people
 * mistype, or somebody else on its network. What is wrong about this one login is counted all the same.
 */
function isUsualHere(context: RequestContext, tenantId: string, find: FindLogin): Promise<boolean> {
	return context.services.database.transaction(tenantId, async (tx) => {
		const login = await find(tx);
		const since = new Date(context.now.getTime() - usualDays * dayMs);
		// a name that is nobody's takes as long: no person has the tenant's id
		const userId = login?.userId ?? tenantId;
		return hasSignedIn(tx, tenantId, userId, truncatedAddress(context.address), since);
	});
}

const dayMs = 24 * 3_600_000;

/** Until the window's end where attempts failed, for a second where they are still under way. */
async function refuseAddress(context: RequestContext): Promise<never> {
	const [lock] = await context.services.database.gate<{ until: Date }>(
		addressLock(addressUse(context, "sign-in-failed")),
	);
	return refuseLocked(lock === undefined ? 1 : secondsUntil(lock.until, context.now));
}

/** The attempt succeeded, or was not made at all: the address has it again. */
async function giveBackAddress(
	context: RequestContext,
	attempt: AddressAttempt | undefined,
): Promise<void> {
	if (attempt === undefined) return;
	await context.services.database.gate(giveBackPlace(addressUse(context, "sign-in"), attempt));
}

/** The attempt failed: it stays taken, and now it is known for how long. */
async function chargeAddress(context: RequestContext): Promise<void> {
	await context.services.database.gate(countAddress(addressUse(context, "sign-in-failed")));
}

/** Failed attempts and those under way are counted in one row, as `sign-in`: only together can they be held below the limit. */
function addressUse(context: RequestContext, purpose: "sign-in" | "sign-in-failed"): AddressUse {
	return {
		addressHash: addressHash(context),
		purpose,
		limit: failuresOfAddress,
		windowSeconds: addressWindowSeconds,
		now: context.now,
	};
}
