import pg from "pg";
import { expect, test } from "vitest";
import { useTestServer } from "#kit/testing/test-server.ts";
import { ask } from "./ask.ts";
import { askingTogether } from "./asking-together.ts";

const server = useTestServer();

/** Of statements as they came back: their values, or why not. */
async function toldOf(client: pg.Client, statements: readonly pg.QueryConfig[]): Promise<string[]> {
	const settled = await Promise.allSettled(statements.map((one) => ask(client, one)));
	return settled.map((one) =>
		one.status === "fulfilled"
			? one.value.rows.map((row) => Object.values(row).join(" ")).join(", ")
			: one.reason.message,
	);
}

async function withPlainTable(work: (client: pg.Client) => Promise<void>): Promise<void> {
	const client = askingTogether(server().ownerUrl);
	client.on("error", () => {});
	await client.connect();
	try {
		await client.query("create temporary table plain (word text not null)");
		await work(client);
	} finally {
		await client.end();
	}
}

const insert = (word: string | null) => ({
	text: "insert into plain (word) values ($1) returning word",
	values: [word],
});
const count = { text: "select count(*) as words, max(word) as last from plain" };
const broken = 'null value in column "word" of relation "plain" violates not-null constraint';

test("what is asked in one turn comes to nothing together, and the next turn stands by itself", async () => {
	await withPlainTable(async (client) => {
		expect(await toldOf(client, [insert("one"), insert("two"), count])).toEqual([
			"one",
			"two",
			"2 two",
		]);
		const told = await toldOf(client, [insert("three"), insert(null), count]);
		expect(told).toEqual([broken, broken, broken]);
		expect(await toldOf(client, [count])).toEqual(["2 two"]);
	});
});

test("what is asked before a transaction stands where that fails", async () => {
	await withPlainTable(async (client) => {
		const whole = [insert("ahead"), { text: "begin" }, insert("within"), insert(null)];
		expect(await toldOf(client, whole)).toEqual(["ahead", broken, broken, broken]);
		await client.query("rollback");
		expect(await toldOf(client, [count])).toEqual(["1 ahead"]);
	});
});

test("a named statement is described once, and answers the same each time, rows or none", async () => {
	await withPlainTable(async (client) => {
		const named = { ...insert("again"), name: "insert_word" };
		const counted = { ...count, name: "count_words" };
		const cleared = { text: "delete from plain", name: "clear" };
		const described: number[] = [];
		const { connection } = client;
		connection.on("rowDescription", () => described.push(1));
		for (let nth = 0; nth < 3; nth++)
			expect(await toldOf(client, [named, counted, named, counted, cleared])).toEqual([
				"again",
				"1 again",
				"again",
				"2 again",
				"",
			]);
		// each of the first turn alone
		expect(described).toHaveLength(4);
		expect(await toldOf(client, [{ ...named, values: [null] }])).toEqual([broken]);
		expect(await toldOf(client, [named])).toEqual(["again"]);
	});
});

test("what is fetched is described each time: it is as its cursor is", async () => {
	await withPlainTable(async (client) => {
		const fetched = { text: "fetch all from shown", name: "fetch_shown" };
		const of = (columns: string) => ({ text: `declare shown cursor for select ${columns}` });
		for (const [columns, row] of [
			["1 as one", { one: 1 }],
			["'b' as other, 2 as two", { other: "b", two: 2 }],
		] as const) {
			const asked = [{ text: "begin" }, of(columns), fetched, { text: "commit" }];
			const answers = await Promise.all(asked.map((one) => ask(client, one)));
			expect(answers[2]?.rows).toEqual([row]);
		}
	});
});

test("where one of them cannot even be written, none is carried out", async () => {
	const told: string[] = [];
	const { ownerUrl } = server();
	const watching = new pg.Client({ connectionString: ownerUrl });
	await watching.connect();
	await watching.query("create table written_half (word text)");
	await withPlainTable(async (client) => {
		const endless: Record<string, unknown> = {};
		endless.self = endless;
		const half = [
			{ text: "insert into written_half values ('half')" },
			{ text: "select $1::jsonb", values: [endless] },
		];
		told.push(...(await toldOf(client, half)));
	});
	const { rows } = await watching.query("table written_half");
	await watching.query("drop table written_half");
	await watching.end();
	expect(rows).toEqual([]);
	expect(told).toHaveLength(2);
	expect(told.join()).not.toBe(",");
});
