import { figureNames } from "#domain/working-time/day-minutes.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import {
	everybodysIds,
	type KeptRow,
	keptResults,
	type ResultRow,
	resultColumns,
} from "../sql/results.ts";
import { freshDays } from "./fresh-days.ts";
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
	"unitId",
	"siteId",
	...figureNames,
	"leaveDays",
	"absenceId",
	"flags",
	"netMinutes",
	"nightMinutes",
	"sundayMinutes",
	"holidayKind",
	"buildsUpOnly",
	"inputHash",
] as const satisfies readonly (keyof KeptRow)[];

/** People at once. */
const atOnce = 20;

/**
 * Computes every kept day of a tenant anew and writes nothing. Days that wait to be computed are left out: that they are
 * not current is known.
 */
export async function compareResults(tx: Tx, tenantId: string) {
	const differences: ResultDifference[] = [];
	let days = 0;
	const userIds = await everybodysIds(tx, tenantId);
	for (let from = 0; from < userIds.length; from += atOnce) {
		const some = userIds.slice(from, from + atOnce);
		const kept = await keptResults(tx, tenantId, some);
		const byUser = Map.groupBy(kept, ({ userId }) => userId);
		const fresh = await freshDays(tx, tenantId, byUser);
		days += kept.length;
		differences.push(...differencesOf(kept, fresh));
	}
	return { days, differences };
}

function differencesOf(kept: readonly KeptRow[], fresh: readonly StoredDay[]): ResultDifference[] {
	const byDay = new Map(fresh.map((one) => [keyOf(one.result), one]));
	return kept.flatMap((row): ResultDifference[] => {
		const own = { userId: row.userId, day: row.day };
		const found = byDay.get(keyOf(row));
		if (found === undefined) return [{ ...own, column: "day", kept: row.day, fresh: null }];
		const { result, accounts } = found;
		const pairs = [
			...compared.map((name) => [resultColumns[name][0], row[name], result[name]] as const),
			["accounts", textOf(row.accounts), textOf(accounts)],
		] as const;
		return pairs
			.filter(([, one, other]) => one !== other)
			.map(([column, one, other]) => ({ ...own, column, kept: one, fresh: other }));
	});
}

function keyOf(row: Pick<ResultRow, "userId" | "day">): string {
	return `${row.userId} ${row.day}`;
}

function textOf(accounts: KeptRow["accounts"]): string {
	return accounts
		.map((one) => `${one.accountId} ${one.minutes} ${one.factorMinutes}`)
		.sort()
		.join(", ");
}
