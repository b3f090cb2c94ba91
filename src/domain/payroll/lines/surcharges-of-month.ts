import { surchargeLimitsOn } from "../../surcharge/surcharge-limits.ts";
import { type SurchargeMoney, surchargeMoney } from "../../surcharge/surcharge-money.ts";
import { dayOfIso } from "../../time/iso-day.ts";
import { daysOfAccount, type PayrollMonth } from "./lines-of-month.ts";

export interface SurchargeOfMonth extends SurchargeMoney {
	readonly accountId: string;
}

/** What surcharges of a month are worth, and how much of each is free of tax and social insurance by § 3b EStG. */
export function surchargesOfMonth({
	days,
	accounts,
}: Pick<PayrollMonth, "days" | "accounts">): SurchargeOfMonth[] {
	const surcharges = accounts.filter(
		({ type, format, freePercent }) =>
			type === "SPECIALACCOUNT_ID" && format === "HOURS" && freePercent > 0,
	);
	const bases = new Map(days.map(({ day, baseCents }) => [day, baseCents]));
	return [...Map.groupBy(surcharges, ({ id }) => id)].map(([accountId, held]) => {
		const [{ factorPercent: paidPercent, freePercent }] = held as [(typeof held)[number]];
		// hours of the same wage are rounded once
		const byWage = Map.groupBy(daysOfAccount(held, days), ({ day }) => bases.get(day) ?? 0);
		const worth = [...byWage].map(([baseWageCents, counted]) => {
			const minutes = counted.reduce((sum, { amount }) => sum + amount, 0);
			const pay = { minutes, baseWageCents, paidPercent, freePercent };
			const [{ day }] = counted as [(typeof counted)[number]];
			return surchargeMoney(pay, surchargeLimitsOn(dayOfIso(day)));
		});
		return { accountId, ...together(worth) };
	});
}

const parts = [
	"paidCents",
	"taxFreeCents",
	"taxableCents",
	"socialFreeCents",
	"socialLiableCents",
] as const satisfies readonly (keyof SurchargeMoney)[];

/** The same of a correction: now less what earlier runs said of it; what has not changed is left out. */
export function deltaSurcharges(
	now: readonly SurchargeOfMonth[],
	earlier: readonly SurchargeOfMonth[],
): SurchargeOfMonth[] {
	const ids = new Set([...now, ...earlier].map(({ accountId }) => accountId));
	return [...ids]
		.map((accountId) => {
			const of = (all: readonly SurchargeOfMonth[]) =>
				together(all.filter((one) => one.accountId === accountId));
			const [here, before] = [of(now), of(earlier)];
			return { accountId, ...eachPart((part) => here[part] - before[part]) };
		})
		.filter((one) => parts.some((part) => one[part] !== 0));
}

function together(all: readonly SurchargeMoney[]): SurchargeMoney {
	return eachPart((part) => all.reduce((sum, one) => sum + one[part], 0));
}

function eachPart(of: (part: keyof SurchargeMoney) => number): SurchargeMoney {
	return Object.fromEntries(parts.map((part) => [part, of(part)])) as Record<
		keyof SurchargeMoney,
		number
	>;
}
