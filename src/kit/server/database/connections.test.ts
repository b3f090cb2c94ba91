import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { test as base, expect, inject } from "vitest";
import { DatabaseAway } from "../database-away.ts";
import { lend, openPool, type PoolOptions } from "./connections.ts";

const test = base.extend<{ open: (options: Partial<PoolOptions>) => ReturnType<typeof openPool> }>({
	// biome-ignore lint/correctness/noEmptyPattern: the form that fixtures have
	open: async ({}, use) => {
		const pools: ReturnType<typeof openPool>[] = [];
		await use((options) => {
			const usual = { url: inject("cluster").serveUrl, statements: "named", onError: () => {} };
			const pool = openPool({ ...usual, ...options } as PoolOptions);
			pools.push(pool);
			return pool;
		});
		for (const pool of pools) await pool.end();
	},
});

test("a request that waits while others are served waits longer than for a connection to be made", async ({
	open,
}) => {
	const pool = open({ max: 1, connectWithin: 2000, queueWithin: 60_000 });
	const ask = (text: string) => lend(pool, async (client) => (await client.query(text)).rows);
	const [, rows] = await Promise.all([ask("select pg_sleep(2.2)"), ask("select 1 as one")]);
	expect(rows).toEqual([{ one: 1 }]);
});

test("a database that takes connections and says nothing is away", async ({ open }) => {
	const sockets: Socket[] = [];
	const silent = createServer((socket) => sockets.push(socket)).listen(0, "127.0.0.1");
	await once(silent, "listening");
	const { port } = silent.address() as { port: number };
	const pool = open({
		url: `postgres://nobody@127.0.0.1:${port}/none`,
		connectWithin: 50,
		queueWithin: 60_000,
	});
	await expect(lend(pool, async () => {})).rejects.toBeInstanceOf(DatabaseAway);
	for (const socket of sockets) socket.destroy();
	silent.close();
});
