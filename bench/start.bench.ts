import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { freePort } from "#kit/server/database/embedded/free-port.ts";
import { type Bench, limitFigure } from "./bench.ts";
import { median } from "./load/percentile.ts";

const root = dirname(import.meta.dirname);
const rounds = 3;

/** From Enter to an address that answers. */
export const bench: Bench = {
	name: "start",
	title:
		"npm start, cold (fresh data, with demo) and warm; floor: npm start of a package that does nothing",
	async run() {
		const directory = await mkdtemp(join(tmpdir(), "stundwerk-bench-"));
		try {
			const port = String(await freePort());
			const data = join(directory, "data");
			const env = { ...process.env, PORT: port, STUNDWERK_DATA: data };
			const cold = await timeStart(root, env, "is ready");
			const floors: number[] = [];
			const warms: number[] = [];
			const empty = await emptyPackage(directory);
			for (let round = 0; round < rounds; round++) {
				floors.push(await timeStart(empty, process.env, "done"));
				warms.push(await timeStart(root, env, "is ready"));
			}
			const floor = median(floors);
			const warm = median(warms);
			return [
				{ name: "cold start, demo included", value: `${cold.toFixed(0)} ms` },
				{ name: "floor: npm alone", value: `${floor.toFixed(0)} ms` },
				{ name: "warm start", value: `${warm.toFixed(0)} ms` },
				{ name: "ratio", value: (floor / warm).toFixed(2) },
				limitFigure("warm start beyond npm", warm - floor, 1000, "ms"),
			];
		} finally {
			await rm(directory, { recursive: true, force: true });
		}
	},
};

async function emptyPackage(directory: string): Promise<string> {
	const scripts = { start: "node -e \"console.log('done')\"" };
	await writeFile(
		join(directory, "package.json"),
		JSON.stringify({ name: "empty", private: true, scripts }),
	);
	return directory;
}

/** Milliseconds until the words are printed; the process and all that it started are ended afterwards. */
async function timeStart(cwd: string, env: NodeJS.ProcessEnv, words: string): Promise<number> {
	const begin = performance.now();
	const child = spawn("npm", ["start"], {
		cwd,
		env,
		stdio: ["ignore", "pipe", "ignore"],
		detached: true,
	});
	const ended = once(child, "exit");
	let printed = "";
	for await (const text of child.stdout) {
		printed += text;
		if (printed.includes(words)) break;
	}
	const spent = performance.now() - begin;
	if (!printed.includes(words)) throw new Error(`It ended: ${printed}`);
	if (child.exitCode === null && child.pid !== undefined) {
		try {
			process.kill(-child.pid, "SIGINT");
		} catch {
			// the empty package has ended by itself
		}
	}
	await ended;
	return spent;
}
