import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { type Bench, type Figure, floorFigure } from "./bench.ts";
import { expectAllApplied } from "./load/all-applied.ts";
import { bookingRequest } from "./load/booking-pairs.ts";
import { type DatabaseCost, databaseCost } from "./load/database-time.ts";
import { answeredLoad } from "./load/http-load.ts";
import { median } from "./load/percentile.ts";
import type { RawRequest } from "./load/request-text.ts";
import { sizeOf } from "./size.ts";
import { type BenchCluster, withBenchCluster } from "./stage/bench-cluster.ts";
import { copyDatabase } from "./stage/copied-database.ts";
import { storeOlderEntries } from "./stage/older-entries.ts";
import { repeatResults } from "./stage/older-results.ts";
import { type ServingProcess, startServing } from "./stage/serving-process.ts";
import { insertWorkingCompany, type WorkingCompany } from "./stage/working-company.ts";

const people = sizeOf("PEOPLE", 10_000);
/** Entries of a person and year, four on each day that has some. */
const eachYear = 100;
const everyDays = Math.floor(365 / (eachYear / 4));
/** Days of work that are computed, within the weeks that older entries leave free; results of the days before are repeated from them. */
const days = 30;
const rounds = 7;
/** People who ask in a round, each once. */
const perRound = Math.min(40, Math.floor(people / (rounds + 1)));
/** Longer than a process remembers whom it has checked. */
const forgottenMs = 1100;
/** Days of who booked are computed a second later. */
const followedMs = 3000;
const mostGrown = { atMost: 1.15 };

/** What the same requests cost the database after one year, and after ten. */
export const bench: Bench = {
	name: "growth",
	title: `bookings and reads of ${people} people beside the entries and days of ten years: what they cost the database; floor: the same beside those of one year`,
	run: (tell) =>
		withBenchCluster(
			async (young) => {
				const company = await insertWorkingCompany(young.ownerUrl, people, days);
				await growOld(young, company, 0, 1);
				const old = await copyDatabase(young, "stundwerk_old");
				await growOld(old, company, 1, 10);
				const servings: ServingProcess[] = [];
				try {
					for (const side of [young, old]) servings.push(await startServing(side));
					const [youngAddress = "", oldAddress = ""] = servings.map(({ address }) => address);
					const sides = { young: at(young, youngAddress), old: at(old, oldAddress) };
					for (const { name, pairs } of await measure(sides, company))
						tell(...figuresOf(name, pairs));
					for (const side of [young, old]) await expectAllApplied(side.bareUrl);
				} finally {
					for (const serving of servings) await serving.stop();
				}
			},
			{ durable: false },
		),
};

const at = (cluster: BenchCluster, address: string): Side => ({ cluster, address });

interface Side {
	readonly cluster: BenchCluster;
	readonly address: string;
}

/** What one request cost on each side, right after another. */
interface Pair {
	readonly young: DatabaseCost;
	readonly old: DatabaseCost;
}

function figuresOf(name: string, pairs: readonly Pair[]): Figure[] {
	// of times the least: other work of the machine only adds to them
	const least = (of: (pair: Pair) => DatabaseCost) =>
		Math.min(...pairs.map((pair) => of(pair).spent));
	const usual = (of: (pair: Pair) => DatabaseCost) => median(pairs.map((pair) => of(pair).pages));
	const [young, old] = [(pair: Pair) => pair.young, (pair: Pair) => pair.old];
	return [
		floorFigure(name, { value: least(old), floor: least(young), unit: "ms" }, mostGrown),
		floorFigure(`${name}, pages`, { value: usual(old), floor: usual(young), unit: "" }, mostGrown),
	];
}

/** Entries, bookings and results, back to so many years. */
async function growOld(
	cluster: BenchCluster,
	company: WorkingCompany,
	from: number,
	to: number,
): Promise<void> {
	const client = new pg.Client({ connectionString: cluster.ownerUrl });
	await client.connect();
	try {
		await client.query("select set_config('app.tenant_id', $1, false)", [company.tenantId]);
		const first = isoOfDay((dayOfIso(company.today) - 365 * to) as LocalDay);
		await repeatResults(client, company.tenantId, first);
	} finally {
		await client.end();
	}
	const entries = people * eachYear;
	await storeOlderEntries(cluster, company, from * entries, to * entries, everyDays);
}

interface Read {
	readonly name: string;
	request(person: number): RawRequest;
	/** What follows by itself is over before anything else is measured. */
	readonly isFollowed?: true;
}

function reads(company: WorkingCompany): readonly Read[] {
	const { today, userIds, administrator } = company;
	const month = today.slice(0, 7);
	const recent = `from=${isoOfDay((dayOfIso(today) - 30) as LocalDay)}&to=${today}`;
	const own = (name: string, path: (person: number) => string): Read => ({
		name,
		request: (person) => ({ method: "GET", path: path(person), cookie: company.cookie(person) }),
	});
	/** The administrator's, who sees everybody. */
	const everybodys = (name: string, path: string): Read => ({
		name: `everybody's ${name}`,
		request: () => ({ method: "GET", path, cookie: administrator }),
	});
	return [
		own("own month", (one) => `/api/target-actuals/${userIds[one]}?month=${month}`),
		own("dashboard's overview", () => "/api/overview"),
		own("clocks", () => "/api/time-clocks"),
		own("own entries", (one) => `/api/time-trackings?userIds=${userIds[one]}&${recent}`),
		everybodys("entries", `/api/time-trackings?${recent}`),
		everybodys("month", `/api/target-actuals?month=${month}&withSums=false`),
		everybodys("overtime accounts", "/api/overtime-accounts"),
		{ name: "booking", request: (person) => clockIn(company, person), isFollowed: true },
	];
}

function clockIn(company: WorkingCompany, person: number): RawRequest {
	const second = Math.floor(Date.now() / 1000);
	return bookingRequest(company, { person, second, action: "START" });
}

/** Both sides by turns, so that other work of the machine meets both; the first round only warms up. */
async function measure(
	{ young, old }: Readonly<Record<keyof Pair, Side>>,
	company: WorkingCompany,
) {
	const measured = reads(company).map((read) => ({ ...read, pairs: [] as Pair[] }));
	for (let round = 0; round <= rounds; round++)
		for (const read of measured) {
			const costOf = (side: Side) => cost(side, read, round * perRound);
			const pair = { young: await costOf(young), old: await costOf(old) };
			if (round > 0) read.pairs.push(pair);
		}
	return measured;
}

/** Of one request, by people of whom each asks once. */
async function cost(
	{ cluster, address }: Side,
	{ request, isFollowed }: Read,
	first: number,
): Promise<DatabaseCost> {
	await setTimeout(forgottenMs);
	const { spent, pages } = await databaseCost(cluster, "stundwerk_server", () =>
		answeredLoad({
			address,
			connections: 1,
			requests: perRound,
			next: (_connection, nth) => request((first + nth) % people),
		}),
	);
	if (isFollowed) await setTimeout(followedMs);
	return { spent: spent / perRound, pages: pages / perRound };
}
