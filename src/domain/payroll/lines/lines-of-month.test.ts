import fc from "fast-check";
import { expect, test } from "vitest";
import { type AccountDays, deltaDays } from "./days-of-lines.ts";
import { deltaLines } from "./delta-lines.ts";
import { lineCases } from "./lines-of-month.cases.ts";
import { daysOfAccount, linesOfMonth } from "./lines-of-month.ts";
import { account, workday } from "./month-case.ts";
import { allParts } from "./payroll-day.ts";
import { isEmptyLine, lineAmounts, type PayrollLine } from "./payroll-line.ts";
import { deltaSurcharges, surchargesOfMonth } from "./surcharges-of-month.ts";

const leave = { days: 115_000, minutes: 90 };

test.each(lineCases)("%s", (_, one, days, expected) => {
	const made = linesOfMonth({ days, accounts: [one], leave });
	const empty = { accountId: one.id, costCentreId: null, minutes: 0, days: 0, cents: 0 };
	expect(made).toEqual(
		expected === null
			? []
			: [expect.objectContaining({ ...empty, ...expected, cents: expect.any(Number) })],
	);
	if (expected?.cents !== undefined) expect(made[0]?.cents).toBe(expected.cents);
	if (one.type === "LEAVEACCOUNT_REMAINING") return;
	const sum = daysOfAccount([one], days).reduce((all, { amount }) => all + amount, 0);
	expect(sum).toBe((made[0]?.minutes ?? 0) + (made[0]?.days ?? 0));
});

const third = [
	{ costCentreId: "a", parts: 3334 },
	{ costCentreId: "b", parts: 3333 },
	{ costCentreId: "c", parts: 3333 },
];

test("shares of a month add up by largest remainder; what is not charged stays with nobody", () => {
	const days = ["2026-06-01", "2026-06-02"].map((day) =>
		workday(day, { workedMinutes: 50, centres: third, hourlyCents: 1999 }),
	);
	const lines = linesOfMonth({ days, accounts: [account("TARGETACTUALS_ACTUAL")], leave });
	expect(lines.map(({ costCentreId, minutes }) => [costCentreId, minutes])).toEqual([
		["a", 34],
		["b", 33],
		["c", 33],
	]);
	expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(3332);
	const some = [workday("2026-06-01", { centres: [{ costCentreId: "a", parts: 2500 }] })];
	const parted = linesOfMonth({ days: some, accounts: [account("TARGETACTUALS_ACTUAL")], leave });
	expect(parted.map(({ costCentreId, minutes }) => [costCentreId, minutes])).toEqual([
		["a", 120],
		[null, 360],
	]);
});

test("plus hours of one cost centre and minus hours of another do not vanish", () => {
	const at = (costCentreId: string) => [{ costCentreId, parts: allParts }];
	const days = [
		workday("2026-06-01", { balanceMinutes: 60, centres: at("a") }),
		workday("2026-06-02", { balanceMinutes: -60, centres: at("b") }),
	];
	const lines = linesOfMonth({ days, accounts: [account("TARGETACTUALS_BALANCE")], leave });
	expect(lines.map(({ minutes }) => minutes)).toEqual([60, -60]);
});

const someLines = fc.uniqueArray(
	fc.record({
		accountId: fc.constantFrom("x", "y"),
		costCentreId: fc.constantFrom(null, "a", "b"),
		minutes: fc.integer({ min: -10_000, max: 10_000 }),
		days: fc.integer({ min: 0, max: 310_000 }),
		cents: fc.integer({ min: 0, max: 1_000_000 }),
	}),
	{ selector: ({ accountId, costCentreId }) => `${accountId}${costCentreId}` },
);

test("whatever is closed and corrected in whichever order: all lines together are the figures now", () => {
	fc.assert(
		fc.property(fc.array(someLines, { minLength: 1, maxLength: 6 }), (versions) => {
			const written: PayrollLine[] = [];
			for (const now of versions) {
				written.push(...deltaLines(now, written));
				expect(deltaLines(now, written)).toEqual([]);
			}
			const now = versions.at(-1) as PayrollLine[];
			for (const amount of lineAmounts) {
				const sumOf = (lines: readonly PayrollLine[]) =>
					lines.reduce((sum, line) => sum + line[amount], 0);
				expect(sumOf(written)).toBe(sumOf(now));
			}
			expect(written.some(isEmptyLine)).toBe(false);
		}),
	);
});

test("the days and the free parts behind any runs of a month together are those of now", () => {
	const day = fc.record({
		day: fc.constantFrom("2026-06-01", "2026-06-02", "2026-06-03"),
		amount: fc.integer({ min: 1, max: 600 }),
	});
	const someDays = fc.uniqueArray(day, { selector: (one) => one.day });
	fc.assert(
		fc.property(fc.array(someDays, { minLength: 1, maxLength: 5 }), (versions) => {
			const written: AccountDays[] = [];
			for (const days of versions) written.push(...deltaDays([{ accountId: "x", days }], written));
			const sums = new Map<string, number>();
			for (const one of written.flatMap(({ days }) => days))
				sums.set(one.day, (sums.get(one.day) ?? 0) + one.amount);
			const left = [...sums].filter(([, amount]) => amount !== 0);
			const now = versions.at(-1)?.map(({ day: on, amount }) => [on, amount]);
			expect(new Map(left as [string, number][])).toEqual(new Map(now as [string, number][]));
		}),
	);
	const free = { paidCents: 1000, taxFreeCents: 1000, taxableCents: 0 };
	const first = [{ accountId: "x", ...free, socialFreeCents: 1000, socialLiableCents: 0 }];
	expect(deltaSurcharges(first, first)).toEqual([]);
	expect(deltaSurcharges([], first)).toMatchObject([{ accountId: "x", taxFreeCents: -1000 }]);
});

test("the shares of any days add up to the days, and each is its exact part made whole", () => {
	const shares = fc.uniqueArray(
		fc.tuple(fc.constantFrom("a", "b", "c"), fc.integer({ min: 1, max: 3333 })),
		{
			selector: ([id]) => id,
		},
	);
	const days = fc.array(fc.tuple(fc.integer({ min: -600, max: 600 }), shares), { maxLength: 31 });
	fc.assert(
		fc.property(days, (made) => {
			const all = made.map(([balanceMinutes, centres], nth) =>
				workday(`2026-06-${String(nth + 1).padStart(2, "0")}`, {
					balanceMinutes,
					centres: centres.map(([costCentreId, parts]) => ({ costCentreId, parts })),
				}),
			);
			const lines = linesOfMonth({
				days: all,
				accounts: [account("TARGETACTUALS_BALANCE")],
				leave,
			});
			const total = made.reduce((sum, [minutes]) => sum + minutes, 0);
			expect(lines.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(total);
			for (const { costCentreId, minutes } of lines) {
				const exact = made.reduce((sum, [amount, centres]) => {
					const own = centres.find(([id]) => id === costCentreId)?.[1] ?? 0;
					const charged = centres.reduce((parts, [, one]) => parts + one, 0);
					return sum + amount * (costCentreId === null ? allParts - charged : own);
				}, 0);
				expect(Math.abs(minutes - exact / allParts)).toBeLessThan(1);
			}
		}),
	);
});

test("a surcharge is worth its part of the base wage, free up to the limits of the law", () => {
	const night = { surcharges: [{ accountId: "n25", minutes: 120 }] };
	const paid = { specialAccountId: "n25", factorPercent: 25, freePercent: 25 };
	const accounts = [account("SPECIALACCOUNT_ID", paid), account("TARGETACTUALS_ACTUAL")];
	const of = (...wages: number[]) =>
		surchargesOfMonth({
			accounts,
			days: wages.map((hourlyCents, nth) =>
				workday(`2026-06-0${nth + 1}`, { ...night, hourlyCents }),
			),
		});
	const below = { paidCents: 1000, taxFreeCents: 1000, taxableCents: 0 };
	expect(of(2000)).toMatchObject([{ ...below, socialFreeCents: 1000, socialLiableCents: 0 }]);
	const above = { paidCents: 1400, taxFreeCents: 1400, taxableCents: 0 };
	expect(of(2800)).toMatchObject([{ ...above, socialFreeCents: 1250, socialLiableCents: 150 }]);
	expect(of(2000, 2800)).toMatchObject([{ paidCents: 2400, socialFreeCents: 2250 }]);
	expect(surchargesOfMonth({ accounts: [], days: [] })).toEqual([]);
});
