import { type Random, seededRandom } from "#database/demo/seeded-random.ts";
import type { Endpoint } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { furnish, peopleOf } from "./furnish.ts";
import { personalInput } from "./personal-input.ts";
import { personalWrites, type Write } from "./personal-writes.ts";
import { columnsOf, type RowsFrom, RowsOfPerson } from "./rows-of-person.ts";
import { sendPatiently } from "./send-patiently.ts";
import { administratorOf, asOwner, signIn, type Target } from "./target.ts";

/** So many people have everything from the start. */
const furnished = 5;
/** Of each of the two. */
const callers = 4;

export interface RaceFault {
	readonly pair: string;
	readonly seed: string;
	readonly operation: string;
	readonly status: number;
	readonly text: string;
}

export interface RaceReport {
	readonly pairs: number;
	readonly calls: number;
	/** How often each operation was answered with each code; "200" where it was done. */
	readonly answers: ReadonlyMap<string, ReadonlyMap<string, number>>;
	readonly faults: readonly RaceFault[];
	/** Calls that no operation saw, since they were too many; where they are many, little was tried. */
	readonly limited: number;
	/** Transactions that the database ended for the sake of others, and the server began anew. */
	readonly deadlocks: number;
}

export interface RaceOptions {
	readonly seed: string;
	/** All pairs where it is not said. */
	readonly pairs?: number;
	/** Called after each pair, with how many are done. */
	readonly onPair?: (done: number) => void;
}

/** Two writes on the same person's data, several callers each, all at once; pair after pair, in an order that the seed makes. */
export async function race(target: Target, options: RaceOptions): Promise<RaceReport> {
	const writes = await personalWrites(target.address);
	const pairs = shuffled(pairsOf(writes), seededRandom(options.seed)).slice(0, options.pairs);
	const tally: Tally = { answers: new Map(), faults: [] };
	const administrator = await administratorOf(target);
	const browsers: TestBrowser[] = [];
	for (let nth = 0; nth < 2 * callers; nth++) browsers.push(await signIn(target, administrator));
	const deadlocks = await asOwner(target, async (client) => {
		const from = { client, tenantId: target.tenantId, columns: await columnsOf(client) };
		const people = await peopleOf(from, administrator);
		const arena = { target, from, browsers, people };
		await furnish(
			{ target, from, browser: browsers[0] as TestBrowser, people: people.slice(0, furnished) },
			options.seed,
		);
		const before = await deadlocksOf(from);
		for (const [nth, pair] of pairs.entries()) {
			await collide(arena, pair, `${options.seed} ${nth}`, tally);
			options.onPair?.(nth + 1);
		}
		return (await deadlocksOf(from)) - before;
	});
	const limited = [...tally.answers.values()]
		.map((codes) => codes.get(commonRefusals.tooManyRequests.code) ?? 0)
		.reduce((sum, many) => sum + many, 0);
	return {
		pairs: pairs.length,
		calls: pairs.length * browsers.length,
		limited,
		deadlocks,
		...tally,
	};
}

function pairsOf(writes: readonly Write[]): (readonly [Write, Write])[] {
	return writes.flatMap((one, at) => writes.slice(at).map((other) => [one, other] as const));
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
	return items
		.map((item) => ({ item, place: random.next() }))
		.sort((one, other) => one.place - other.place)
		.map(({ item }) => item);
}

interface Arena {
	readonly target: Target;
	readonly from: RowsFrom;
	readonly browsers: readonly TestBrowser[];
	readonly people: readonly string[];
}

interface Tally {
	readonly answers: Map<string, Map<string, number>>;
	readonly faults: RaceFault[];
}

async function collide(
	arena: Arena,
	pair: readonly [Write, Write],
	seed: string,
	tally: Tally,
): Promise<void> {
	const random = seededRandom(seed);
	const rows = new RowsOfPerson(arena.from, random.pick(arena.people), random);
	const inputs: Record<string, unknown>[] = [];
	for (const { operation } of pair)
		inputs.push(await personalInput(operation, rows, arena.target.now(), random));
	const names = pair.map(({ operation }) => operation.operationId).join(" + ");
	await Promise.all(
		arena.browsers.map(async (browser, nth) => {
			const { operation, endpoint } = pair[nth % 2] as Write;
			const { status, text } = await sendPatiently(browser, operation, inputs[nth % 2] ?? {});
			const { operationId } = operation;
			count(tally.answers, operationId, status === 200 ? "200" : codeOf(text));
			if (!isPromised(endpoint, status, codeOf(text)))
				tally.faults.push({ pair: names, seed, operation: operationId, status, text });
		}),
	);
}

function count(answers: Tally["answers"], operationId: string, code: string): void {
	const of = answers.get(operationId) ?? new Map<string, number>();
	answers.set(operationId, of.set(code, (of.get(code) ?? 0) + 1));
}

function codeOf(text: string): string {
	try {
		return (JSON.parse(text) as { code?: string }).code ?? "";
	} catch {
		return "";
	}
}

const common = new Set(
	Object.values(commonRefusals).map(({ code, status }) => `${status} ${code}`),
);

function isPromised({ refusals }: Endpoint, status: number, code: string): boolean {
	if (status === 200) return true;
	if (status >= 500) return false;
	const isItsOwn = refusals.some((one) => one.status === status && one.code === code);
	return isItsOwn || common.has(`${status} ${code}`);
}

async function deadlocksOf({ client }: RowsFrom): Promise<number> {
	const { rows } = await client.query<{ deadlocks: string }>(
		"select deadlocks from pg_stat_database where datname = current_database()",
	);
	return Number(rows[0]?.deadlocks ?? 0);
}
