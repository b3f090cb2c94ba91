import fc from "fast-check";
import { expect, test } from "vitest";
import type { LocalDay } from "../../time/quantities.ts";
import type { RosterShift } from "../../violations/shifts/roster-facts.ts";
import { cases } from "./department.cases.ts";
import { isBarrier, violationsOf } from "./person-rules.ts";
import { mostKinds, planKinds, solverKinds } from "./plan-kinds.ts";
import { mostMinutesOf } from "./plan-limits.ts";
import { lawfulPart } from "./proposal.ts";
import { heldBy } from "./takers.ts";
import { personOf, planOf, saidOf, shiftOf, solved } from "./test-department.ts";
import { whyOpen } from "./why-open.ts";

const week = ["2026-12-07", "2026-12-13"] as const;

test.each(cases)("$title", ({ range: [from, to] = week, expected, ...given }) => {
	expect(saidOf(solved(planOf({ from, to, ...given })))).toEqual([...expected].sort());
});

const letters = fc.constantFrom("F", "S", "N", "A");
const dates = fc.integer({ min: 7, max: 20 }).map((day) => `12-${String(day).padStart(2, "0")}`);
const holders = fc.option(fc.nat(5), { freq: 3 });
/** Whose it is, too, of what may be moved. */
const needed = fc.tuple(dates, letters, holders);
// rows that are broken already are tried for long
const shifts = fc.uniqueArray(
	dates.map((date) => `${date} F`),
	{ maxLength: 4 },
);
const unavailable = fc.array(
	fc.integer({ min: 0, max: 13 }).map((nth) => {
		const begin = Date.UTC(2026, 11, 7 + nth, 12) / 60_000;
		return { begin: begin as never, end: (begin + 900) as never };
	}),
	{ maxLength: 2 },
);
const crew = fc.array(fc.record({ shifts, unavailable }), { minLength: 1, maxLength: 6 });
const given = fc.record({ crew, needed: fc.array(needed, { maxLength: 20 }) });

test("nothing that a proposal gives to anybody is critical, nothing stays open that somebody could take, and nobody loses a shift to nobody", () => {
	const isLawful = (own: typeof given extends fc.Arbitrary<infer Given> ? Given : never) => {
		const people = own.crew.map(({ shifts: fixed, unavailable: away }, nth) => ({
			...{ id: `p${nth}`, shifts: fixed, facts: { unavailable: away } },
		}));
		const needs = own.needed.map(([date, letter, holder]) =>
			[date, letter, ...(holder === null ? [] : [`p${holder % people.length}`])].join(" "),
		);
		const plan = planOf({ from: "2026-12-07", to: "2026-12-20", people, needs });
		const proposal = solved(plan, 1024);
		expect(proposal.assignments.length + proposal.open.length).toBe(needs.length);
		expect(proposal.open.filter(({ heldBy }) => heldBy !== null)).toEqual([]);
		for (const person of plan.people) {
			const had = proposal.assignments.filter(({ userId }) => userId === person.id);
			const [kept, added] = [true, false].map((isHers) =>
				had
					.filter(({ need }) => (need.heldBy === person.id) === isHers)
					.map(({ need }) => need.shift),
			) as [RosterShift[], RosterShift[]];
			expect(violationsOf(person, added, [...person.shifts, ...kept]).filter(isBarrier)).toEqual(
				[],
			);
		}
		const further = solved(plan, 1024, proposal);
		expect(further.open.length).toBeLessThanOrEqual(proposal.open.length);
		for (const need of proposal.open)
			expect(whyOpen(plan, proposal, need).filter((one) => one.couldTake)).toEqual([]);
	};
	fc.assert(fc.property(given, isLawful), { numRuns: 25 });
});

test("what cannot be moved goes back to who has it, and what she was to have instead is open", () => {
	const away = { unavailable: [{ begin: 0 as never, end: 1e9 as never }] };
	const plan = planOf({
		...{ from: "2026-12-07", to: "2026-12-13", needs: ["12-07 F Ben", "12-07 S"] },
		people: [{ id: "Anna", facts: away }, { id: "Ben" }],
	});
	const takers = ["Anna", "Ben"] as const;
	const assignments = plan.needs.map((need, nth) => ({ need, userId: takers[nth] as string }));
	expect(saidOf(lawfulPart(plan, { assignments, open: [] }))).toEqual(["12-07 F Ben", "12-07 S -"]);
});

test("why a shift stays open is said of everybody with all reasons", () => {
	const people = [
		{ id: "Anna", shifts: ["12-07 F"] },
		{ id: "Ben", shifts: ["12-08 F"] },
		{ id: "Cem", pastMinutes: 24 * 48 * 60 },
		{ id: "Dana" },
	];
	const plan = planOf({ from: "2026-12-07", to: "2026-12-13", people, needs: ["12-07 A"] });
	const [need] = plan.needs;
	const found = whyOpen(plan, { assignments: [], open: [] }, need as NonNullable<typeof need>);
	const said = found.map(({ id, violations, limits }) =>
		[id, ...violations.map(({ code }) => code), ...limits].join(" "),
	);
	expect(said).toEqual([
		"Ben QUALIFICATION_MISSING",
		"Dana QUALIFICATION_MISSING",
		"Cem QUALIFICATION_MISSING HOURS_FULL",
		"Anna SHIFT_CONFLICT QUALIFICATION_MISSING OVER_10_HOURS",
	]);
});

test("shifts are one kind where they are alike in real time, and rest between them is real", () => {
	const needs = ["2026-03-28 L", "2026-03-29 F", "2026-03-27 L", "2026-03-30 F"];
	const plan = planOf({ from: "2026-03-27", to: "2026-03-30", people: [], needs });
	const kinds = planKinds(plan);
	const [late, earlyAfter, lateBefore, early] = plan.needs.map(({ shift }) => kinds.ofNeed(shift));
	expect([lateBefore === late, early === earlyAfter, late === early]).toEqual([true, true, false]);
	expect(kinds.kinds.length).toBeLessThan(mostKinds);
	const { notBefore = [] } = solverKinds(kinds, plan.range.from)[(late as number) - 1] ?? {};
	expect(notBefore).toEqual([early]);
});

test("hours end where the law's average does, and never below what is planned already", () => {
	const range = { from: 20_000 as LocalDay, to: 20_006 as LocalDay };
	const most = (pastMinutes: number) =>
		mostMinutesOf({ range }, personOf({ id: "a", pastMinutes }));
	expect([most(0), most(24 * 2880 - 600)]).toEqual([3600, 600]);
	const plan = planOf({ from: "2026-12-07", to: "2026-12-07", needs: [], people: [] });
	const full = personOf({ id: "b", shifts: ["12-07 F"], pastMinutes: 24 * 2880 });
	expect(mostMinutesOf(plan, full)).toBe(462);
	expect(heldBy(plan, full, new Map())).toEqual([shiftOf("12-07 F", "b 0")]);
});
