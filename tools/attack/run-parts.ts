import { setTimeout as pause } from "node:timers/promises";
import { explode } from "./bombs.ts";
import { fuzz } from "./fuzz.ts";
import { killRounds } from "./kill-rounds.ts";
import { MemoryWatch, memoryPicture, mostMegabytes } from "./memory.ts";
import type { Part } from "./print-table.ts";
import { race } from "./races.ts";
import { startVictim } from "./start-victim.ts";
import { administratorOf, signIn } from "./target.ts";
import { waitingPeople, wrongIn } from "./verdict.ts";
import type { Victim } from "./victim.ts";

export interface AttackOptions {
	readonly seed: string;
	readonly pairs: number;
	readonly calls: number;
	readonly rounds: number;
	/** Names of the parts; all where it is not said. */
	readonly only?: readonly string[];
}

type Outcome = Pick<Part, "figures" | "faults">;

/** One part after the other; the harm that one does is what the next one begins with. */
export async function attackAll(
	victim: Victim,
	options: AttackOptions,
): Promise<{ readonly parts: readonly Part[]; readonly picture?: string }> {
	const parts: Part[] = [];
	const run = async (name: string, work: () => Promise<Outcome>) => {
		if (options.only?.includes(name) === false) return;
		const begin = performance.now();
		const outcome = await work();
		const seconds = (performance.now() - begin) / 1000;
		parts.push({ name, seconds, ...outcome });
		console.log(`${name}: ${outcome.figures}, ${outcome.faults.length} faults`);
	};
	const pid = victim.mortal?.running.process.pid;
	const watch = pid === undefined ? undefined : new MemoryWatch(pid);
	await run("bombs", () => bombs(victim, watch));
	await run("races", () => races(victim, options));
	await run("what must hold", () => verdict(victim));
	await run("hostile input", () => hostile(victim, options));
	watch?.end();
	await run("log", async () => log(victim));
	if (victim.mortal !== undefined) await run("kills", () => kills(options));
	return { parts, ...(watch && { picture: memoryPicture(watch.samples) }) };
}

async function bombs({ life: { target } }: Victim, watch: MemoryWatch | undefined) {
	const browser = await signIn(target, await administratorOf(target));
	const { bombs, faults } = await explode(browser, { all: true });
	const peak = watch?.peak ?? 0;
	const words = watch?.words ?? "memory unknown";
	const isTooMuch = peak > mostMegabytes ? [words] : [];
	return { figures: `${bombs}, ${words}`, faults: [...faults, ...isTooMuch] };
}

async function races({ life: { target } }: Victim, { seed, pairs }: AttackOptions) {
	const { faults, calls, deadlocks, limited, ...report } = await race(target, { seed, pairs });
	const done = [...report.answers.values()].reduce(
		(sum, codes) => sum + (codes.get("200") ?? 0),
		0,
	);
	const wrong = faults.map(({ pair, seed: own, operation, status, text }) =>
		[`"${own}"`, pair, operation, status, text].join(" "),
	);
	return {
		figures: `${report.pairs} pairs, ${calls} calls, ${done} done, ${deadlocks} deadlocks`,
		faults: [...wrong, ...untried(limited, calls)],
	};
}

const patience = 300_000;

/** Days are computed in the minute after they changed. */
async function verdict({ life: { target } }: Victim): Promise<Outcome> {
	const deadline = performance.now() + patience;
	while ((await waitingPeople(target)) > 0 && performance.now() < deadline) await pause(500);
	const waiting = await waitingPeople(target);
	const wrong = await wrongIn(target);
	return {
		figures: `invariants, every kept day computed anew`,
		faults: waiting === 0 ? wrong : [`${waiting} people's days never become current`, ...wrong],
	};
}

async function hostile({ life: { target } }: Victim, { seed, calls }: AttackOptions) {
	const { statuses, slowest, faults } = await fuzz(target, { seed, calls });
	const counted = [...statuses].sort().map(([status, many]) => `${status}: ${many}`);
	const figures = `${calls} calls (${counted.join(", ")}), the slowest ${slowest.took.toFixed(0)} ms (${slowest.operation})`;
	return { figures, faults: [...faults, ...untried(statuses.get(429) ?? 0, calls)] };
}

/** A server that refuses callers for their number has been asked nothing. */
function untried(limited: number, calls: number): string[] {
	return limited > calls / 20 ? [`${limited} of ${calls} calls were too many to be looked at`] : [];
}

/** Lines that say that something failed, and ends that nobody asked for. */
function log({ output, mortal }: Victim): Outcome {
	const lines = output?.().split("\n") ?? [];
	const bad = lines
		.filter((line) => /"level":(50|60)/.test(line))
		.map((line) => line.slice(0, 400));
	const isDead = mortal !== undefined && mortal.running.process.exitCode !== null;
	return {
		figures: `${lines.length} lines`,
		faults: isDead ? ["the server has ended", ...bad] : bad,
	};
}

/** Another one: in the first, who imports has used up what anybody may upload in a day. */
async function kills({ seed, rounds }: AttackOptions): Promise<Outcome> {
	const { life, end } = await startVictim();
	try {
		const { faults, ...figures } = await killRounds(life, { seed, rounds });
		return { figures: JSON.stringify(figures), faults };
	} finally {
		await end();
	}
}
