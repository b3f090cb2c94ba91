import { wholeDay } from "../payroll/lines/payroll-day.ts";
import type { PayrollLine } from "../payroll/lines/payroll-line.ts";

/** What a closed line carries of somebody's account. */
export interface PersonAmount extends Omit<PayrollLine, "costCentreId"> {
	readonly userId: string;
}

interface Sum {
	readonly minutes: number;
	readonly days: number;
	readonly cents: number;
}

export interface Difference {
	readonly userId: string;
	readonly accountId: string;
	/** Null: there was nothing. */
	readonly before: Sum | null;
	/** Null: there is nothing any more. */
	readonly now: Sum | null;
	readonly kind: "USUAL" | "NOTABLE" | "NEW" | "GONE";
}

/** Changes below them are everyday: two hours, a quarter of a day, 20 €. */
const least: Sum = { minutes: 120, days: wholeDay / 4, cents: 2000 };

/** How a month differs from the one before, by person and account, the largest first. */
export function differences(
	now: readonly PersonAmount[],
	before: readonly PersonAmount[],
): Difference[] {
	const sums = new Map<string, Omit<Difference, "kind">>();
	const add = (line: PersonAmount, when: "now" | "before") => {
		const { userId, accountId } = line;
		const key = `${userId} ${accountId}`;
		const held = sums.get(key) ?? { userId, accountId, now: null, before: null };
		sums.set(key, { ...held, [when]: added(held[when], line) });
	};
	for (const line of now) add(line, "now");
	for (const line of before) add(line, "before");
	const found = [...sums.values()].map((one): Difference => ({ ...one, kind: kindOf(one) }));
	return found.sort((first, second) => sizeOf(second) - sizeOf(first));
}

function added(sum: Sum | null, { minutes, days, cents }: Sum): Sum {
	return {
		minutes: (sum?.minutes ?? 0) + minutes,
		days: (sum?.days ?? 0) + days,
		cents: (sum?.cents ?? 0) + cents,
	};
}

function kindOf({ before, now }: Omit<Difference, "kind">): Difference["kind"] {
	if (before === null) return "NEW";
	if (now === null) return "GONE";
	const amount = amountOf(before, now);
	const by = Math.abs(now[amount] - before[amount]);
	return by >= least[amount] && by * 4 >= Math.abs(before[amount]) ? "NOTABLE" : "USUAL";
}

/** What is compared: hours or days, and money alone where there is nothing else. */
function amountOf(...sums: readonly (Sum | null)[]): keyof Sum {
	if (sums.some((sum) => sum !== null && sum.minutes !== 0)) return "minutes";
	return sums.some((sum) => sum !== null && sum.days !== 0) ? "days" : "cents";
}

/** In days of eight hours, so that hours and days can stand in one order. */
function sizeOf({ before, now }: Difference): number {
	const amount = amountOf(before, now);
	const unit = { minutes: 480, days: wholeDay, cents: 16_000 }[amount];
	return Math.abs((now?.[amount] ?? 0) - (before?.[amount] ?? 0)) / unit;
}
