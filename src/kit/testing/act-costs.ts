import { expect } from "vitest";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { type Counted, plannings } from "./plannings.ts";
import type { TestBrowser } from "./test-browser.ts";
import type { TestServer } from "./test-server.ts";

/** Something that is done all day long. */
export type Act = (browser: TestBrowser) => Promise<{ readonly status: number }>;

/** Statements of a request, those within functions too, and the pages of 8 kB that they look at. */
export interface Most {
	readonly calls: number;
	readonly blocks: number;
	/** Rows that the statements answer; as many as they like where it is not said. */
	readonly rows?: number;
}

/** So many connections a server opens; what follows an answer may hold the usual one, and the next plans for itself. */
const connections = 10;

/** More than connections, so that what is planned at each call is seen; an even number: in, and out again. */
const times = 30;

/** Further ones, for connections that are still to be opened. */
const rounds = 5;

/** What an act costs once its plans are there. */
export async function actCosts(server: TestServer, cookie: string, act: Act) {
	const browser = server.browser();
	browser.cookies.set(sessionCookie, cookie);
	const several = async () => {
		for (let nth = 0; nth < times; nth++) {
			// no session that the process remembers
			server.clock.advance({ seconds: 5 });
			expect((await act(browser)).status).toBe(200);
		}
	};
	await several();
	const sumOf = (one: readonly Counted[], of: keyof Most) =>
		one.reduce((sum, statement) => sum + statement[of], 0);
	// a connection that was never asked before reads catalogues first, some 700 pages: until none is any more
	let counted = await plannings(server, several);
	for (let more = 0; more < rounds && counted.some(({ plans }) => plans > 0); more++) {
		const other = await plannings(server, several);
		if (sumOf(other, "blocks") < sumOf(counted, "blocks")) counted = other;
	}
	const each = (of: keyof Most) => Math.round(sumOf(counted, of) / times);
	const planned = counted.filter(({ plans }) => plans > connections);
	const most = counted
		.toSorted((one, other) => other.blocks - one.blocks)
		.slice(0, 5)
		.map(
			({ query, plans, calls, blocks }) =>
				`${blocks} pages, ${calls} calls, ${plans} plans: ${query}`,
		);
	return {
		planned,
		calls: each("calls"),
		blocks: each("blocks"),
		rows: each("rows"),
		/** What to look at where it is too much. */
		most: most.join("\n"),
	};
}
