import * as z from "zod/mini";
import type { LocalDay } from "../time/quantities.ts";
import { alwaysRank, type CellRule } from "./plan-rules.ts";
import type { PreparedAccount } from "./special-account.ts";
import type { DayPlan } from "./special-account-plan.ts";
import type { WorkedPiece } from "./worked-piece.ts";

/** What one special account gets on one calendar day (or in sum over several). */
export const specialAccountMinutes = z.object({
	code: z.string(),
	/** Minutes that met the account's rules; never 0. */
	minutes: z.int(),
	/** Minutes × factor, half up, where the account is valued as WAGE; else the minutes. */
	factorMinutes: z.int(),
});
export type SpecialAccountMinutes = Readonly<z.output<typeof specialAccountMinutes>>;

const nothing: readonly SpecialAccountMinutes[] = [];

/**
 * What the special accounts get of a person's time on a calendar day, in the order of the accounts; those that get
 * nothing are left out. Pieces may reach beyond the day: of them counts what lies on it, whichever day the shift is
 * reckoned to.
 *
 * Example: 22:00 to 06:00 of 9/10 June 2026 with the accounts of § 3b EStG → on the 9th NIGHT25 120; on the 10th NIGHT25
 * 120, NIGHT40 240.
 */
export function specialAccountsOn(
	pieces: readonly WorkedPiece[],
	plan: DayPlan,
): readonly SpecialAccountMinutes[] {
	let totals: number[] | null = null;
	for (const piece of pieces) {
		for (const cell of plan.cells) {
			const begin = Math.max(piece.begin, cell.begin);
			const minutes = Math.min(piece.end, cell.end) - begin;
			if (minutes <= 0) continue;
			const rules = cell.rules[piece.category];
			if (rules.length === 0) continue;
			totals ??= new Array<number>(plan.accounts.length).fill(0);
			addMinutes(minutes, piece, plan.day, rules, totals);
		}
	}
	return totals === null ? nothing : rowsOf(totals, plan.accounts);
}

/** Rules come highest rank first, so the first that holds decides which rank gets the minutes. */
function addMinutes(
	minutes: number,
	piece: WorkedPiece,
	day: LocalDay,
	rules: readonly CellRule[],
	totals: number[],
): void {
	let best = alwaysRank;
	let last = -1;
	for (const { account, rank, tests } of rules) {
		const isOutdone = rank !== alwaysRank && rank > best;
		if (account === last || isOutdone || !holds(tests, piece, day)) continue;
		totals[account] = (totals[account] as number) + minutes;
		last = account;
		if (rank < best) best = rank;
	}
}

function holds(tests: CellRule["tests"], piece: WorkedPiece, day: LocalDay): boolean {
	for (const test of tests) if (!test(piece, day)) return false;
	return true;
}

function rowsOf(
	totals: readonly number[],
	accounts: readonly PreparedAccount[],
): readonly SpecialAccountMinutes[] {
	const rows: SpecialAccountMinutes[] = [];
	for (let index = 0; index < totals.length; index++) {
		const minutes = totals[index] as number;
		if (minutes === 0) continue;
		const account = accounts[index] as PreparedAccount;
		const factorMinutes = factored(minutes, account);
		rows.push({ code: account.code, minutes, factorMinutes });
	}
	return rows.length === 0 ? nothing : rows;
}

function factored(minutes: number, { valueClass, factorPercent }: PreparedAccount): number {
	// half up; per day, so that a month is the sum of its days
	return valueClass === "HOUR" ? minutes : Math.floor((minutes * factorPercent) / 100 + 0.5);
}
