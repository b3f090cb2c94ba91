import { addressOf, type ListOperation } from "#kit/testing/list-operations.ts";
import { median } from "../load/percentile.ts";
import { requestHeaders } from "../load/request-text.ts";

/** Who asks, by the session's cookie. */
export interface Reader {
	readonly name: string;
	readonly cookie: string;
	/** The department whose people are all that she sees; some lists are not there for her. */
	readonly unitId?: string;
}

export interface MeasuredPage {
	readonly name: string;
	readonly operationId: string;
	/** Rows before it. */
	readonly offset: number;
	readonly search?: string | undefined;
	readonly unitId?: string | undefined;
	readonly bytes: number;
	readonly milliseconds: number;
}

export interface Walk {
	readonly address: string;
	readonly reader: Reader;
	/** What lists are asked with: values by the parameter's name, or `operation.parameter`. */
	readonly given: Readonly<Record<string, string>>;
	/** What is asked of a list beyond what it must be asked. */
	readonly asked: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const pageSize = 25;
const rounds = 7;
/** Asked for before anything is measured: a process that has served for a while has plans and compiled code. */
const warmings = 3;
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
	const took: number[] = [];
	let bytes = 0;
	for (let round = 0; round < warmings; round++) {
		const before = performance.now();
		await ask(walk, operation, query);
		if (performance.now() - before > longEnough) break;
	}
	for (let round = 0; round < rounds; round++) {
		const before = performance.now();
		const { status, text } = await ask(walk, operation, query);
		const spent = performance.now() - before;
		bytes = text.length;
		took.push(status === givenUp ? Number.POSITIVE_INFINITY : spent);
		if (spent > longEnough) break;
		if (status !== 200)
			throw new Error(`${operation.operationId}, ${what}: ${status} ${text.slice(0, 300)}`);
	}
	const { operationId } = operation;
	const offset = query.search === undefined ? (Number(query.page ?? 1) - 1) * pageSize : 0;
	const name = `${operationId}, ${walk.reader.name}, ${what}`;
	const { unitId } = walk.reader;
	const milliseconds = median(took);
	return { name, operationId, offset, search: query.search, unitId, bytes, milliseconds };
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
