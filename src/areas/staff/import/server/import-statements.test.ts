import { expect, test } from "vitest";
import type { ImportKind } from "#domain/import/import-fields.ts";
import { runJob } from "#kit/server/jobs/run-job.ts";
import { plannings } from "#kit/testing/plannings.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { jobs } from "./jobs.ts";
import { create, importer } from "./test-import.ts";

/** Without background work, which would be counted too: the jobs of an import are carried out here. */
const server = useTestServer();
type Who = Awaited<ReturnType<typeof importer>>;

const [few, many] = [10, 200];
/** A job tells its progress now and then; a statement a line would be 190 more. */
const beside = 20;

/** Statements but for those by which PostgreSQL itself looks up what each new row refers to: how often each was carried out. */
async function statementsOf(doing: () => Promise<void>): Promise<ReadonlyMap<string, number>> {
	const counted = await plannings(server(), doing);
	return new Map(
		counted
			.filter(({ query }) => !/^select \S+ from only /i.test(query))
			.map(({ query, calls }) => [query, calls]),
	);
}

const sumOf = (counted: ReadonlyMap<string, number>) =>
	[...counted.values()].reduce((sum, calls) => sum + calls, 0);

/** What was carried out more often, for whom it fails. */
function moreOf(long: ReadonlyMap<string, number>, short: ReadonlyMap<string, number>): string {
	return [...long]
		.map(([query, calls]) => ({ query, more: calls - (short.get(query) ?? 0) }))
		.filter(({ more }) => more > 0)
		.map(({ query, more }) => `${more} × ${query.slice(0, 120)}`)
		.join("\n");
}

const kinds = new Map(jobs.map((one) => [one.kind, one]));

async function finish({ tenantId }: Who, { answer }: { readonly answer: { jobId: string } }) {
	const subject = { tenantId, subjectId: answer.jobId };
	const status = await runJob(server().services, kinds, subject, new AbortController().signal);
	expect(status).toBe("FINISHED");
}

/** Tries a table and carries it out; answers its id. */
async function carryOut(who: Who, table: string, kind: ImportKind = "PEOPLE"): Promise<string> {
	const { browser } = who;
	const { id: importId, mapping } = await create(who, table, kind);
	await finish(who, await browser.call(contract.checkImport, { importId, mapping }));
	await finish(who, await browser.call(contract.runImport, { importId, onlyGood: false }));
	const { answer } = await browser.call(contract.getImport, { importId });
	expect(answer).toMatchObject({ status: "DONE", counts: { FAULTY: 0 } });
	return importId;
}

function linesOf(count: number, line: (nth: number) => string): string {
	return Array.from({ length: count }, (_, nth) => line(nth)).join("\n");
}

function people(count: number, given: string, unit: string): string {
	const head =
		"Personalnummer;Nachname;Vorname;Abteilung;Eintritt;Austritt;Wochenstunden;Urlaubstage";
	const lines = linesOf(
		count,
		(nth) => `${nth};Berg ${nth};${given};${unit};01.02.2026;31.12.2027;38,5;30`,
	);
	return `${head}\n${lines}\n`;
}

function units(count: number): string {
	const lines = linesOf(count, (nth) => `Team ${nth};${nth < 5 ? "" : `Team ${nth % 5}`}`);
	return `Abteilung;Übergeordnete Abteilung\n${lines}\n`;
}

/** What each step of a company's imports asks of the database, by tables of so many lines. */
async function stepsOf(count: number) {
	const who = await importer(server());
	let importId = "";
	return {
		// first: what people's days come to may still be written when the step with them is over
		units: await statementsOf(async () => {
			await carryOut(who, units(count), "UNITS");
		}),
		created: await statementsOf(async () => {
			await carryOut(who, people(count, "Ada", "Süd"));
		}),
		changed: await statementsOf(async () => {
			importId = await carryOut(who, people(count, "Bea", "Nord"));
		}),
		takenBack: await statementsOf(async () => {
			await finish(who, await who.browser.call(contract.undoImport, { importId }));
		}),
	};
}

test("lines are judged, written and taken back together: twenty times as many take no more statements", async () => {
	// what is done for the first time reads more
	await stepsOf(few);
	const [short, long] = [await stepsOf(few), await stepsOf(many)];
	for (const step of ["created", "changed", "takenBack", "units"] as const) {
		const told = `${step}:\n${moreOf(long[step], short[step])}`;
		expect(sumOf(long[step]) - sumOf(short[step]), told).toBeLessThan(beside);
	}
}, 120_000);

test("a page of lines counts them once, however many of them it shows", async () => {
	const who = await importer(server());
	const importId = await carryOut(who, people(many, "Ada", "Süd"));
	const pagesRead = async (pageSize: number) => {
		const list = () => who.browser.call(contract.listImportLines, { importId, pageSize });
		// with its plans made
		for (let nth = 0; nth < 3; nth++) await list();
		const counted = await plannings(server(), async () => {
			const { answer } = await list();
			expect([answer.items.length, answer.total]).toEqual([pageSize, many]);
		});
		return counted
			.filter(({ query }) => query.includes("import_line"))
			.reduce((sum, { blocks }) => sum + blocks, 0);
	};
	const [one, all] = [await pagesRead(1), await pagesRead(many)];
	// counted for each of them it would be some hundred times as much
	expect(all).toBeLessThan(4 * one);
});
