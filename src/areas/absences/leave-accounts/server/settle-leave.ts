import { isByHand, type LeaveLine } from "#domain/leave/leave-line.ts";
import { type LedgerFigures, ledgerChanges } from "#domain/leave/ledger-changes.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { type LeaveAsked, type ReckonedYear, readLeave, reckonLeave } from "./reckon-leave.ts";
import {
	accountsOf,
	holdAccountsOf,
	insertEntries,
	type NewEntry,
	type StandingEntry,
	type StoredAccount,
	standingEntries,
} from "./sql/ledger.ts";

type Reckoned = LedgerFigures & Pick<NewEntry, "accountId" | "unit" | "why">;

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
	{ userId, ...asked }: Omit<LeaveAsked, "userIds"> & { readonly userId: string },
): Promise<Settled> {
	const { reversed, added } = await settlePeople(tx, actor, { ...asked, userIds: [userId] });
	return { reversed, added };
}

interface SettledPeople extends Settled {
	/** Whose accounts say something else now. */
	readonly userIds: readonly string[];
	/** What their years come to, but for those that were closed. */
	readonly people: ReadonlyMap<string, ReckonedPerson>;
}

/** The same for many people, in as many statements as for one. */
export async function settlePeople(
	tx: Tx,
	{ tenantId, now }: { readonly tenantId: string; readonly now: Date },
	asked: LeaveAsked,
): Promise<SettledPeople> {
	const freshId = () => newId(now.getTime());
	const accounts = await holdConfigured(tx, tenantId, asked, freshId);
	// what was read before the accounts were held may be of yesterday
	const people = await reckoned(tx, tenantId, asked);
	const ids = accounts.map(({ id }) => id);
	const standing = await standingEntries(tx, tenantId, ids);
	const changes = changesOf(accounts, people, standing);
	const reversed = changes.flatMap((one) => one.reversed);
	const added = changes.flatMap((one) => one.added);
	await insertEntries(tx, tenantId, [
		...reversed.map((entry) => reversalOf(entry, freshId())),
		...added.map((entry) => ({ ...entry, id: freshId() })),
	]);
	const changed = changes.filter((one) => one.reversed.length + one.added.length > 0);
	const changedIds = [...new Set(changed.map(({ userId }) => userId))];
	return { reversed: reversed.length, added: added.length, userIds: changedIds, people };
}

/** Sees to it that people have an account of each year that a rule or an account is there for, and holds all of theirs. */
async function holdConfigured(
	tx: Tx,
	tenantId: string,
	asked: LeaveAsked,
	freshId: () => string,
): Promise<readonly StoredAccount[]> {
	const people = await reckoned(tx, tenantId, asked);
	const wanted = [...people].flatMap(([userId, { years }]) =>
		years
			.filter(({ isConfigured }) => isConfigured)
			.map(({ account }) => ({ id: freshId(), userId, year: account.year })),
	);
	return holdAccountsOf(tx, tenantId, { ...asked, wanted });
}

function changesOf(
	accounts: readonly StoredAccount[],
	people: ReadonlyMap<string, ReckonedPerson>,
	standing: readonly StandingEntry[],
) {
	const entries = Map.groupBy(standing, ({ accountId }) => accountId);
	// what was closed stays as it is
	const open = accounts.filter(({ userId, year }) => year > (people.get(userId)?.closed ?? 0));
	return open.map(({ id, userId, year }) => {
		const years = people.get(userId)?.years ?? [];
		const own = years.filter(({ account }) => account.year === year);
		const fresh = own.flatMap((one) => entriesOf(one, id));
		return { userId, ...ledgerChanges(entries.get(id) ?? [], fresh) };
	});
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

interface ReckonedPerson {
	/** The last year that was closed. */
	readonly closed: number | null;
	readonly years: readonly ReckonedYear[];
}

/** The years of people, by their ids. */
async function reckoned(
	tx: Tx,
	tenantId: string,
	asked: LeaveAsked,
): Promise<ReadonlyMap<string, ReckonedPerson>> {
	const people = await readLeave(tx, tenantId, asked);
	return new Map(
		[...people].map(([id, person]) => {
			const closed = person.row.closed[0]?.year ?? null;
			return [id, { closed, years: reckonLeave(person, asked.today) }];
		}),
	);
}

/** What a year that was reckoned comes to in an account; nothing without one. */
export function entriesOf(year: ReckonedYear, accountId: string | undefined): Reckoned[] {
	if (accountId === undefined) return [];
	return (
		year.account.lines
			// what is written by hand stands there already
			.filter(({ kind, units }) => units !== 0 && !isByHand(kind))
			.map((line) => entryOf(line, year, accountId))
	);
}

function entryOf(line: LeaveLine, reckoned: ReckonedYear, accountId: string) {
	const { unit, versionIds, absenceIds } = reckoned;
	const { kind, origin, units, effectiveOn, expiresOn, fromYear, steps, law, rule, absence } = line;
	return {
		...{ accountId, unit, kind, origin, units },
		effectiveOn: isoOfDay(effectiveOn),
		expiresOn: expiresOn === null ? null : isoOfDay(expiresOn),
		fromYear: fromYear ?? null,
		absenceId: absence === undefined ? null : (absenceIds[absence] ?? null),
		ruleVersionId: rule === undefined ? null : (versionIds[rule] ?? null),
		why: { steps, law },
	};
}

/** What takes an entry back. */
function reversalOf(entry: StandingEntry, id: string): NewEntry {
	return {
		...entry,
		id,
		kind: "REVERSAL",
		units: 0 - entry.units,
		reversesId: entry.id,
		why: { steps: [], law: null },
	};
}
