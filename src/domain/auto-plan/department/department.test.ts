import fc from "fast-check";
import { expect, test } from "vitest";
import type { LocalDay } from "../../time/quantities.ts";
import { cases } from "./department.cases.ts";
import { isBarrier, violationsOf } from "./person-rules.ts";
import { mostKinds, planKinds, solverKinds } from "./plan-kinds.ts";
import { mostMinutesOf } from "./plan-limits.ts";
import { heldBy } from "./takers.ts";
import { personOf, planOf, saidOf, shiftOf, solved } from "./test-department.ts";
import { whyOpen } from "./why-open.ts";

const week = ["2026-12-07", "2026-12-13"] as const;

test.each(cases)("$title", ({ range: [from, to] = week, expected, ...given }) => {
	expect(saidOf(solved(planOf({ from, to, ...given })))).toEqual([...expected].sort());
});

test("nothing that a proposal gives to anybody is critical, and nothing stays open that somebody could take", () => {
	const letters = fc.constantFrom("F", "S", "N", "A");
	const dates = fc.integer({ min: 7, max: 20 }).map((day) => `12-${String(day).padStart(2, "0")}`);
	const written = fc.tuple(dates, letters).map(([date, letter]) => `${date} ${letter}`);
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
	const people = fc.array(fc.record({ shifts, unavailable }), { minLength: 1, maxLength: 6 });
	const given = fc.record({ people, needs: fc.array(written, { maxLength: 20 }) });
	fc.assert(
		fc.property(given, ({ people, needs }) => {
			const own = people.map(({ shifts, unavailable }, nth) => ({
				...{ id: `p${nth}`, shifts, facts: { unavailable } },
			}));
			const plan = planOf({ from: "2026-12-07", to: "2026-12-20", people: own, needs });
			const proposal = solved(plan, 1024);
			expect(proposal.assignments.length + proposal.open.length).toBe(needs.length);
			for (const person of plan.people) {
				const added = proposal.assignments
					.filter(({ userId }) => userId === person.id)
					.map(({ need }) => need.shift);
				expect(violationsOf(person, added, person.shifts).filter(isBarrier)).toEqual([]);
			}
			const further = solved(plan, 1024, proposal);
			expect(further.open.length).toBeLessThanOrEqual(proposal.open.length);
			for (const need of proposal.open)
				expect(whyOpen(plan, proposal, need).filter((one) => one.couldTake)).toEqual([]);
		}),
		{ numRuns: 25 },
	);
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
