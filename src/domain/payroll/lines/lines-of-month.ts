import { amountOfDay, type CountingAccount } from "./amount-of-day.ts";
import { wholeParts } from "./apportion.ts";
import { allParts, type PayrollDay } from "./payroll-day.ts";
import { isEmptyLine, type PayrollLine } from "./payroll-line.ts";

/** An account with the days on which the person has it, both included; null: until further notice. */
export interface AssignedAccount extends CountingAccount {
	readonly validFrom: string;
	readonly validTo: string | null;
	/** Per cent of the hourly wage that a minute of a special account is worth; 100 for hours that are paid as they are. */
	readonly factorPercent: number;
	/** The most that § 3b EStG leaves free of it; 0 where it is none of those. */
	readonly freePercent: number;
}

export interface PayrollMonth {
	/** Days of the month on which the person is employed, in order. */
	readonly days: readonly PayrollDay[];
	/** In their order; the same account may come more than once, with other days. */
	readonly accounts: readonly AssignedAccount[];
	/** What is left of leave at the month's end: ten thousandths of a day, and minutes of accounts that are kept in hours. */
	readonly leave: { readonly days: number; readonly minutes: number };
}

/**
 * The lines of a person's month: one per account and cost centre, zero ones left out. Sums first: an account's amount is added
 * up over the days and then shared out by largest remainder, so that its lines add up to it.
 */
export function linesOfMonth({ days, accounts, leave }: PayrollMonth): PayrollLine[] {
	const byId = new Map<string, AssignedAccount[]>();
	for (const account of accounts) byId.set(account.id, [...(byId.get(account.id) ?? []), account]);
	return [...byId.values()].flatMap((held) => linesOfAccount(held, days, leave));
}

/** What one day adds to an account. */
export interface DayOfLine {
	readonly day: string;
	readonly amount: number;
}

/** The days behind a line, those that count nothing left out. */
export function daysOfAccount(
	held: readonly AssignedAccount[],
	days: readonly PayrollDay[],
): DayOfLine[] {
	return countedDays(held, days)
		.filter(({ amount }) => amount !== 0)
		.map(({ day: { day }, amount }) => ({ day, amount }));
}

function countedDays(held: readonly AssignedAccount[], days: readonly PayrollDay[]) {
	return days.flatMap((day) => {
		const account = held.find((one) => isValidOn(one, day.day));
		return account === undefined ? [] : [{ day, amount: amountOfDay(account, day) }];
	});
}

function isValidOn({ validFrom, validTo }: AssignedAccount, day: string): boolean {
	return validFrom <= day && (validTo === null || validTo >= day);
}

function linesOfAccount(
	held: readonly AssignedAccount[],
	days: readonly PayrollDay[],
	leave: PayrollMonth["leave"],
): PayrollLine[] {
	const [account] = held as [AssignedAccount];
	if (account.type === "LEAVEACCOUNT_REMAINING")
		return [leaveLine(held, days, leave)].filter(isReal);
	const counted = countedDays(held, days);
	const total = counted.reduce((sum, { amount }) => sum + amount, 0);
	const money = counted.reduce((sum, one) => sum + worthOf(account, one), 0);
	const cents = Math.floor(money / worthUnit + 0.5);
	const centres = [...centresOf(counted)];
	const amounts = wholeParts(
		total,
		centres.map(([, parts]) => shareOf(counted, parts, ({ amount }) => amount)),
	);
	const worth = wholeParts(
		cents,
		centres.map(([, parts]) => shareOf(counted, parts, (one) => worthOf(account, one)) / worthUnit),
	);
	return centres
		.map(([costCentreId], nth) => {
			const amount = amounts[nth] as number;
			const isHours = account.format === "HOURS";
			return {
				...{ accountId: account.id, costCentreId, cents: worth[nth] as number },
				...{ minutes: isHours ? amount : 0, days: isHours ? 0 : amount },
			};
		})
		.filter(isReal);
}

const isReal = (line: PayrollLine) => !isEmptyLine(line);

interface Counted {
	readonly day: PayrollDay;
	readonly amount: number;
}

/** Who is charged, in the order of the ids and nobody last, with the parts of each day. */
function centresOf(counted: readonly Counted[]) {
	const found = new Map<string | null, Map<PayrollDay, number>>();
	const add = (costCentreId: string | null, day: PayrollDay, parts: number) => {
		const of = found.get(costCentreId) ?? new Map<PayrollDay, number>();
		found.set(costCentreId, of.set(day, (of.get(day) ?? 0) + parts));
	};
	for (const { day } of counted) {
		let left = allParts;
		for (const { costCentreId, parts } of day.centres) {
			add(costCentreId, day, parts);
			left -= parts;
		}
		if (left > 0) add(null, day, left);
	}
	return new Map(
		[...found].sort(
			([a], [b]) => Number(a === null) - Number(b === null) || ((a ?? "") < (b ?? "") ? -1 : 1),
		),
	);
}

/** What of some days falls on a cost centre, exactly. */
function shareOf(
	counted: readonly Counted[],
	parts: ReadonlyMap<PayrollDay, number>,
	of: (one: Counted) => number,
): number {
	return counted.reduce((sum, one) => sum + of(one) * (parts.get(one.day) ?? 0), 0) / allParts;
}

/** A cent, as minutes times cents an hour times per cent. */
const worthUnit = 6000;

/** What the minutes are worth at the wage of their day. */
function worthOf(
	{ format, type, factorPercent }: AssignedAccount,
	{ day, amount }: Counted,
): number {
	const wage = type === "SPECIALACCOUNT_ID" ? day.baseCents : day.hourlyCents;
	if (format !== "HOURS" || wage === null || !isPaid(type)) return 0;
	return amount * wage * factorPercent;
}

/** Whether hours of an account are paid as hours: target and balance say nothing of pay. */
function isPaid(type: CountingAccount["type"]): boolean {
	return type !== "TARGETACTUALS_TARGET" && type !== "TARGETACTUALS_BALANCE";
}

/** Leave that is left is charged to whom the last day is charged to most. */
function leaveLine(
	held: readonly AssignedAccount[],
	days: readonly PayrollDay[],
	leave: PayrollMonth["leave"],
): PayrollLine {
	const last = days.at(-1);
	const account = held.find((one) => last !== undefined && isValidOn(one, last.day));
	const [centre] = [...(last?.centres ?? [])].sort((a, b) => b.parts - a.parts);
	const base = { accountId: held[0]?.id as string, costCentreId: centre?.costCentreId ?? null };
	if (account === undefined) return { ...base, minutes: 0, days: 0, cents: 0 };
	return account.format === "HOURS"
		? { ...base, minutes: leave.minutes, days: 0, cents: 0 }
		: { ...base, minutes: 0, days: leave.days, cents: 0 };
}
