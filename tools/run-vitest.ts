import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runNode } from "./run-command.ts";

export interface Tally {
	readonly passed: number;
	readonly failed: number;
}

interface Report {
	readonly numPassedTests: number;
	readonly numFailedTests: number;
	readonly testResults: readonly {
		readonly status: string;
		readonly assertionResults: readonly { readonly status: string }[];
	}[];
}

/** Runs one of vitest's projects and counts its tests. The clock's zone is UTC unless `env` says otherwise. */
export async function runVitest(
	root: string,
	project: string,
	env: NodeJS.ProcessEnv = {},
): Promise<Tally> {
	const folder = await mkdtemp(join(tmpdir(), "stundwerk-report-"));
	const file = join(folder, "report.json");
	try {
		const { code } = await runNode(
			[
				"node_modules/vitest/vitest.mjs",
				"run",
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
	const unloaded = report.testResults.filter(
		(file) =>
			file.status === "failed" &&
			file.assertionResults.every((one) => one.status !== "failed"),
	).length;
	const failed = report.numFailedTests + unloaded;
	return {
		passed: report.numPassedTests,
		failed: failed === 0 && code !== 0 ? 1 : failed,
	};
}
