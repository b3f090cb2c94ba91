import type { LeaveLine } from "#domain/leave/leave-line.ts";
import { type LedgerFigures, ledgerChanges } from "#domain/leave/ledger-changes.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { type LeaveAsked, type ReckonedYear, readLeave, reckonLeave } from "./reckon-leave.ts";
import {
	accountsOf,
	holdAccounts,
	insertEntries,
	type NewEntry,
	type StandingEntry,
	standingEntries,
} from "./sql/ledger.ts";

type Reckoned = LedgerFigures & Pick<NewEntry, "accountId" | "why">;

interface Settled {
	/** Lines that no longer held and were taken back. */
	readonly reversed: number;
	readonly added: number;
}

/**
 * Makes a person's ledger say what her leave comes to now: entries that still hold stay, others are taken back by their
 * opposite, and what is missing is added. Doing it twice changes nothing.
 */
export async function settleLeave(
	tx: Tx,
	actor: { readonly tenantId: string; readonly now: Date },
	asked: { readonly userId: string; readonly activityId: string; readonly today: string },
): Promise<Settled> {
	const { tenantId, now } = actor;
	const { userId, activityId, today } = asked;
	const freshId = () => newId(now.getTime());
	const before = await reckoned(tx, tenantId, asked);
	const wanted = before
		.filter(({ isConfigured }) => isConfigured)
		.map(({ account }) => ({ id: freshId(), year: account.year }));
	const accounts = await holdAccounts(tx, tenantId, { userId, activityId, wanted });
	// what was read before the accounts were held may be of yesterday
	const years = await reckoned(tx, tenantId, { userId, activityId, today });
	const idOf = new Map(accounts.map(({ id, year }) => [year, id]));
	const fresh = years.flatMap((year) => entriesOf(year, idOf.get(year.account.year)));
	const standing = await standingEntries(tx, tenantId, [...idOf.values()]);
	const changes = [...idOf.values()].map((id) =>
		ledgerChanges(standing.filter(ofAccount(id)), fresh.filter(ofAccount(id))),
	);
	const reversed = changes.flatMap((one) => one.reversed);
	const added = changes.flatMap((one) => one.added);
	await insertEntries(tx, tenantId, [
		...reversed.map((entry) => reversalOf(entry, freshId())),
		...added.map((entry) => ({ ...entry, id: freshId() })),
	]);
	return { reversed: reversed.length, added: added.length };
}

/** Of some people those whose ledger says what their leave comes to now. */
export async function isSettled(
	tx: Tx,
	tenantId: string,
	{ userIds, activityId, today }: LeaveAsked,
): Promise<ReadonlySet<string>> {
	const people = await readLeave(tx, tenantId, { activityId, today, userIds });
	const accounts = await accountsOf(tx, tenantId, userIds, activityId);
	const standing = await standingEntries(
		tx,
		tenantId,
		accounts.map(({ id }) => id),
	);
	const entries = Map.groupBy(standing, ({ accountId }) => accountId);
	const settled = [...people].filter(([userId, person]) => {
		const own = new Map(
			accounts.filter((one) => one.userId === userId).map(({ id, year }) => [year, id]),
		);
		return reckonLeave(person, today).every((year) => {
			const id = own.get(year.account.year);
			if (id === undefined) return !year.isConfigured;
			const { reversed, added } = ledgerChanges(entries.get(id) ?? [], entriesOf(year, id));
			return reversed.length + added.length === 0;
		});
	});
	return new Set(settled.map(([userId]) => userId));
}

async function reckoned(
	tx: Tx,
	tenantId: string,
	asked: { readonly userId: string; readonly activityId: string; readonly today: string },
): Promise<readonly ReckonedYear[]> {
	const { userId, activityId, today } = asked;
	const people = await readLeave(tx, tenantId, { activityId, today, userIds: [userId] });
	const person = people.get(userId);
	return person === undefined ? [] : reckonLeave(person, today);
}

function ofAccount(id: string) {
	return ({ accountId }: { readonly accountId: string }) => accountId === id;
}

/** What a year that was reckoned comes to in an account; nothing without one. */
export function entriesOf(year: ReckonedYear, accountId: string | undefined): Reckoned[] {
	if (accountId === undefined) return [];
	return (
		year.account.lines
			// what is written by hand stands there already
			.filter(({ kind, units }) => units !== 0 && kind !== "MODIFICATION")
			.map((line) => entryOf(line, year, accountId))
	);
}

function entryOf(line: LeaveLine, { versionIds, absenceIds }: ReckonedYear, accountId: string) {
	const { kind, origin, units, effectiveOn, expiresOn, fromYear, steps, law, rule, absence } = line;
	return {
		accountId,
		kind,
		origin,
		units,
		effectiveOn: isoOfDay(effectiveOn),
		expiresOn: expiresOn === null ? null : isoOfDay(expiresOn),
		fromYear: fromYear ?? null,
		absenceId: absence === undefined ? null : (absenceIds[absence] ?? null),
		ruleVersionId: rule === undefined ? null : (versionIds[rule] ?? null),
		why: { steps, law },
	};
}

/** What takes an entry back. */
export function reversalOf(entry: StandingEntry, id: string): NewEntry {
	return {
		...entry,
		id,
		kind: "REVERSAL",
		units: 0 - entry.units,
		reversesId: entry.id,
		why: { steps: [], law: null },
	};
}
