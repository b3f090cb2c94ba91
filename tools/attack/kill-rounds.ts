import { type Random, seededRandom } from "#database/demo/seeded-random.ts";
import { databasePid, exited, pullThePlug } from "#kit/testing/product-process.ts";
import { Crowd, faultsOfCrowd, hireCrowd } from "./booking-crowd.ts";
import { beginWork } from "./half-done.ts";
import type { Life } from "./life.ts";
import { asOwner } from "./target.ts";
import { wrongIn } from "./verdict.ts";

export const victims = ["server", "database", "both", "backend"] as const;
type Victim = (typeof victims)[number];

export interface KillReport {
	readonly rounds: number;
	/** Bookings that were acknowledged. */
	readonly bookings: number;
	/** People that imports brought. */
	readonly imported: number;
	/** Months that were closed. */
	readonly closed: number;
	/** How often the server ended though only its database had been killed. */
	readonly deaths: number;
	readonly faults: readonly string[];
}

/**
 * Kills the product while people book, a month of everybody is closed and people are imported, and looks whether all that was
 * acknowledged is there, once, and nothing is half done.
 */
export async function killRounds(
	life: Life,
	{ seed, rounds }: { readonly seed: string; readonly rounds: number },
): Promise<KillReport> {
	const random = seededRandom(seed);
	const { ownerUrl, address } = life.target;
	const crowd = new Crowd(await hireCrowd(ownerUrl, 4), address);
	life.onBirth = (next) => crowd.moveTo(next);
	const pressing = crowd.press();
	try {
		return await killAmid(life, crowd, pressing, { random, rounds });
	} finally {
		// nobody else would, and a process that goes on for ever says nothing of what went wrong
		crowd.end();
	}
}

async function killAmid(
	life: Life,
	crowd: Crowd,
	pressing: Promise<void>,
	{ random, rounds }: { readonly random: Random; readonly rounds: number },
): Promise<KillReport> {
	const faults: string[] = [];
	let imported = 0;
	let closed = 0;
	for (let round = 0; round < rounds; round++) {
		const victim = victims[round % victims.length] as Victim;
		const end = await beginWork(life, String(random.int(1, 1_000_000_000)));
		await crowd.until(crowd.acknowledged.size + random.int(1, 60));
		await kill(life, victim, random);
		const ended = await end();
		imported += ended.imported;
		closed += ended.closed;
		faults.push(...ended.faults.map((fault) => `round ${round}, ${victim}: ${fault}`));
	}
	await crowd.until(crowd.acknowledged.size + 50);
	crowd.end();
	await pressing;
	faults.push(...(await faultsOfCrowd(life.target.ownerUrl, crowd)));
	faults.push(...(await wrongIn(life.target)));
	const { deaths } = life;
	return { rounds, bookings: crowd.acknowledged.size, imported, closed, deaths, faults };
}

async function kill(life: Life, victim: Victim, random: Random): Promise<void> {
	const { running, mortal } = life;
	if (victim === "database") return void process.kill(await databasePid(mortal.data), "SIGKILL");
	if (victim === "backend") return killBackend(life, random);
	if (victim === "both") await pullThePlug(running, mortal.data);
	else {
		running.process.kill("SIGKILL");
		await exited(running.process);
	}
	await life.begin();
}

/** One of those that serve: the database ends all others with it, as it must. */
async function killBackend({ target }: Life, random: Random): Promise<void> {
	const pids = await asOwner(target, async (client) => {
		const { rows } = await client.query<{ pid: number }>(
			"select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' order by pid",
		);
		return rows.map(({ pid }) => pid);
	});
	process.kill(random.pick(pids), "SIGKILL");
}
