import { carryMonth } from "#areas/time-tracking/overtime/server/public.ts";
import type { NamedPerson } from "#areas/time-tracking/target-actual/contract/fields.ts";
import {
	makeDaysCurrent,
	monthsToFreeze,
	writtenMonth,
} from "#areas/time-tracking/target-actual/server/public.ts";
import { type ClosingHindrance, closingHindrance } from "#domain/month-close/closing-hindrance.ts";
import { engineVersion, sumOfDays } from "#domain/month-close/day-figures.ts";
import { type Actor, auditAll } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { type FrozenMonth, type HeldPerson, holdForClosing, insertClosed } from "./sql/closing.ts";

export interface Closing {
	readonly user: NamedPerson;
	/** Null: it is closed now. */
	readonly hindrance: ClosingHindrance | null;
}

interface HeldMonth extends Closing, Pick<HeldPerson, "lastCloseNo"> {}

/** So many people are closed in one transaction: of more, what is held in memory costs more than statements save. */
export const closedTogether = 50;

/**
 * Holds some people until the end of the transaction: nothing of the month changes any more, and what keeps it from being
 * closed stays as it is said here.
 *
 * @param month e.g. 2026-10
 * @returns in the order of their ids; who is not there is left out
 */
export async function holdMonth(
	tx: Tx,
	{ tenantId, now }: Actor,
	userIds: readonly string[],
	month: string,
): Promise<HeldMonth[]> {
	const range = writtenMonth(month);
	const held = await holdForClosing(tx, tenantId, userIds, { ...range, now });
	return held.map(({ user, closeNo, today, runningEntries, lastCloseNo }) => ({
		...{ user, lastCloseNo },
		hindrance: closingHindrance({
			isClosed: closeNo !== null,
			lastDay: range.to,
			today,
			runningEntries,
		}),
	}));
}

/**
 * Closes a month of some people: computes what waits, keeps the days with how they came about, carries them into the overtime
 * ledgers, and locks them. As many statements for all as for one.
 *
 * @param month e.g. 2026-10
 * @returns in the order of their ids; who is not there is left out
 */
export async function closeMonth(
	tx: Tx,
	actor: Actor,
	userIds: readonly string[],
	month: string,
): Promise<Closing[]> {
	const closings = await holdMonth(tx, actor, userIds, month);
	const closable = closings.filter(({ hindrance }) => hindrance === null);
	if (closable.length > 0) await freeze(tx, actor, closable, month);
	return closings.map(({ user, hindrance }) => ({ user, hindrance }));
}

async function freeze(
	tx: Tx,
	actor: Actor,
	people: readonly HeldMonth[],
	month: string,
): Promise<void> {
	const { tenantId, now } = actor;
	const range = writtenMonth(month);
	const userIds = people.map(({ user }) => user.id);
	await makeDaysCurrent(tx, tenantId, userIds, range);
	const reckoned = await monthsToFreeze(tx, { tenantId, userIds }, month, true);
	const ledgerIds = await carryMonth(tx, actor, userIds, range.to);
	const by = actor.session?.userId ?? null;
	const months = people.flatMap(({ user: { id: userId }, lastCloseNo }): FrozenMonth[] => {
		const found = reckoned.get(userId);
		if (found === undefined) return [];
		const { days, rules } = found;
		const close = { tenantId, userId, month: range.from, closeNo: lastCloseNo + 1, by, at: now };
		const versions = { engine: engineVersion, rules, ledgerIds: ledgerIds.get(userId) ?? [] };
		return [{ ...close, days, figures: sumOfDays(days.map(({ result }) => result)), versions }];
	});
	await insertClosed(tx, tenantId, months);
	await auditAll(
		tx,
		actor,
		months.map(({ userId, closeNo }) => ({
			...{ entity: "closed_month", entityId: userId, subjectUserId: userId, action: "created" },
			after: { month, closeNo },
		})),
	);
}
