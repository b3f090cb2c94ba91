import { expect, test } from "vitest";
import { type Bench, figure, floorFigure, limitFigure } from "./bench.ts";
import { runBenches } from "./run-benches.ts";
import { type Outcome, tableOf } from "./table.ts";

const breaks: Bench = {
	name: "breaks",
	title: "measures something, then fails",
	run: async (tell) => {
		tell(figure("before it failed", 12, "ms"));
		throw new Error("The server | hung up.");
	},
};

const shown: Bench = {
	name: "shown",
	title: "in a browser",
	needs: "Chromium",
	run: async (tell) => tell(figure("painted", 3, "ms")),
};

const compares: Bench = {
	name: "compares",
	title: "against a floor",
	run: async (tell) =>
		tell(
			floorFigure("bookings", { value: 100, floor: 400, unit: "/s" }, { atLeast: 0.5 }),
			floorFigure("month", { value: 3, floor: 2, unit: "ms" }, { atMost: 2 }),
			limitFigure("p99", 20.4, 20, "ms"),
		),
};

const misses: Bench = {
	name: "misses",
	title: "must meet its goals",
	failsBeyondGoals: true,
	run: async (tell) => {
		tell(limitFigure("p50", 12, 20, "ms"), limitFigure("p99", 21, 20, "ms"));
		tell(figure("without a goal", 99, "ms"));
	},
};

const cure = "install it, or name it by CHROMIUM_PATH.";

async function run(chosen: readonly Bench[], hasChromium: boolean) {
	const printed: string[] = [];
	const kept: Outcome[][] = [];
	const outcomes = await runBenches(chosen, {
		missing: hasChromium ? {} : { Chromium: cure },
		print: (line) => printed.push(line),
		keep: async (some) => {
			kept.push([...some]);
		},
	});
	return { outcomes, printed, kept };
}

test("what was measured before a failure stays, and the next bench runs", async () => {
	const { outcomes, kept } = await run([breaks, compares], true);
	expect(outcomes[0]?.failure).toBe("The server | hung up.");
	expect(outcomes[0]?.figures).toEqual([{ name: "before it failed", value: "12 ms" }]);
	expect(outcomes[1]?.figures).toHaveLength(3);
	expect(kept.map((some) => some.length)).toEqual([1, 2]);
});

test("a goal that is missed fails those that must meet theirs, and keeps the figures", async () => {
	const { outcomes, printed } = await run([compares, misses], true);
	expect(outcomes.map(({ failure }) => failure)).toEqual([undefined, "1 of 3 beyond their goals"]);
	expect(outcomes[1]?.figures).toHaveLength(3);
	expect(printed.at(-1)).toBe("  failed: 1 of 3 beyond their goals");
});

test("a missing Chromium is said before anything is measured, and only its benches fail", async () => {
	const { outcomes, printed } = await run([compares, shown], false);
	expect(printed[0]).toMatch(/^No Chromium found for shown: .*CHROMIUM_PATH/);
	expect(outcomes.map(({ failure }) => failure)).toEqual([undefined, "no Chromium"]);
	expect(outcomes[1]?.figures).toEqual([]);
});

test("with a Chromium its benches run", async () => {
	const { outcomes, printed } = await run([shown], true);
	expect(outcomes).toEqual([{ name: "shown", figures: [{ name: "painted", value: "3 ms" }] }]);
	expect(printed.join()).not.toContain("No Chromium");
});

test("the table has a row for each figure and each failure", async () => {
	const { outcomes } = await run([breaks, compares], true);
	expect(tableOf("2 cores", outcomes).split("\n").slice(4)).toEqual([
		"| breaks | before it failed | 12 ms |  |  |  |  |",
		"| breaks | failed | The server \\| hung up. |  |  |  | no |",
		"| compares | bookings | 100 /s | 400 /s | 0.25 | ≥ 0.5 × floor | no |",
		"| compares | month | 3 ms | 2 ms | 1.50 | ≤ 2 × floor | yes |",
		"| compares | p99 | 20.4 ms |  |  | ≤ 20 ms | no |",
	]);
});
