import { expect, test } from "vitest";
import { dayOfIso } from "../time/iso-day.ts";
import type { EpochMinute } from "../time/quantities.ts";
import { countingAccount, prepareAccount, specialAccount } from "./special-account.ts";
import { specialAccountPlan } from "./special-account-plan.ts";
import { accountCases } from "./special-accounts-on.cases.ts";
import { specialAccountsOn } from "./special-accounts-on.ts";
import { calendarOf, instant, piece } from "./test-pieces.ts";

const day = dayOfIso("2026-06-09");
const midnight = instant("2026-06-09 00:00");

function at(hours: number): EpochMinute {
	return (midnight + Math.round(hours * 60)) as EpochMinute;
}

test.each(accountCases)("$title", ({ accounts, pieces, expected }) => {
	const read = accounts.map((account) => specialAccount.parse(account));
	const plan = specialAccountPlan(read.map(prepareAccount), calendarOf({}));
	const rows = specialAccountsOn(
		pieces.map(([begin, end, category = "WORKTIME", activity = null]) =>
			piece(at(begin), at(end), { category, activity }),
		),
		plan.dayOf(day),
	);
	expect(
		Object.fromEntries(
			rows.map(({ code, minutes, factorMinutes }) => [code, [minutes, factorMinutes]]),
		),
	).toEqual(expected);
});

test("missing rules and conditions are none", () => {
	const given = {
		code: "A",
		category: "WORKTIME",
		valueClass: "HOUR",
		priority: "ALWAYS",
		factorPercent: 100,
	};
	expect(specialAccount.parse(given).rules).toEqual([]);
	expect(specialAccount.parse({ ...given, rules: [{}] }).rules).toEqual([{ conditions: [] }]);
});

test("minutes under conditions can be counted without an account", () => {
	const counting = countingAccount([{ type: "TIME_OF_DAY", from: "20:00", to: "24:00" }]);
	const plan = specialAccountPlan([counting], calendarOf({})).dayOf(day);
	const rows = specialAccountsOn([piece(at(16), at(21))], plan);
	expect(rows).toEqual([{ code: "", minutes: 60, factorMinutes: 60 }]);
});

test("the plan of a day is made once", () => {
	const plan = specialAccountPlan([], calendarOf({}));
	expect(plan.dayOf(day)).toBe(plan.dayOf(day));
});
