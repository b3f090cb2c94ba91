import { dirname } from "node:path";
import { measureSizes } from "./check-architecture/check-sizes.ts";
import { checkStructure } from "./check-architecture/check-structure.ts";
import type { Finding } from "./check-architecture/finding.ts";
import { listSourceFiles } from "./check-architecture/list-source-files.ts";
import { runNode } from "./run-command.ts";

/**
 * `npm run check`: format and lint, types, structure, dead code, in under a minute. Prints each broken rule with file,
 * line and reason; the last line is `N passed, N failed`.
 */
const root = dirname(import.meta.dirname);

interface Outcome {
	readonly name: string;
	readonly seconds: number;
	/** What to read when it failed; empty when it passed. */
	readonly complaint: string;
}

async function command(name: string, args: readonly string[]): Promise<Outcome[]> {
	const { code, output, seconds } = await runNode(args, { cwd: root });
	return [{ name, seconds, complaint: code === 0 ? "" : output.trim() }];
}

async function structure(): Promise<Outcome[]> {
	const begin = performance.now();
	const findings = await checkStructure(root);
	const seconds = (performance.now() - begin) / 1000;
	return [...findings].map(([rule, found]) => ({
		name: `structure: ${rule}`,
		seconds: seconds / findings.size,
		complaint: found.map(sentence).join("\n"),
	}));
}

function sentence({ file, line, because }: Finding): string {
	return `${file}${line > 0 ? `:${line}` : ""}\n    ${because}`;
}

/** Two at a time: more would only wait for each other on two cores. */
async function runAll(jobs: readonly (() => Promise<Outcome[]>)[]): Promise<Outcome[]> {
	const waiting = [...jobs];
	const outcomes: Outcome[] = [];
	const lane = async () => {
		for (let job = waiting.shift(); job; job = waiting.shift()) {
			for (const outcome of await job()) {
				report(outcome);
				outcomes.push(outcome);
			}
		}
	};
	await Promise.all([lane(), lane()]);
	return outcomes;
}

function report({ name, seconds, complaint }: Outcome): void {
	const mark = complaint === "" ? "✓" : "✗";
	console.log(`${mark} ${name} (${seconds.toFixed(1)} s)`);
	if (complaint !== "") {
		console.log(complaint.replace(/^/gm, "    "));
		console.log();
	}
}

const outcomes = await runAll([
	() => command("types", ["node_modules/ts7/bin/tsc", "--noEmit", "-p", "."]),
	() =>
		command("format and lint", [
			"node_modules/@biomejs/biome/bin/biome",
			"check",
			"--error-on-warnings",
			"--max-diagnostics=200",
			"--colors=off",
			".",
		]),
	structure,
	() => command("dead code", ["node_modules/knip/bin/knip.js", "--no-progress"]),
]);
const { files, median, upTo150 } = measureSizes(await listSourceFiles(root));
console.log(
	`  ${files} files without tests, median ${median} lines (aim ≤ 60), ${upTo150} % up to 150 lines (aim ≥ 90 %)`,
);
const failed = outcomes.filter((outcome) => outcome.complaint !== "").length;
console.log(`${outcomes.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
