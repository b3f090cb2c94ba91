import { nearestHolders } from "#areas/staff/user-roles/server/public.ts";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import { hasFallenBelow, type RecountedDay } from "#domain/leave/recount/recounted-days.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { notify } from "#kit/server/notices/notify.ts";
import { leaveFellBelow } from "../notices.ts";
import { yearOf } from "../reckon-leave.ts";
import { settleKinds } from "../settle-kinds.ts";
import {
	type AccountRest,
	accountRests,
	type CauseDay,
	insertRecounts,
	type NewRecount,
} from "../sql/recounts.ts";

/** An absence whose days cost something else than they did. */
export interface RecountedAbsence {
	readonly id: string;
	readonly userId: string;
	/** The kind of leave whose account it is taken from; null: from none, or it does not count yet. */
	readonly activityId: string | null;
	readonly days: readonly RecountedDay[];
}

interface Actor {
	readonly tenantId: string;
	readonly now: Date;
	/** Civil day. */
	readonly today: string;
}

/**
 * Settles the accounts of people whose absences were counted anew, keeps what that did to each account, and tells who keeps it where
 * it went below what may be taken in advance. What was closed stays as it is.
 *
 * @returns whose accounts say something else now
 */
export async function settleRecounted(
	tx: Tx,
	actor: Actor,
	userIds: readonly string[],
	absences: readonly RecountedAbsence[],
): Promise<ReadonlySet<string>> {
	const { tenantId, today } = actor;
	const before = await accountRests(tx, tenantId, userIds);
	const changed = await settleKinds(tx, actor, userIds, today);
	if (changed.size === 0) return changed;
	const after = new Map(
		(await accountRests(tx, tenantId, [...changed])).map((one) => [one.accountId, one]),
	);
	const moves = before.flatMap((one) => {
		const now = after.get(one.accountId);
		return now === undefined || now.units === one.units
			? []
			: [{ account: now, before: one.units, after: now.units, advance: now.advance }];
	});
	const recounts = moves.map(({ account, ...move }) => ({
		account,
		recount: recountOf(actor, account, move, causesOf(account, absences)),
	}));
	await insertRecounts(
		tx,
		tenantId,
		recounts.map(({ recount }) => recount),
	);
	// each is told to those who keep her account: few fall below at once
	for (const { account, recount } of recounts)
		if (recount.fellBelow) await tellFallen(tx, actor, account);
	return changed;
}

function recountOf(
	{ now, today }: Actor,
	{ accountId, unit, advance }: AccountRest,
	{ before, after }: { readonly before: number; readonly after: number },
	causes: NewRecount["causes"],
): NewRecount {
	const fellBelow = hasFallenBelow({ before, after, advance });
	return {
		...{ id: newId(now.getTime()), accountId, countedOn: today, unit },
		...{ before, after, fellBelow, causes },
	};
}

/** Which days of which absences moved an account. */
function causesOf(
	{ userId, activityId, year, unit }: AccountRest,
	absences: readonly RecountedAbsence[],
): NewRecount["causes"] {
	return absences
		.filter((one) => one.userId === userId && one.activityId === activityId)
		.map(({ id, days }) => ({
			id,
			days: days
				.filter(({ day }) => yearOf(day) === year)
				.map((one) => movedBy(one, unit))
				.filter(({ was, cost }) => was !== cost),
		}))
		.filter(({ days }) => days.length > 0);
}

function movedBy({ day, reason, ...one }: RecountedDay, unit: AccountUnit): CauseDay {
	return unit === "DAYS"
		? { day, reason, was: one.was, cost: one.cost }
		: { day, reason, was: one.wasMinutes, cost: one.costMinutes };
}

async function tellFallen(
	tx: Tx,
	{ tenantId, now, today }: Actor,
	{ accountId, userId, activityId, year }: AccountRest,
): Promise<void> {
	const sought = { key: "leaveaccounts.manage", level: "WRITE", userId, today } as const;
	await notify(
		tx,
		{ tenantId, now },
		{
			kind: leaveFellBelow,
			to: nearestHolders({ tenantId, ...sought }),
			about: { entity: "leave_account", id: accountId, userId },
			parameters: { userId, year, activityId },
		},
	);
}
