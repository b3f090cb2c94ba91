import { expect, test } from "vitest";
import { dayOfIso } from "../time/iso-day.ts";
import { surchargeLimitsOn } from "./surcharge-limits.ts";
import { moneyCases } from "./surcharge-money.cases.ts";
import { surchargeMoney } from "./surcharge-money.ts";

const limits = surchargeLimitsOn(dayOfIso("2026-11-21"));

test.each(moneyCases)("%s", (_, minutes, wage, paidPercent, freePercent, ...to) => {
	const pay = { minutes, baseWageCents: wage, paidPercent, freePercent };
	const [paidCents, taxFreeCents, socialFreeCents] = to;
	expect(surchargeMoney(pay, limits)).toEqual({
		paidCents,
		taxFreeCents,
		taxableCents: paidCents - taxFreeCents,
		socialFreeCents,
		socialLiableCents: paidCents - socialFreeCents,
	});
});

test.each([
	["2003-12-31", Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
	["2004-01-01", 5000, 5000],
	["2006-06-30", 5000, 5000],
	["2006-07-01", 5000, 2500],
])("on %s tax spares up to %d, insurance up to %d", (day, tax, social) => {
	expect(surchargeLimitsOn(dayOfIso(day))).toEqual({ taxCents: tax, socialCents: social });
});
