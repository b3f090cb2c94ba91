import { mkdir, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { dirname, join } from "node:path";
import { findChromium } from "../tools/find-chromium.mjs";
import type { Bench, Figure } from "./bench.ts";
import { benches } from "./benches.ts";
import { type Outcome, tableOf } from "./table.ts";

/**
 * `npm run bench -- booking live` runs some, `npm run bench` or `npm run bench -- --all` everything and leaves one table,
 * `npm run bench -- --list` names them. Times depend on the machine and its other work; ratios are taken against a floor of
 * the same run. Ends with 1 when a bench could not measure; a goal that is not met is a figure like any other.
 */
const words = process.argv.slice(2);
const wanted = words.filter((word) => !word.startsWith("-"));
const unknown = wanted.filter((name) => benches.every((one) => one.name !== name));
const chosen = benches.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const tableFile = join(dirname(import.meta.dirname), "dist", "bench.md");

if (words.includes("--list")) {
	for (const { name, title } of benches) console.log(`${name.padEnd(14)} ${title}`);
} else if (unknown.length > 0) {
	console.error(`No bench ${unknown.join(", ")}; see npm run bench -- --list`);
	process.exitCode = 1;
} else {
	await runAll();
}

async function runAll(): Promise<void> {
	const machine = `${cpus().length} cores, load ${(loadavg()[0] ?? 0).toFixed(1)} before, Node ${process.versions.node}`;
	console.log(machine);
	const impossible = findChromium() === undefined ? chosen.filter((one) => one.inChromium) : [];
	if (impossible.length > 0) {
		const names = impossible.map(({ name }) => name).join(", ");
		console.error(`No Chromium found for ${names}: install it, or name it by CHROMIUM_PATH.`);
	}
	const outcomes: Outcome[] = [];
	for (const one of chosen) {
		const failure = impossible.includes(one) ? "no Chromium" : undefined;
		outcomes.push(failure === undefined ? await runOne(one) : { ...one, figures: [], failure });
		// after each: who ends a long run early keeps what there is
		if (wanted.length === 0) await keepTable(machine, outcomes);
	}
	if (wanted.length === 0) console.log(`\n${tableOf(machine, outcomes)}\nAlso in ${tableFile}`);
	if (outcomes.some(({ failure }) => failure !== undefined)) process.exitCode = 1;
}

async function runOne({ name, title, run }: Bench): Promise<Outcome> {
	console.log(`\n${name} — ${title}`);
	const figures: Figure[] = [];
	try {
		await run((...told) => {
			figures.push(...told);
			for (const one of told) console.log(line(one));
		});
		return { name, figures };
	} catch (error) {
		console.error("  failed:", error);
		return { name, figures, failure: error instanceof Error ? error.message : String(error) };
	}
}

async function keepTable(machine: string, outcomes: readonly Outcome[]): Promise<void> {
	await mkdir(dirname(tableFile), { recursive: true });
	await writeFile(tableFile, `${tableOf(machine, outcomes)}\n`);
}

function line({ name, value, floor, ratio, goal, met }: Figure): string {
	const compared = floor === undefined ? "" : `  floor ${floor}, ratio ${ratio}`;
	const judged = goal === undefined ? "" : `  ${met ? "✓" : "✗"} goal ${goal}`;
	return `  ${name.padEnd(52)} ${value.padStart(12)}${compared}${judged}`;
}
