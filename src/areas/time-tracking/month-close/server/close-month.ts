import { carryMonth } from "#areas/time-tracking/overtime/server/public.ts";
import type { NamedPerson } from "#areas/time-tracking/target-actual/contract/fields.ts";
import {
	makeDaysCurrent,
	monthToFreeze,
	rangeOfMonth,
} from "#areas/time-tracking/target-actual/server/public.ts";
import { type ClosingHindrance, closingHindrance } from "#domain/month-close/closing-hindrance.ts";
import { engineVersion, sumOfDays } from "#domain/month-close/day-figures.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { type Actor, audit } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { type HeldPerson, holdForClosing, insertClosed, insertFrozen } from "./sql/closing.ts";

export interface Closing {
	readonly user: NamedPerson;
	/** Null: it is closed now. */
	readonly hindrance: ClosingHindrance | null;
}

/**
 * Closes a person's month: computes what waits, keeps the days with how they came about, carries them into the overtime
 * ledger, and locks them. One transaction a person, or people in the order of their ids.
 *
 * @param month e.g. 2026-10
 * @returns undefined where there is no such person
 */
export async function closeMonth(
	tx: Tx,
	actor: Actor,
	userId: string,
	month: string,
): Promise<Closing | undefined> {
	const { tenantId, now } = actor;
	const range = writtenMonth(month);
	const held = await holdForClosing(tx, tenantId, userId, { ...range, now });
	if (held === undefined) return undefined;
	const { user } = held;
	const hindrance = closingHindrance({
		isClosed: held.closeNo !== null,
		lastDay: range.to,
		today: held.today,
		runningEntries: held.runningEntries,
	});
	if (hindrance === null) await freeze(tx, actor, held, month);
	return { user, hindrance };
}

async function freeze(
	tx: Tx,
	actor: Actor,
	{ user: { id: userId }, lastCloseNo }: HeldPerson,
	month: string,
): Promise<void> {
	const { tenantId, now } = actor;
	const range = writtenMonth(month);
	await makeDaysCurrent(tx, tenantId, [userId], range);
	const whose = { tenantId, userId };
	const reckoned = await monthToFreeze(tx, whose, month, true);
	if (reckoned === undefined) return;
	const ledgerIds = await carryMonth(tx, actor, userId, range.to);
	const closeNo = lastCloseNo + 1;
	const by = actor.session?.userId ?? null;
	const close = { ...whose, month: range.from, closeNo, by, at: now };
	const results = reckoned.days.map(({ result }) => result);
	await insertFrozen(tx, close, {
		days: reckoned.days,
		figures: sumOfDays(results),
		versions: { engine: engineVersion, rules: reckoned.rules, ledgerIds },
	});
	await insertClosed(tx, close);
	await audit(tx, actor, {
		entity: "closed_month",
		entityId: userId,
		subjectUserId: userId,
		action: "created",
		after: { month, closeNo },
	});
}

/** First and last day of a month, as civil days. */
export function writtenMonth(month: string): { readonly from: string; readonly to: string } {
	const { from, to } = rangeOfMonth(month);
	return { from: isoOfDay(from), to: isoOfDay(to) };
}
