import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { everybodysIds, type KeptRow, keptResults, type ResultRow } from "../sql/results.ts";
import { freshDays } from "./recompute-days.ts";
import type { StoredDay } from "./stored-day.ts";

/** A kept day that is not what its facts come to. */
export interface ResultDifference {
	readonly userId: string;
	readonly day: string;
	/** Column, what is kept, and what it should be. */
	readonly column: string;
	readonly kept: unknown;
	readonly fresh: unknown;
}

const compared = [
	"unit_id",
	"site_id",
	"target_min",
	"worked_min",
	"pause_min",
	"auto_pause_min",
	"holiday_credit_min",
	"absence_credit_min",
	"extra_min",
	"balance_min",
	"overtime_min",
	"pending_min",
	"leave_days",
	"absence_id",
	"flags",
	"input_hash",
] as const satisfies readonly (keyof ResultRow & keyof KeptRow)[];

/** People at once. */
const atOnce = 20;

/**
 * Computes every kept day of a tenant anew and writes nothing. Days that wait to be computed are left out: that they are
 * not current is known.
 */
export async function compareResults(
	tx: Tx,
	tenantId: string,
): Promise<{
	readonly days: number;
	readonly differences: ResultDifference[];
}> {
	const differences: ResultDifference[] = [];
	let days = 0;
	const userIds = await everybodysIds(tx, tenantId);
	for (let from = 0; from < userIds.length; from += atOnce) {
		const some = userIds.slice(from, from + atOnce);
		const kept = await keptResults(tx, tenantId, some);
		const asked = kept.map(({ user_id, day }) => ({ userId: user_id, day }));
		const byUser = Map.groupBy(asked, ({ userId }) => userId);
		const fresh = await freshDays(tx, tenantId, byUser);
		days += kept.length;
		differences.push(...differencesOf(kept, fresh));
	}
	return { days, differences };
}

function differencesOf(kept: readonly KeptRow[], fresh: readonly StoredDay[]): ResultDifference[] {
	const byDay = new Map(fresh.map((one) => [keyOf(one.result), one]));
	return kept.flatMap((row) => {
		const own = { userId: row.user_id, day: row.day };
		const found = byDay.get(keyOf(row));
		if (found === undefined) {
			return [{ ...own, column: "day", kept: row.day, fresh: null }];
		}
		const { result, accounts } = found;
		const pairs = [
			...compared.map((column) => [column, row[column], result[column]]),
			["accounts", textOf(row.accounts), textOf(accounts)],
		] as const;
		return pairs
			.filter(([, one, other]) => one !== other)
			.map(([column, one, other]) => ({
				...own,
				column: String(column),
				kept: one,
				fresh: other,
			}));
	});
}

function keyOf(row: Pick<ResultRow, "user_id" | "day">): string {
	return `${row.user_id} ${row.day}`;
}

function textOf(accounts: KeptRow["accounts"]): string {
	return accounts
		.map((one) => `${one.account_id} ${one.minutes} ${one.factor_minutes}`)
		.sort()
		.join(", ");
}
