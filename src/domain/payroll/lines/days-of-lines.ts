import { type DayOfLine, daysOfAccount, type PayrollMonth } from "./lines-of-month.ts";

/** What one account counts of which day, those that count nothing left out. */
export interface AccountDays {
	readonly accountId: string;
	readonly days: readonly DayOfLine[];
}

/** The days behind the lines of a month. */
export function daysOfLines({ accounts, days }: Pick<PayrollMonth, "accounts" | "days">) {
	const byAccount = Map.groupBy(accounts, ({ id }) => id);
	return [...byAccount].map(
		([accountId, held]): AccountDays => ({ accountId, days: daysOfAccount(held, days) }),
	);
}

/** The days behind a correction: what each counts now less what earlier runs counted of it; without any where nothing differs. */
export function deltaDays(
	now: readonly AccountDays[],
	earlier: readonly AccountDays[],
): AccountDays[] {
	const sums = new Map<string, Map<string, number>>();
	const add = ({ accountId, days }: AccountDays, sign: 1 | -1) => {
		const held = sums.get(accountId) ?? new Map<string, number>();
		for (const { day, amount } of days) held.set(day, (held.get(day) ?? 0) + sign * amount);
		sums.set(accountId, held);
	};
	for (const one of now) add(one, 1);
	for (const one of earlier) add(one, -1);
	return [...sums].map(([accountId, days]) => ({
		accountId,
		days: [...days]
			.filter(([, amount]) => amount !== 0)
			.map(([day, amount]) => ({ day, amount }))
			.sort((a, b) => (a.day < b.day ? -1 : 1)),
	}));
}
