import { expect, test } from "vitest";
import type { ImportKind } from "#domain/import/import-fields.ts";
import { plannings } from "#kit/testing/plannings.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { create, importer } from "./test-import.ts";

const server = useTestServer({}, { background: true });
type Who = Awaited<ReturnType<typeof importer>>;

const [few, many] = [10, 200];
/** What runs beside an import, as jobs that look for work, asks a handful of statements; a statement a line would be 190. */
const beside = 30;

/** Statements but for those by which PostgreSQL itself looks up what each new row refers to. */
async function statementsOf(doing: () => Promise<void>): Promise<number> {
	const counted = await plannings(server(), doing);
	return counted
		.filter(({ query }) => !/^select \S+ from only /i.test(query))
		.reduce((sum, { calls }) => sum + calls, 0);
}

/** Waits at the database itself: questions to the server would be counted. */
function settled(importId: string, status: string): Promise<void> {
	const state = () =>
		withClient(server().adminUrl, async (client) => {
			const { rows } = await client.query(
				`select r.status, exists (select from job j where j.tenant_id = r.tenant_id and j.finished_at is null) as "isAtWork"
				from import_run r where r.id = $1`,
				[importId],
			);
			return rows[0];
		});
	return expect.poll(state, { timeout: 60_000 }).toEqual({ status, isAtWork: false });
}

/** Tries a table and carries it out; answers its id. */
async function carryOut(who: Who, table: string, kind: ImportKind = "PEOPLE"): Promise<string> {
	const { id: importId, mapping } = await create(who, table, kind);
	await who.browser.call(contract.checkImport, { importId, mapping });
	await settled(importId, "CHECKED");
	await who.browser.call(contract.runImport, { importId, onlyGood: false });
	await settled(importId, "DONE");
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
		created: await statementsOf(async () => {
			await carryOut(who, people(count, "Ada", "Süd"));
		}),
		changed: await statementsOf(async () => {
			importId = await carryOut(who, people(count, "Bea", "Nord"));
		}),
		takenBack: await statementsOf(async () => {
			await who.browser.call(contract.undoImport, { importId });
			await settled(importId, "UNDONE");
		}),
		units: await statementsOf(async () => {
			await carryOut(who, units(count), "UNITS");
		}),
	};
}

test("lines are judged, written and taken back together: twenty times as many take no more statements", async () => {
	// what is done for the first time reads more
	await stepsOf(few);
	const [short, long] = [await stepsOf(few), await stepsOf(many)];
	for (const step of ["created", "changed", "takenBack", "units"] as const)
		expect(long[step] - short[step], step).toBeLessThan(beside);
});

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
