import { expect, test } from "vitest";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import {
	changingRun,
	checked,
	create,
	importer,
	protocolOf,
	ran,
	settled,
	table,
} from "./test-import.ts";

const server = useTestServer({}, { background: true });

test("steps in their order only", async () => {
	const who = await importer(server());
	const { browser } = who;
	const code = async (reply: Promise<{ status: number; refusal: { code: string } }>) =>
		(await reply).refusal.code;
	const fresh = await create(who, table);
	const importId = fresh.id;
	expect(await code(browser.call(contract.runImport, { importId }))).toBe("IMPORT_NOT_CHECKED");
	expect(await code(browser.call(contract.undoImport, { importId }))).toBe("IMPORT_NOT_DONE");
	const missing = await browser.call(contract.checkImport, { importId, mapping: { mail: 3 } });
	expect(missing.refusal).toMatchObject({
		code: "IMPORT_COLUMNS_MISSING",
		message: "Bitte ordnen Sie diese Angaben einer Spalte zu: Nachname, Vorname.",
	});
	const unit = await browser.call(contract.checkImport, {
		importId,
		mapping: fresh.mapping,
		unitId: crypto.randomUUID(),
	});
	expect(unit.refusal.code).toBe("IMPORT_UNIT_NOT_FOUND");
});

test("an import is carried out once, and only where there is something to do", async () => {
	const who = await importer(server());
	const { browser } = who;
	const code = async (reply: Promise<{ status: number; refusal: { code: string } }>) =>
		(await reply).refusal.code;
	const fresh = await create(who, table);
	const importId = fresh.id;
	await browser.call(contract.checkImport, { importId, mapping: fresh.mapping });
	await settled(who, importId);
	await ran(who, importId);
	expect(await code(browser.call(contract.runImport, { importId }))).toBe("IMPORT_ALREADY_DONE");
	server().clock.advance({ hours: 10 });
	const again = await checked(who, table);
	expect(await code(browser.call(contract.runImport, { importId: again.id }))).toBe(
		"IMPORT_HAS_NOTHING_TO_DO",
	);
	server().clock.advance({ hours: -10 });
});

test("the log of an import names the columns that nothing was taken from", async () => {
	const { who, run } = await changingRun(server());
	const done = await ran(who, run.id);
	expect(done.job?.protocolSeverity).toBe("WARNING");
	expect(await protocolOf(who, done)).toEqual([
		"2 angelegt, 2 geändert.",
		"1 Spalte wurde nicht übernommen: Nr",
	]);
});

test("somebody else's import is none, and one needs the right to import", async () => {
	const who = await importer(server());
	const other = await importer(server());
	const nobody = await importer(server(), []);
	const run = await create(who, table);
	const importId = run.id;
	for (const { browser } of [other]) {
		const input = { importId, mapping: run.mapping };
		expect((await browser.call(contract.getImport, { importId })).status).toBe(404);
		expect((await browser.call(contract.listImportLines, { importId })).status).toBe(404);
		expect((await browser.call(contract.checkImport, input)).status).toBe(404);
		expect((await browser.call(contract.runImport, { importId })).status).toBe(404);
		expect((await browser.call(contract.undoImport, { importId })).status).toBe(404);
		expect((await browser.call(contract.listImports, {})).answer.imports).toEqual([]);
	}
	expect((await nobody.browser.call(contract.listImports, {})).status).toBe(403);
	const foreignFile = await other.browser.call(contract.createImport, {
		kind: "PEOPLE",
		fileId: crypto.randomUUID(),
	});
	expect(foreignFile.refusal.code).toBe("IMPORT_FILE_NOT_FOUND");
});
