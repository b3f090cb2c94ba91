import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { startMachinePostgres } from "./machine-postgres.ts";
import { runNode } from "./run-command.ts";
import { runVitest, type Tally } from "./run-vitest.ts";

/**
 * `npm test` on the pinned Node: check → build, domain, server, web, journeys → bundle budget; `--long` adds PostgreSQL 15,
 * unnamed statements, long fuzzing, every width, late answers, an upgrade from an earlier release and a pooler, `--only-long` is these alone. `npm test -- <path> …` runs the tests of these paths alone. The last
 * line is `N passed, N failed`.
 */
const root = dirname(import.meta.dirname);
const { values, positionals: paths } = parseArgs({
	options: {
		long: { type: "boolean", default: false },
		"only-long": { type: "boolean", default: false },
	},
	allowPositionals: true,
});

interface Step {
	readonly name: string;
	run(): Promise<Tally>;
}

/** Looks at places at one width after the other: in the long run, at all of them. */
const everyWidth = "e2e/every-width.test.ts";
/** A minute of its own; the long run exchanges this release for a later one, and an earlier one for this. */
const exchanged = "e2e/exchanged-processes.test.ts";

/** They load the whole machine for a minute each; the long run does all of them. */
const attacks = ["e2e/bombs.test.ts", "e2e/kills-survive.test.ts"];

const without = (globs: readonly string[]) => globs.map((glob) => `--exclude=${glob}`);

const buildIt: Step = { name: "build", run: buildProduct };

const everyTime: readonly Step[] = [
	{ name: "check", run: () => runCheck("tools/check.ts") },
	buildIt,
	{ name: "domain, in UTC", run: () => runVitest(root, "domain") },
	{
		name: "domain, in Europe/Berlin",
		run: () => runVitest(root, "domain", { TZ: "Europe/Berlin" }),
	},
	{ name: "server", run: () => runVitest(root, "server") },
	{ name: "web", run: () => runVitest(root, "web") },
	{
		name: "journeys",
		run: () => runVitest(root, "journeys", {}, without([everyWidth, exchanged, ...attacks])),
	},
	{ name: "bundle budget", run: () => runCheck("tools/check-bundle.ts") },
];

/** Nothing is released yet: the state before the last three migrations. With the first release, its tag. */
const earlierRelease = "4d28e234";

/** What they promise is that plans are kept, which is what names are for. */
const plansAreKept = ["database/*-plans.test.ts", "database/first-minute.test.ts"];
/** How things are planned is promised of the PostgreSQL that comes along: those before 18 plan what is in SQL functions at each call. */
const plansOfOurs = [...plansAreKept, "database/hot-reads.test.ts"];

const longOnly: readonly Step[] = [
	{ name: "domain, long fuzzing", run: () => runVitest(root, "domain", { LONG: "1" }) },
	{
		name: "server, unnamed statements, long fuzzing",
		run: () =>
			runVitest(
				root,
				"server",
				{ DATABASE_STATEMENTS: "unnamed", LONG: "1" },
				without(plansAreKept),
			),
	},
	{ name: "server, the machine's PostgreSQL", run: serverOnMachinePostgres },
	{ name: "web, late answers", run: () => runVitest(root, "web", { LATE_ANSWERS: "1" }) },
	{
		name: "every page and panel at every width",
		run: () => runVitest(root, "journeys", { LONG: "1" }, [everyWidth, "e2e/every-panel.test.ts"]),
	},
	{
		name: "kills, twenty rounds; all bombs",
		run: () => runVitest(root, "journeys", { LONG: "1" }, [...attacks]),
	},
	{ name: "journeys, late answers", run: () => runVitest(root, "journeys", { LATE_ANSWERS: "1" }) },
	{
		name: "an earlier release exchanged for this one",
		run: () => runVitest(root, "journeys", { UPGRADE_FROM: earlierRelease }, [exchanged]),
	},
	{
		name: "journeys, two processes behind a pooler",
		run: () => runVitest(root, "journeys", { POOLER: "1" }),
	},
];

function stepsToRun(): readonly Step[] {
	if (paths.length > 0) return [testsAt(paths)];
	if (values["only-long"]) return [buildIt, ...longOnly];
	return values.long ? [...everyTime, ...longOnly] : everyTime;
}

function testsAt(paths: readonly string[]): Step {
	return { name: paths.join(" "), run: () => runVitest(root, "*", {}, paths) };
}

async function runCheck(file: string): Promise<Tally> {
	const { output } = await runNode([file], { cwd: root, show: true });
	const last = /(\d+) passed, (\d+) failed\s*$/.exec(output);
	return last === null
		? { passed: 0, failed: 1 }
		: { passed: Number(last[1]), failed: Number(last[2]) };
}

async function buildProduct(): Promise<Tally> {
	const { code } = await runNode(["tools/build.ts"], { cwd: root, show: true });
	return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function serverOnMachinePostgres(): Promise<Tally> {
	const postgres = await startMachinePostgres(process.env.TEST_DATABASE_URL);
	try {
		console.log(`PostgreSQL: ${postgres.description}`);
		const env = { TEST_DATABASE_URL: postgres.url };
		return await runVitest(root, "server", env, without(plansOfOurs));
	} finally {
		await postgres.stop();
	}
}

const total = { passed: 0, failed: 0 };
const summary: string[] = [];
const failures: string[] = [];
for (const { name, run } of stepsToRun()) {
	console.log(`\n── ${name} ──`);
	const begin = performance.now();
	const tally = await run().catch((error: unknown): Tally => {
		console.error(error instanceof Error ? error.message : error);
		return { passed: 0, failed: 1 };
	});
	const seconds = ((performance.now() - begin) / 1000).toFixed(0);
	total.passed += tally.passed;
	total.failed += tally.failed;
	for (const failure of tally.failures ?? []) {
		failures.push(`${name}: ${failure.replaceAll(`${root}/`, "")}`);
	}
	summary.push(
		`${tally.failed === 0 ? "✓" : "✗"} ${name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`,
	);
}
for (const failure of failures) console.log(`\n✗ ${failure}`);
console.log(`\n${summary.join("\n")}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
