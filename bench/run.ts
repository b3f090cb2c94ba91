import { mkdir, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { dirname, join } from "node:path";
import { findPgBouncer } from "../src/kit/testing/pgbouncer.ts";
import { findChromium } from "../tools/find-chromium.mjs";
import { benches } from "./benches.ts";
import { runBenches } from "./run-benches.ts";
import { type Outcome, tableOf } from "./table.ts";

/**
 * `npm run bench -- booking live` runs some, `npm run bench` or `npm run bench -- --all` everything and leaves one table,
 * `npm run bench -- --list` names them. `PEOPLE`, `DAYS`, `SECONDS` and the like make them small or large (size.ts). Times
 * depend on the machine and its other work; ratios are taken against a floor of the same run. Ends with 1 when a bench could
 * not measure, or does not meet a goal that it must meet (`failsBeyondGoals`); any other goal is a figure.
 */
const words = process.argv.slice(2);
const wanted = words.filter((word) => !word.startsWith("-"));
const unknown = wanted.filter((name) => benches.every((one) => one.name !== name));
const isAll = wanted.length === 0 || words.includes("--all");
const tableFile = join(dirname(import.meta.dirname), "dist", "bench.md");

if (words.includes("--list")) {
	for (const { name, title } of benches) console.log(`${name.padEnd(14)} ${title}`);
} else if (unknown.length > 0) {
	console.error(`No bench ${unknown.join(", ")}; see npm run bench -- --list`);
	process.exitCode = 1;
} else {
	await run();
}

async function run(): Promise<void> {
	const machine = `${cpus().length} cores, load ${(loadavg()[0] ?? 0).toFixed(1)} before, Node ${process.versions.node}`;
	console.log(machine);
	const keep = async (outcomes: readonly Outcome[]) => {
		await mkdir(dirname(tableFile), { recursive: true });
		await writeFile(tableFile, `${tableOf(machine, outcomes)}\n`);
	};
	const outcomes = await runBenches(
		benches.filter(({ name }) => isAll || wanted.includes(name)),
		{
			missing: {
				...(findChromium() === undefined && {
					Chromium: "install it, or name it by CHROMIUM_PATH.",
				}),
				...(findPgBouncer() === undefined && {
					PgBouncer: "apt-get install pgbouncer, or name it by PGBOUNCER_PATH.",
				}),
			},
			print: console.log,
			keep: isAll ? keep : async () => {},
		},
	);
	if (isAll) console.log(`\n${tableOf(machine, outcomes)}\n\nAlso in ${tableFile}`);
	if (outcomes.some(({ failure }) => failure !== undefined)) process.exitCode = 1;
}
