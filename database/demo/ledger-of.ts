import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { monthOf } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";

interface LedgerLine {
	readonly kind: "INIT" | "OTHER" | "PAYOUT";
	readonly effectiveOn: string;
	readonly minutes: number;
	readonly reason: string;
}

/** What an account of the demo is written from; minutes. */
export interface LedgerFacts {
	readonly openedOn: string;
	/** Brought along. */
	readonly opening: number;
	readonly exitDate: string | null;
	/** Sums of the days since the opening until yesterday by month, e.g. 2026-11; in order. */
	readonly months: readonly { readonly month: string; readonly minutes: number }[];
	/** Comes near the upper limit. */
	readonly isNear: boolean;
}

/** Limits of every account of the demo, in minutes. */
export const demoLimits = {
	upper: 50 * 60,
	upperNotice: 40 * 60,
	lower: -20 * 60,
	lowerNotice: -15 * 60,
};

/** Paid out at a quarter's end is what exceeds the first, down to the second. */
const [paidBeyond, paidDownTo] = [32 * 60, 20 * 60];
const nearBalance = 44 * 60;

/** Lines of an account: what was brought along, payouts after each quarter, and what the last month had to settle. */
export function ledgerOf(facts: LedgerFacts): LedgerLine[] {
	const { openedOn, opening, months, exitDate } = facts;
	const lines: LedgerLine[] = [];
	if (opening !== 0) {
		const reason = "Übertrag aus dem früheren System";
		const minutes = opening;
		lines.push({ kind: "INIT", effectiveOn: openedOn, minutes, reason });
	}
	let balance = opening;
	for (const [nth, { month, minutes }] of months.entries()) {
		balance += minutes;
		const isOver = nth < months.length - 1;
		const isLast = nth === months.length - 2;
		if (!isOver || exitDate !== null) continue;
		const rest = months.slice(nth + 1).reduce((sum, one) => sum + one.minutes, 0);
		const paid = isLast ? settled(balance, balance + rest, facts) : quarterly(month, balance);
		if (paid <= 0) continue;
		balance -= paid;
		lines.push(payout(lastOf(month), paid, isLast));
	}
	if (exitDate !== null && balance > 0) {
		const reason = "Abgeltung zum Austritt";
		lines.push({ kind: "PAYOUT", effectiveOn: exitDate, minutes: -balance, reason });
	}
	return lines;
}

function payout(effectiveOn: string, paid: number, isLast: boolean): LedgerLine {
	const reason = isLast ? "Auszahlung auf Antrag" : "Auszahlung mit dem Gehalt";
	return { kind: "PAYOUT", effectiveOn, minutes: -paid, reason };
}

function quarterly(month: string, balance: number): number {
	const isEnd = Number(month.slice(5)) % 3 === 0;
	return isEnd && balance > paidBeyond ? wholeHours(balance - paidDownTo) : 0;
}

/** What must be paid so that today's balance lies where it should, as far as there is so much. */
function settled(balance: number, today: number, { isNear }: LedgerFacts): number {
	if (isNear) return Math.min(wholeHours(today - nearBalance), balance);
	return today > paidBeyond ? Math.min(wholeHours(today - paidDownTo), balance) : 0;
}

function wholeHours(minutes: number): number {
	return Math.floor(minutes / 60) * 60;
}

function lastOf(month: string): string {
	return isoOfDay(monthOf(dayOfIso(`${month}-01`)).to as LocalDay);
}
