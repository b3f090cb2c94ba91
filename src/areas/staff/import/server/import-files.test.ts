import { crc32, deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { create, importer, table } from "./test-import.ts";

const server = useTestServer({}, { background: true });

type Importer = Awaited<ReturnType<typeof importer>>;

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

const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const targets = ["worksheets/sheet1.xml", "styles.xml", "sharedStrings.xml"];

/** A workbook of one sheet, whose parts say that they unpack to as little as they like. */
function workbook(sheet: Buffer, claimed?: number): Buffer {
	const head = '<?xml version="1.0" encoding="UTF-8"?>';
	const parts: Record<string, Buffer> = {
		"[Content_Types].xml": Buffer.from(`${head}<Types/>`),
		"xl/workbook.xml": Buffer.from(
			`${head}<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
		),
		"xl/_rels/workbook.xml.rels": Buffer.from(
			`${head}<Relationships>${["worksheet", "styles", "sharedStrings"]
				.map(
					(type, at) =>
						`<Relationship Id="rId${at + 1}" Type="${relations}/${type}" Target="${targets[at]}"/>`,
				)
				.join("")}</Relationships>`,
		),
		"xl/styles.xml": Buffer.from(
			`${head}<styleSheet><cellXfs><xf numFmtId="0"/></cellXfs></styleSheet>`,
		),
		"xl/sharedStrings.xml": Buffer.from(`${head}<sst/>`),
		"xl/worksheets/sheet1.xml": sheet,
	};
	return zipOf(
		Object.entries(parts).map(([name, bytes]) => ({
			name,
			bytes,
			claimed: claimed ?? bytes.length,
		})),
	);
}

interface Part {
	readonly name: string;
	readonly bytes: Buffer;
	readonly claimed: number;
}

function zipOf(parts: readonly Part[]): Buffer {
	const files: Buffer[] = [];
	const list: Buffer[] = [];
	let at = 0;
	for (const { name, bytes, claimed } of parts) {
		const packed = deflateRawSync(bytes);
		// version, flags, method, time, date, check sum, lengths
		const facts = Buffer.alloc(26);
		facts.writeUInt16LE(20, 0);
		facts.writeUInt16LE(8, 4);
		facts.writeUInt32LE(crc32(bytes), 10);
		facts.writeUInt32LE(packed.length, 14);
		facts.writeUInt32LE(claimed, 18);
		facts.writeUInt16LE(name.length, 22);
		const place = Buffer.alloc(14);
		place.writeUInt32LE(at, 10);
		const file = Buffer.concat([Buffer.from("PK\u0003\u0004"), facts, Buffer.from(name), packed]);
		list.push(
			Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\0"), facts, place, Buffer.from(name)]),
		);
		files.push(file);
		at += file.length;
	}
	const directory = Buffer.concat(list);
	const end = Buffer.alloc(18);
	end.writeUInt16LE(parts.length, 4);
	end.writeUInt16LE(parts.length, 6);
	end.writeUInt32LE(directory.length, 8);
	end.writeUInt32LE(at, 12);
	return Buffer.concat([...files, directory, Buffer.from("PK\u0005\u0006"), end]);
}

const sheetOf = (rows: string) =>
	Buffer.from(`<?xml version="1.0"?><worksheet><sheetData>${rows}</sheetData></worksheet>`);
const cell = (place: string, text: string) =>
	`<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
const honestRows = ["Nachname", "Berg"]
	.map((text, at) => `<row r="${at + 1}">${cell(`A${at + 1}`, text)}</row>`)
	.join("");

test("a workbook made by hand is read, whatever its parts say of themselves", async () => {
	for (const claimed of [undefined, 5000]) {
		const who = await importer(server());
		const run = await create(who, workbook(sheetOf(honestRows), claimed), "PEOPLE", "a.xlsx");
		expect([run.head, run.sample]).toEqual([["Nachname"], [["Berg"]]]);
	}
});

test.for([
	[
		"a part that unpacks to more than it says",
		() => workbook(sheetOf(" ".repeat(200_000_000)), 5000),
	],
	[
		"more cells than memory",
		() => {
			const cells = '<c r="A1"><v>1</v></c>'.repeat(200);
			return workbook(sheetOf(`${honestRows}${`<row>${cells}</row>`.repeat(20_000)}`));
		},
	],
] as const)("refuses a bomb: %s", { timeout: 60_000 }, async ([, make]) => {
	const who = await importer(server());
	const bomb = make();
	expect(bomb.length).toBeLessThan(2_000_000);
	const { refusal } = await refusedFile(who, bomb, "a.xlsx");
	expect(refusal.code).toBe("IMPORT_FILE_UNREADABLE");
	const run = await create(who, Buffer.from(table));
	expect(run.head[0]).toBe("Personalnummer");
});

test("what no database holds is left out of cells", async () => {
	const who = await importer(server());
	const rows = `<row r="1">${cell("A1", "Nachname")}</row><row r="2">${cell("A2", "Be&#0;rg")}</row>`;
	const run = await create(who, workbook(sheetOf(rows)), "PEOPLE", "a.xlsx");
	expect(run.sample).toEqual([["Berg"]]);
});

async function refusedFile(who: Importer, body: Buffer, name: string) {
	const response = await who.browser.fetch(`/api/files?name=${name}&purpose=IMPORT_PEOPLE`, {
		method: "POST",
		body: new Uint8Array(body),
		headers: { "content-type": "application/octet-stream" },
	});
	const { fileId } = (await response.json()) as { fileId: string };
	return who.browser.call(contract.createImport, { kind: "PEOPLE", fileId });
}

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
	const { refusal } = await refusedFile(who, Buffer.from(body), name);
	expect(refusal.code).toBe(code);
});
