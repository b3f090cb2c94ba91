import { expect, test } from "vitest";
import { isBarrier, violationsOf } from "#domain/auto-plan/department/person-rules.ts";
import { planOf } from "#domain/auto-plan/department/test-department.ts";
import { brokenRules } from "#domain/auto-plan/problem/broken-rules.ts";
import { compileProblem } from "#domain/auto-plan/problem/compiled-problem.ts";
import { planCost } from "#domain/auto-plan/problem/plan-cost.ts";
import { solveRoster } from "#domain/auto-plan/solve-roster.ts";
import { limited, testRoster } from "#domain/auto-plan/test-roster.ts";
import { highsSolver } from "./highs-solver.ts";
import type { PlanProgress } from "./plan-worker.ts";
import { runPlan } from "./run-plan.ts";
import { sentPlan } from "./sent-plan.ts";

const plan = planOf({
	...{ from: "2026-12-07", to: "2026-12-13" },
	people: ["Anna", "Ben", "Cem"].map((id) => ({ id, targetMinutes: 2400 })),
	needs: ["12-07 F", "12-07 N", "12-08 F", "12-08 S", "12-10 N", "12-12 S"],
});

test("a run on its own thread tells how it gets on, gives its best on demand, and is cancelled with what could be accepted", async () => {
	const heard: PlanProgress[] = [];
	const told = Promise.withResolvers<void>();
	const run = runPlan({ plan: sentPlan(plan), seed: 1, seconds: 1000 }, (progress) => {
		if (heard.push(progress) === 2) told.resolve();
	});
	await told.promise;
	const best = await run.best();
	run.cancel();
	const solved = await run.solved;
	expect(heard[1]?.proposals).toBeGreaterThan(heard[0]?.proposals ?? 0);
	expect(heard[1]?.seconds).toBeLessThan(1000);
	for (const found of [best, solved]) {
		expect(found).toHaveLength(plan.needs.length);
		for (const person of plan.people) {
			const own = plan.needs.filter((_, nth) => found[nth] === person.id);
			const shifts = own.map(({ shift }) => shift);
			expect(violationsOf(person, shifts, person.shifts).filter(isBarrier)).toEqual([]);
		}
	}
	expect(solved).not.toContain(null);
	expect(await run.best()).toEqual(solved);
});

test("a run goes on from a proposal, with columns", async () => {
	const from = plan.needs.map((_, nth) => (nth === 0 ? "Anna" : null));
	const { solved } = runPlan({ plan: sentPlan(plan), seed: 1, seconds: 1, from });
	expect(await solved).not.toContain(null);
});

test("a thread that dies rejects its plan", async () => {
	const broken = { ...sentPlan(plan), zone: "Nowhere/At-all" };
	const run = runPlan({ plan: broken, seed: 1, seconds: 1 });
	await expect(run.solved).rejects.toThrow("Nowhere/At-all");
	await expect(run.best()).rejects.toThrow("Nowhere/At-all");
});

test("what is refined by columns to its proof is as cheap as the best of all plans", async () => {
	const days = 5;
	const wishes = [
		{ day: 1, value: 2, isWanted: true, cost: 40 },
		{ day: 4, value: 1, isWanted: false, cost: 7 },
	];
	const people = [
		{ ...limited({ longestRun: 2, leastMinutes: 960 }), wishes },
		limited({ shortestRest: 2, mostMinutes: 1500 }),
	];
	const { cover, kinds: all } = testRoster([]);
	const kinds = all.slice(0, 2);
	const small = testRoster(people, {
		days,
		kinds,
		cover: cover.filter((one) => one.day < days && one.kind < 3),
	});
	const compiled = compileProblem(small);
	let least = Infinity;
	for (let number = 0; number < 3 ** (2 * days); number++) {
		const cells = Uint8Array.from(
			{ length: 2 * days },
			(_, cell) => Math.floor(number / 3 ** cell) % 3,
		);
		if (planCost(compiled, cells) < least && brokenRules(compiled, cells).length === 0)
			least = planCost(compiled, cells);
	}
	// as slow as the clock says: it ends because nothing better exists
	let seconds = 0;
	const watch = { seconds: () => (seconds += 0.001) };
	const solved = solveRoster(small, { seed: 1, seconds: 60, solver: await highsSolver(), watch });
	expect(solved.cost).toBe(least);
	expect(seconds).toBeLessThan(30);
});
