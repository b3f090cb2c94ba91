import { addressOf, type ListOperation } from "#kit/testing/list-operations.ts";
import { median } from "../load/percentile.ts";
import { requestHeaders } from "../load/request-text.ts";
import type { AskedPage } from "./page-parts.ts";

/** Who asks, by the session's cookie. */
export interface Reader {
	readonly name: string;
	readonly cookie: string;
	/** The department whose people are all that she sees; some lists are not there for her. */
	readonly unitId?: string;
}

/** Which page it is. */
export type TurnedPage = Pick<AskedPage, "operationId" | "offset" | "search" | "unitId">;

export interface MeasuredPage {
	readonly name: string;
	readonly milliseconds: number;
	/** Of what is done by hand beside it; undefined of what reads no page. */
	readonly floor: number | undefined;
}

export interface Walk {
	readonly address: string;
	readonly reader: Reader;
	/** What lists are asked with: values by the parameter's name, or `operation.parameter`. */
	readonly given: Readonly<Record<string, string>>;
	/** What is asked of a list beyond what it must be asked. */
	readonly asked: Readonly<Record<string, Readonly<Record<string, string>>>>;
	/** Milliseconds of the same by hand, once. */
	bare(page: TurnedPage, bytes: number): Promise<number | undefined>;
}

const pageSize = 25;
const rounds = 7;
/** Asked for before anything is measured: a process that has served for a while has plans and compiled code. */
const warmings = 10;
/** What takes so long is not measured again: it is too slow. */
const longEnough = 2_000;
const wordOfSearch = "1234";

/** Pages beyond these are reached by filters, so nobody turns to them. */
const lastTurned = 10_000 / pageSize;
/** The database ended the statement. */
const givenUp = 503;
const farPage = 100_000;

/** First page, last page, a page far beyond and a search of one list; nothing where the reader may not see it. */
export async function walkList(walk: Walk, operation: ListOperation): Promise<MeasuredPage[]> {
	const { isPaged, isSearched } = operation;
	const first = await ask(walk, operation, {});
	if (walk.reader.unitId !== undefined && [403, 404].includes(first.status)) return [];
	const found = [await measure(walk, operation, "first page", {})];
	if (isPaged) {
		const { total = 0 } = JSON.parse(first.text) as { readonly total?: number };
		const last = Math.max(1, Math.min(Math.ceil(total / pageSize), lastTurned));
		if (last > 1)
			found.push(await measure(walk, operation, `page ${last}`, { page: String(last) }));
		found.push(await measure(walk, operation, `page ${farPage}`, { page: String(farPage) }));
	}
	if (isSearched) found.push(await measure(walk, operation, "a search", { search: wordOfSearch }));
	return found;
}

type Query = Readonly<Record<string, string>>;

async function measure(
	walk: Walk,
	operation: ListOperation,
	what: string,
	query: Query,
): Promise<MeasuredPage> {
	const { operationId } = operation;
	const { unitId } = walk.reader;
	const offset = query.search === undefined ? (Number(query.page ?? 1) - 1) * pageSize : 0;
	const page = { operationId, offset, search: query.search, unitId };
	const took: number[] = [];
	const bareTook: number[] = [];
	for (let round = 0; round < warmings; round++) {
		const before = performance.now();
		await ask(walk, operation, query);
		if (performance.now() - before > longEnough) break;
	}
	await walk.bare(page, 0);
	for (let round = 0; round < rounds; round++) {
		const before = performance.now();
		const { status, text } = await ask(walk, operation, query);
		const spent = performance.now() - before;
		took.push(status === givenUp ? Number.POSITIVE_INFINITY : spent);
		if (status !== 200 && status !== givenUp)
			throw new Error(`${operationId}, ${what}: ${status} ${text.slice(0, 300)}`);
		// in turn: what else the machine does meanwhile hits both
		const bare = await walk.bare(page, text.length);
		if (bare !== undefined) bareTook.push(bare);
		if (spent > longEnough) break;
	}
	return {
		name: `${operationId}, ${walk.reader.name}, ${what}`,
		milliseconds: median(took),
		floor: bareTook.length === 0 ? undefined : median(bareTook),
	};
}

/** As browsers ask; by itself `fetch` asks for gzip, which takes longer than what any of them is answered. */
const encodings = { "accept-encoding": "gzip, deflate, br, zstd" };

/** Until the answer is there as text: what its reader makes of it is no part of the list, nor of the floor. */
async function ask(
	{ address, reader, given, asked }: Walk,
	operation: ListOperation,
	query: Query,
) {
	const path = addressOf(operation, given, { ...asked[operation.operationId], ...query });
	const headers = { ...requestHeaders(reader.cookie), ...encodings };
	const answer = await fetch(new URL(path, address), { headers });
	return { status: answer.status, text: await answer.text() };
}
