import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { findFeatures } from "#kit/server/find-features.ts";
import { findContracts } from "./find-contracts.ts";

const source = new URL("../../src/", import.meta.url);
const traces = (await findFeatures()).flatMap((feature) => feature.traces ?? []);
const entities = traces.flatMap((one) => Object.entries(one.entities ?? {}));
const declared = entities.map(([entity]) => entity);

/** Traced for the record of the whole company, not for the history of an entry. */
const withoutHistory = ["list_export", "session", "tenant"];

/** `"employment" | "contract"` in `readonly entity: "employment" | "contract";` → both names. */
async function namesIn(places: readonly string[], mention: RegExp): Promise<string[]> {
	const files = await Array.fromAsync(glob([...places], { cwd: source }));
	const product = files
		.filter((file) => !/(\.test|\.fixture|[\\/]test-[^\\/]+)\.tsx?$/.test(file))
		// there `entity` may be a column
		.filter((file) => !/[\\/]sql[\\/]/.test(file));
	const contents = await Promise.all(
		product.map((file) => readFile(new URL(file, source), "utf8")),
	);
	return contents.flatMap((content) =>
		[...content.matchAll(mention)].flatMap(([, names = ""]) =>
			[...names.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name),
		),
	);
}

test("what is traced is declared by one feature", async () => {
	const places = [
		"areas/*/*/{server,contract}/**/*.ts",
		"areas/*/*/contract.ts",
		"kit/server/**/*.ts",
	];
	const traced = await namesIn(places, /\bentity: ((?:"[a-z_]+"(?: \| )?)+)/g);
	expect(traced).toContain("wage");
	expect(traced).toContain("time_tracking");
	const known = new Set([...declared, ...withoutHistory]);
	expect(traced.filter((name) => !known.has(name))).toEqual([]);
	expect(declared.filter((name, at) => declared.indexOf(name) !== at)).toEqual([]);
});

test("a history is offered and put together of what is declared only", async () => {
	const offered = await namesIn(
		["areas/*/*/web/**/*.tsx"],
		/(?:<HistoryButton entity=|historyAction\()("\w+")/g,
	);
	expect(offered).toContain("time_rule");
	const named = entities.flatMap(([, { partOf = [], about = [] }]) => [
		...partOf,
		...(about === "EVERYTHING" ? [] : about),
	]);
	expect([...offered, ...named].filter((name) => !declared.includes(name))).toEqual([]);
});

test("master data has its history, with words for all fields", async () => {
	const contracts = await findContracts();
	const endpoints = contracts.flatMap(({ contract }) => Object.values(contract));
	const data = [...new Set(endpoints.flatMap(({ master }) => master ?? []))];
	expect(data.map(({ entity }) => entity)).toContain("customer");
	const wordless = data.flatMap(({ entity, fields }) => {
		const trace = traces.find((one) => entity in (one.entities ?? {}));
		return Object.keys(fields)
			.filter((field) => !(field in (trace?.fields ?? {})))
			.map((field) => `${entity}.${field}`);
	});
	expect(wordless).toEqual([]);
});

test("all words of traces say something in both languages", () => {
	const pairs = traces.flatMap(({ entities = {}, fields, values, actions }) => [
		...Object.entries({ ...fields, ...values, ...actions }),
		...Object.entries(entities).map(([entity, { title }]) => [entity, title] as const),
	]);
	const silent = pairs.filter(
		([, words]) =>
			words.length !== 2 || words.some((word) => typeof word !== "string" || word.trim() === ""),
	);
	expect(silent).toEqual([]);
});
