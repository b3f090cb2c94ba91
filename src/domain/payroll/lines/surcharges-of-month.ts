import { surchargeLimitsOn } from "../../surcharge/surcharge-limits.ts";
import { type SurchargeMoney, surchargeMoney } from "../../surcharge/surcharge-money.ts";
import { dayOfIso } from "../../time/iso-day.ts";
import { daysOfAccount, type PayrollMonth } from "./lines-of-month.ts";

interface SurchargeOfMonth extends SurchargeMoney {
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
		const parts = [...byWage].map(([baseWageCents, counted]) => {
			const minutes = counted.reduce((sum, { amount }) => sum + amount, 0);
			const pay = { minutes, baseWageCents, paidPercent, freePercent };
			const [{ day }] = counted as [(typeof counted)[number]];
			return surchargeMoney(pay, surchargeLimitsOn(dayOfIso(day)));
		});
		return { accountId, ...together(parts) };
	});
}

function together(parts: readonly SurchargeMoney[]): SurchargeMoney {
	const sum = (of: (one: SurchargeMoney) => number) => parts.reduce((all, one) => all + of(one), 0);
	return {
		paidCents: sum((one) => one.paidCents),
		taxFreeCents: sum((one) => one.taxFreeCents),
		taxableCents: sum((one) => one.taxableCents),
		socialFreeCents: sum((one) => one.socialFreeCents),
		socialLiableCents: sum((one) => one.socialLiableCents),
	};
}
