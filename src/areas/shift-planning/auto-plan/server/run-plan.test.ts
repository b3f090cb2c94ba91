import { expect, test } from "vitest";
import { brokenRules } from "#domain/auto-plan/problem/broken-rules.ts";
import { compileProblem } from "#domain/auto-plan/problem/compiled-problem.ts";
import { planCost } from "#domain/auto-plan/problem/plan-cost.ts";
import { solveRoster } from "#domain/auto-plan/solve-roster.ts";
import { limited, testRoster } from "#domain/auto-plan/test-roster.ts";
import { highsSolver } from "./highs-solver.ts";
import type { PlanProgress } from "./plan-worker.ts";
import { runPlan } from "./run-plan.ts";

const worker = limited({
	longestRun: 4,
	shortestRun: 2,
	shortestRest: 2,
	mostMinutes: 80 * 60,
	leastMinutes: 40 * 60,
});
const problem = testRoster([worker, worker, worker, worker]);

test("a run on its own thread tells how it gets on, gives its best plan on demand, and is cancelled with a legal one", async () => {
	const heard: PlanProgress[] = [];
	const told = Promise.withResolvers<void>();
	const begun: unknown[] = [];
	const run = runPlan(
		{ problem, seed: 1, seconds: 1000, isRefined: false },
		{
			begun: (faults) => begun.push(faults),
			progress: (progress) => {
				if (heard.push(progress) === 2) told.resolve();
			},
		},
	);
	await told.promise;
	const best = await run.best();
	run.cancel();
	const solved = await run.solved;
	expect(begun).toEqual([{ broken: [], impossible: [] }]);
	expect(heard[1]?.proposals).toBeGreaterThan(heard[0]?.proposals ?? 0);
	expect(heard[1]?.seconds).toBeLessThan(1000);
	expect(best.cost).toBeGreaterThanOrEqual(solved.cost);
	const compiled = compileProblem(problem);
	for (const { cells, cost } of [best, solved]) {
		expect(brokenRules(compiled, cells)).toEqual([]);
		expect(planCost(compiled, cells)).toBe(cost);
	}
	expect(await run.best()).toEqual(solved);
});

test("a thread that dies rejects its plan", async () => {
	const broken = {
		...problem,
		kinds: Array.from({ length: 256 }, () => ({ minutes: 1, notBefore: [] })),
	};
	const run = runPlan({ problem: broken, seed: 1, proposals: 1024, isRefined: false });
	await expect(run.solved).rejects.toThrow("at most 255 kinds");
	await expect(run.best()).rejects.toThrow("at most 255 kinds");
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
	const kinds = problem.kinds.slice(0, 2);
	const small = testRoster(people, {
		days,
		kinds,
		cover: problem.cover.filter((one) => one.day < days && one.kind < 3),
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
