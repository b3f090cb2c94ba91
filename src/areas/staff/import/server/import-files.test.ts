import { expect, test } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { create, importer, table } from "./test-import.ts";

const server = useTestServer({}, { background: true });

test.for([
	["UTF-8 with its mark", Buffer.from(`\uFEFF${table}`)],
	["Windows-1252", Buffer.from(table, "latin1")],
	["UTF-16", Buffer.from(`\uFEFF${table}`, "utf16le")],
	["tabs", Buffer.from(table.replaceAll(";", "\t"))],
	["commas and quotes", Buffer.from(table.replace(/[^;\n]+/g, '"$&"').replaceAll(";", ","))],
])("reads %s", async ([, bytes]) => {
	const who = await importer(server());
	const run = await create(who, bytes as Buffer);
	expect(run.head).toEqual([
		"Personalnummer",
		"Nachname",
		"Vorname",
		"E-Mail",
		"Geschlecht",
		"Abteilung",
		"Eintritt",
	]);
	expect(run.sample[1]?.slice(0, 3)).toEqual(["43", "Müller", "Änne"]);
	expect(run.mapping).toEqual({
		personnelNo: 0,
		lastName: 1,
		firstName: 2,
		mail: 3,
		gender: 4,
		unit: 5,
		entryDate: 6,
	});
});

test("reads a sheet with its days and numbers", async () => {
	const who = await importer(server());
	const text = (value: string) => ({ value, type: String });
	const sheet = await writeXlsxFile([
		["Personalnummer", "Nachname", "Vorname", "Abteilung", "Eintritt"].map(text),
		[
			{ value: 4711, type: Number },
			text("Berg"),
			text("Ada"),
			text("Pflege"),
			{ value: new Date("2026-02-01T00:00:00Z"), type: Date, format: "dd.mm.yyyy" },
		],
	]).toBuffer();
	const run = await create(who, sheet, "PEOPLE", "people.xlsx");
	expect(run.sample).toEqual([["4711", "Berg", "Ada", "Pflege", "2026-02-01"]]);
});

test.for([
	["only a head", "Nachname;Vorname\n", "a.csv", "IMPORT_FILE_EMPTY"],
	[
		"a burst archive",
		Buffer.concat([Buffer.from("PK\u0003\u0004xl/workbook.xml"), Buffer.from("PK\u0005\u0006")]),
		"a.xlsx",
		"IMPORT_FILE_UNREADABLE",
	],
	["more than 50,000 lines", `Nachname\n${"x\n".repeat(50_001)}`, "a.csv", "IMPORT_FILE_TOO_LONG"],
] as const)("refuses %s", async ([, body, name, code]) => {
	const who = await importer(server());
	const response = await who.browser.fetch(`/api/files?name=${name}`, {
		method: "POST",
		body: new Uint8Array(Buffer.from(body)),
		headers: { "content-type": "application/octet-stream" },
	});
	const { fileId } = (await response.json()) as { fileId: string };
	const { refusal } = await who.browser.call(contract.createImport, { kind: "PEOPLE", fileId });
	expect(refusal.code).toBe(code);
});
