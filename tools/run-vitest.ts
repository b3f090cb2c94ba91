import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runNode } from "./run-command.ts";

export interface Tally {
	readonly passed: number;
	readonly failed: number;
	/** What failed and how, to be read at the end of a long run. */
	readonly failures?: readonly string[];
}

interface Report {
	readonly numPassedTests: number;
	readonly numFailedTests: number;
	readonly testResults: readonly {
		readonly status: string;
		readonly name?: string;
		readonly message?: string;
		readonly assertionResults: readonly {
			readonly status: string;
			readonly fullName?: string;
			readonly failureMessages?: readonly string[] | null;
		}[];
	}[];
}

/** Runs one of vitest's projects ("*": all), or its tests at some paths (or without some: `--exclude=…`), and counts them. The clock's zone is UTC unless `env` says otherwise. */
export async function runVitest(
	root: string,
	project: string,
	env: NodeJS.ProcessEnv = {},
	paths: readonly string[] = [],
): Promise<Tally> {
	const folder = await mkdtemp(join(tmpdir(), "stundwerk-report-"));
	const file = join(folder, "report.json");
	try {
		const { code } = await runNode(
			[
				"node_modules/vitest/vitest.mjs",
				"run",
				...paths,
				"--project",
				project,
				"--reporter=default",
				"--reporter=json",
				`--outputFile.json=${file}`,
			],
			{ cwd: root, env: { TZ: "UTC", ...env }, show: true },
		);
		return tallyOf(await readFile(file, "utf8").catch(() => ""), code);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/**
 * A file that does not even load has no tests to count, and an error outside every test belongs to none: each is a
 * failure all the same.
 */
export function tallyOf(text: string, code: number): Tally {
	if (text === "") return { passed: 0, failed: 1 };
	const report = JSON.parse(text) as Report;
	const unloaded = report.testResults.filter(isUnloaded).length;
	const failed = report.numFailedTests + unloaded;
	const failures = report.testResults.flatMap(failuresOf);
	return {
		passed: report.numPassedTests,
		failed: failed === 0 && code !== 0 ? 1 : failed,
		...(failures.length > 0 && { failures }),
	};
}

type FileReport = Report["testResults"][number];

function isUnloaded({ status, assertionResults }: FileReport): boolean {
	return status === "failed" && assertionResults.every((one) => one.status !== "failed");
}

function failuresOf(file: FileReport): string[] {
	const { name = "", message = "", assertionResults } = file;
	if (isUnloaded(file)) return [`${name}\n${message}`];
	return assertionResults
		.filter(({ status }) => status === "failed")
		.map(
			({ fullName = "", failureMessages }) =>
				`${name} > ${fullName}\n${failureMessages?.join("\n") ?? ""}`,
		);
}
