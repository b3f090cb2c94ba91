import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "#kit/server/database/embedded/free-port.ts";
import { buildWhenStale } from "../tools/build-when-stale.ts";
import { type Bench, figure, floorFigure, limitFigure } from "./bench.ts";
import { median } from "./load/percentile.ts";

const root = dirname(import.meta.dirname);
const rounds = 3;

/** Of a warm start, npm included. */
const goalSeconds = 1;

/** From Enter to an address that answers. */
export const bench: Bench = {
	name: "start",
	title:
		"npm start until it answers over HTTP, cold (fresh data, with demo) and warm; floor: npm start of a bare node:http",
	async run(tell) {
		// what is measured is a start, not a build
		buildWhenStale(root);
		const directory = await mkdtemp(join(tmpdir(), "stundwerk-bench-"));
		try {
			const port = await freePort();
			const env = { ...process.env, PORT: String(port), STUNDWERK_DATA: join(directory, "data") };
			const bare = await barePackage(directory);
			tell(figure("cold start, demo included", await timeStart(root, env), "ms"));
			const floors: number[] = [];
			const warms: number[] = [];
			for (let round = 0; round < rounds; round++) {
				floors.push(await timeStart(bare, env));
				warms.push(await timeStart(root, env));
			}
			const [value, floor] = [median(warms), median(floors)];
			tell(floorFigure("warm start against a bare server", { value, floor, unit: "ms" }));
			tell(limitFigure("warm start, npm included", value / 1000, goalSeconds, "s"));
		} finally {
			await rm(directory, { recursive: true, force: true });
		}
	},
};

async function barePackage(directory: string): Promise<string> {
	const server =
		"require('node:http').createServer((_, answer) => answer.end('ok')).listen(process.env.PORT, '127.0.0.1')";
	const scripts = { start: `node -e "${server}"` };
	await writeFile(
		join(directory, "package.json"),
		JSON.stringify({ name: "bare", private: true, scripts }),
	);
	return directory;
}

/** Milliseconds until the address answers; the process and all that it started are ended afterwards. */
async function timeStart(cwd: string, env: NodeJS.ProcessEnv): Promise<number> {
	const begin = performance.now();
	const child = spawn("npm", ["start"], { cwd, env, stdio: "ignore", detached: true });
	const ended = once(child, "exit");
	let hasEnded = false;
	void ended.then(() => {
		hasEnded = true;
	});
	try {
		while (!(await answers(`http://127.0.0.1:${env.PORT}/`))) {
			if (hasEnded) throw new Error(`npm start of ${cwd} ended before it answered.`);
			await setTimeout(5);
		}
		return performance.now() - begin;
	} finally {
		if (!hasEnded && child.pid !== undefined) process.kill(-child.pid, "SIGINT");
		await ended;
	}
}

async function answers(address: string): Promise<boolean> {
	try {
		const answer = await fetch(address, { headers: { connection: "close" } });
		await answer.arrayBuffer();
		return answer.status === 200;
	} catch {
		return false;
	}
}
