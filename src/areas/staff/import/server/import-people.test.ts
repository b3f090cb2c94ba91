import { expect, test } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import { useTestServer } from "../../../../kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import {
	checked,
	create,
	importer,
	linesOf,
	peopleOf,
	protocolOf,
	ran,
	settled,
	undone,
} from "./test-import.ts";

const server = useTestServer({}, { background: true });

const table = `Personalnummer;Nachname;Vorname;E-Mail;Geschlecht;Abteilung;Eintritt
0042;Berg;Ada;ada@example.com;w;Pflege;01.02.2026
43;Müller;Änne;;;Nord / Pflege;
`;

test("people of a table: tried, imported with all that belongs to them, and taken back", async () => {
	const who = await importer(server());
	const run = await checked(who, table);
	expect(run).toMatchObject({
		status: "CHECKED",
		lineCount: 2,
		counts: { NEW: 2, CHANGED: 0, UNCHANGED: 0, FAULTY: 0 },
		undoUntil: null,
	});
	expect(await peopleOf(who)).toHaveLength(1);

	const done = await ran(who, run.id);
	expect(done).toMatchObject({
		status: "DONE",
		ranAt: "2026-11-21T08:15:00.000Z",
		undoUntil: "2026-11-22T08:15:00.000Z",
		job: { description: "Import: people.csv" },
	});
	expect(await protocolOf(who, done)).toEqual(["2 angelegt, 0 geändert."]);
	const [ada, , anne] = await peopleOf(who);
	expect(ada).toMatchObject({
		last_name: "Berg",
		first_name: "Ada",
		personnel_no: "0042",
		mail: "ada@example.com",
		gender: "FEMALE",
		unit_id: who.units.pflege,
		entry_date: "2026-02-01",
		version: 1,
	});
	expect(anne).toMatchObject({ first_name: "Änne", gender: "UNDEFINED" });
	const { database } = server().services;
	const belongings = await database.transaction(who.tenantId, async (tx) => ({
		units: await tx
			.selectFrom("user_unit")
			.select(["unit_id", "is_primary", "valid_from"])
			.where("tenant_id", "=", who.tenantId)
			.where("user_id", "=", ada?.id ?? "")
			.execute(),
		employments: await tx
			.selectFrom("employment")
			.select("entry_date")
			.where("tenant_id", "=", who.tenantId)
			.execute(),
		roles: await tx
			.selectFrom("role_assignment as a")
			.innerJoin("role as r", (join) =>
				join
					.onRef("r.tenant_id", "=", "a.tenant_id")
					.onRef("r.id", "=", "a.role_id"),
			)
			.select(["r.name", "a.scope"])
			.where("a.tenant_id", "=", who.tenantId)
			.where("a.user_id", "=", ada?.id ?? "")
			.execute(),
		traces: await tx
			.selectFrom("audit_event")
			.select(["actor_id", "action"])
			.where("tenant_id", "=", who.tenantId)
			.where("entity", "=", "app_user")
			.where("entity_id", "=", ada?.id ?? "")
			.execute(),
	}));
	expect(belongings).toEqual({
		units: [
			{ unit_id: who.units.pflege, is_primary: true, valid_from: "2026-02-01" },
		],
		employments: [{ entry_date: "2026-02-01" }],
		roles: [{ name: "Mitarbeiter", scope: expect.any(String) }],
		traces: [{ actor_id: who.userId, action: "created" }],
	});

	const back = await undone(who, run.id);
	expect(back).toMatchObject({
		status: "UNDONE",
		undone: { UNDONE: 2, KEPT: 0 },
	});
	expect(await peopleOf(who)).toHaveLength(1);
});

test("known people are changed, moved and restored; what somebody touched since stays", async () => {
	const who = await importer(server(), ["Administrator"], async (tenant) => {
		for (const no of ["1", "2", "3"]) {
			await tenant.person({
				firstName: "Alt",
				lastName: `Person ${no}`,
				personnelNo: no,
			});
		}
	});
	const run = await checked(
		who,
		`Nr;Personalnummer;Nachname;Vorname;Abteilung
x;1;Person 1;Neu;Süd
x;2;Person 2;Neu;
x;3;Person 3;Alt;
x;4;Person 4;Neu;Süd
x;5;Person 5;Neu;Süd
`,
	);
	expect(run.counts).toEqual({ NEW: 2, CHANGED: 2, UNCHANGED: 1, FAULTY: 0 });
	expect((await linesOf(who, run.id)).map(({ action }) => action)).toEqual([
		"CHANGED",
		"CHANGED",
		"UNCHANGED",
		"NEW",
		"NEW",
	]);
	await ran(who, run.id);
	const after = await peopleOf(who);
	expect(after.map(({ first_name, version }) => [first_name, version])).toEqual(
		[
			["Ina", 1],
			["Neu", 2],
			["Neu", 2],
			["Alt", 1],
			["Neu", 1],
			["Neu", 1],
		],
	);
	expect(after[1]?.unit_id).toBe(who.units.sued);

	server().clock.advance({ minutes: 5 });
	const { database } = server().services;
	await database.transaction(who.tenantId, async (tx) => {
		await tx
			.updateTable("app_user")
			.set({ first_name: "Anders", version: 3 })
			.where("tenant_id", "=", who.tenantId)
			.where("personnel_no", "=", "2")
			.execute();
		// a session refers to her from now on
		const five = after[5]?.id ?? "";
		await tx
			.insertInto("user_private")
			.values({ tenant_id: who.tenantId, user_id: five })
			.execute();
	});
	const back = await undone(who, run.id);
	expect(back.undone).toEqual({ UNDONE: 2, KEPT: 2 });
	expect(await protocolOf(who, back)).toEqual([
		"2 zurückgenommen.",
		"2 blieben, weil sie inzwischen geändert oder benutzt wurden.",
	]);
	const restored = await peopleOf(who);
	expect(
		restored.map(({ last_name, first_name }) => [last_name, first_name]),
	).toEqual([
		["Import", "Ina"],
		["Person 1", "Alt"],
		["Person 2", "Anders"],
		["Person 3", "Alt"],
		["Person 5", "Neu"],
	]);
	expect(restored[1]?.unit_id).not.toBe(who.units.sued);
	const places = await database.transaction(who.tenantId, (tx) =>
		tx
			.selectFrom("user_unit")
			.select(["unit_id", "valid_from", "valid_to"])
			.where("tenant_id", "=", who.tenantId)
			.where("user_id", "=", restored[1]?.id ?? "")
			.orderBy("valid_from")
			.execute(),
	);
	expect(places.at(-1)).toEqual({
		unit_id: restored[1]?.unit_id,
		valid_from: "2026-11-21",
		valid_to: null,
	});
	server().clock.advance({ minutes: -5 });
});

test("a person who is used otherwise is kept, her neighbours are not", async () => {
	const who = await importer(server());
	const rows = Array.from({ length: 9 }, (_, at) => `P${at};Neu;Süd`);
	const run = await checked(
		who,
		`Nachname;Vorname;Abteilung\n${rows.join("\n")}\n`,
	);
	await ran(who, run.id);
	const people = await peopleOf(who);
	const used = people.find((one) => one.last_name === "P4");
	await server().services.database.transaction(who.tenantId, (tx) =>
		tx
			.insertInto("user_login")
			.values({
				tenant_id: who.tenantId,
				id: crypto.randomUUID(),
				user_id: used?.id ?? "",
				provider: "MANUAL",
				username: "p4",
				password_hash: "x",
			})
			.execute(),
	);
	const back = await undone(who, run.id);
	expect(back.undone).toEqual({ UNDONE: 8, KEPT: 1 });
	expect((await peopleOf(who)).map(({ last_name }) => last_name)).toEqual([
		"Import",
		"P4",
	]);
	const lines = await linesOf(who, run.id);
	expect(lines.filter(({ undo }) => undo === "KEPT")).toMatchObject([
		{ line: 6 },
	]);
});

test("faulty lines are told with line, column and text; all or nothing, or only the good ones", async () => {
	const who = await importer(server());
	const run = await checked(
		who,
		`Nachname;Vorname;Persnr;Abteilung;Eintritt
Berg;Ada;1;Pflege;
Berg;Bea;1;Pflege;
;Cia;2;West;31.02.2026
`,
	);
	expect(run.counts).toEqual({ NEW: 1, CHANGED: 0, UNCHANGED: 0, FAULTY: 2 });
	expect(run.job?.protocolSeverity).toBe("WARNING");
	const lines = await linesOf(who, run.id);
	expect(lines.slice(1)).toMatchObject([
		{
			line: 3,
			action: "FAULTY",
			cells: ["Berg", "Bea", "1", "Pflege", ""],
			faults: [
				{
					column: "Persnr",
					text: "Dieselbe Angabe steht schon in Zeile 2.",
				},
			],
		},
		{
			line: 4,
			faults: [
				{ column: "Nachname", text: "Die Angabe fehlt." },
				{
					column: "Eintritt",
					text: "„31.02.2026“ ist kein Datum mit Jahr (z. B. 31.12.2026).",
				},
				{
					column: "Abteilung",
					text: "Die Abteilung „West“ wurde nicht gefunden.",
				},
			],
		},
	]);
	const { browser } = who;
	const only = await browser.call(contract.listImportLines, {
		importId: run.id,
		action: "FAULTY",
		pageSize: 1,
		page: 2,
	});
	expect(only.answer).toMatchObject({ total: 2, items: [{ line: 4 }] });
	const refused = await browser.call(contract.runImport, { importId: run.id });
	expect(refused.refusal.code).toBe("IMPORT_HAS_FAULTS");
	const done = await ran(who, run.id, true);
	expect(await protocolOf(who, done)).toEqual([
		"1 angelegt, 0 geändert.",
		"2 fehlerhafte Zeilen ausgelassen.",
	]);
	expect(await peopleOf(who)).toHaveLength(2);
});

test("what changed between trial and import is not run over", async () => {
	const who = await importer(server());
	const run = await checked(who, table);
	await server().services.database.transaction(who.tenantId, (tx) =>
		tx
			.updateTable("unit")
			.set({ is_enabled: false })
			.where("tenant_id", "=", who.tenantId)
			.where("id", "=", who.units.pflege)
			.execute(),
	);
	const failed = await ran(who, run.id);
	expect(failed).toMatchObject({
		status: "CHECKED",
		job: { progress: { status: "FAILED" } },
	});
	expect((await protocolOf(who, failed))[0]).toContain(
		"Es wurde nichts importiert.",
	);
	expect(await peopleOf(who)).toHaveLength(1);
});

test("nobody imports beyond her own units, nor changes who holds more", async () => {
	const who = await importer(
		server(),
		[{ name: "Personalabteilung", scope: "UNIT" }],
		async (tenant) => {
			await tenant.person({
				firstName: "Außer",
				lastName: "Reichweite",
				personnelNo: "900",
			});
			await tenant.person({
				firstName: "Alma",
				lastName: "Amt",
				personnelNo: "1",
				unitId: (
					await tenant.tx
						.selectFrom("unit")
						.select("id")
						.where("name", "=", "Nord")
						.executeTakeFirstOrThrow()
				).id,
				roles: ["Administrator"],
			});
		},
	);
	const run = await checked(
		who,
		`Personalnummer;Nachname;Vorname;E-Mail;Abteilung
900;Reichweite;Neu;;
1;Amt;Alma;angreifer@example.com;
7;Neu;Nora;;Süd
8;Neu;Nils;;Pflege
`,
	);
	const codes = (await linesOf(who, run.id)).map(
		({ action, faults }) => faults[0]?.code ?? action,
	);
	expect(codes).toEqual([
		"PERSON_OUT_OF_SCOPE",
		"HIGHER_RIGHTS",
		"UNIT_OUT_OF_SCOPE",
		"NEW",
	]);
});

test.for([
	["UTF-8 with its mark", Buffer.from(`\uFEFF${table}`)],
	["Windows-1252", Buffer.from(table, "latin1")],
	["UTF-16", Buffer.from(`\uFEFF${table}`, "utf16le")],
	["tabs", Buffer.from(table.replaceAll(";", "\t"))],
	[
		"commas and quotes",
		Buffer.from(table.replace(/[^;\n]+/g, '"$&"').replaceAll(";", ",")),
	],
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
		["Personalnummer", "Nachname", "Vorname", "Abteilung", "Eintritt"].map(
			text,
		),
		[
			{ value: 4711, type: Number },
			text("Berg"),
			text("Ada"),
			text("Pflege"),
			{
				value: new Date("2026-02-01T00:00:00Z"),
				type: Date,
				format: "dd.mm.yyyy",
			},
		],
	]).toBuffer();
	const run = await create(who, sheet, "PEOPLE", "people.xlsx");
	expect(run.sample).toEqual([["4711", "Berg", "Ada", "Pflege", "2026-02-01"]]);
});

test.for([
	["only a head", "Nachname;Vorname\n", "a.csv", "IMPORT_FILE_EMPTY"],
	[
		"a burst archive",
		Buffer.concat([
			Buffer.from("PK\u0003\u0004xl/workbook.xml"),
			Buffer.from("PK\u0005\u0006"),
		]),
		"a.xlsx",
		"IMPORT_FILE_UNREADABLE",
	],
	[
		"more than 50,000 lines",
		`Nachname\n${"x\n".repeat(50_001)}`,
		"a.csv",
		"IMPORT_FILE_TOO_LONG",
	],
] as const)("refuses %s", async ([, body, name, code]) => {
	const who = await importer(server());
	const response = await who.browser.fetch(`/api/files?name=${name}`, {
		method: "POST",
		body: new Uint8Array(Buffer.from(body)),
		headers: { "content-type": "application/octet-stream" },
	});
	const { fileId } = (await response.json()) as { fileId: string };
	const { refusal } = await who.browser.call(contract.createImport, {
		kind: "PEOPLE",
		fileId,
	});
	expect(refusal.code).toBe(code);
});

test("steps in their order only", async () => {
	const who = await importer(server());
	const { browser } = who;
	const code = async (
		reply: Promise<{ status: number; refusal: { code: string } }>,
	) => (await reply).refusal.code;
	const fresh = await create(who, table);
	const importId = fresh.id;
	expect(await code(browser.call(contract.runImport, { importId }))).toBe(
		"IMPORT_NOT_CHECKED",
	);
	expect(await code(browser.call(contract.undoImport, { importId }))).toBe(
		"IMPORT_NOT_DONE",
	);
	const missing = await browser.call(contract.checkImport, {
		importId,
		mapping: { mail: 3 },
	});
	expect(missing.refusal).toMatchObject({
		code: "IMPORT_COLUMNS_MISSING",
		message:
			"Bitte ordnen Sie diese Angaben einer Spalte zu: Nachname, Vorname.",
	});
	const unit = await browser.call(contract.checkImport, {
		importId,
		mapping: fresh.mapping,
		unitId: crypto.randomUUID(),
	});
	expect(unit.refusal.code).toBe("IMPORT_UNIT_NOT_FOUND");
	await browser.call(contract.checkImport, {
		importId,
		mapping: fresh.mapping,
	});
	await settled(who, importId);
	await ran(who, importId);
	expect(await code(browser.call(contract.runImport, { importId }))).toBe(
		"IMPORT_ALREADY_DONE",
	);
	server().clock.advance({ hours: 10 });
	const again = await checked(who, table);
	expect(
		await code(browser.call(contract.runImport, { importId: again.id })),
	).toBe("IMPORT_HAS_NOTHING_TO_DO");
	server().clock.advance({ hours: -10 });
});

test("somebody else's import is none, and one needs the right to import", async () => {
	const who = await importer(server());
	const other = await importer(server());
	const nobody = await importer(server(), []);
	const run = await create(who, table);
	const importId = run.id;
	for (const { browser } of [other]) {
		const input = { importId, mapping: run.mapping };
		expect((await browser.call(contract.getImport, { importId })).status).toBe(
			404,
		);
		expect(
			(await browser.call(contract.listImportLines, { importId })).status,
		).toBe(404);
		expect((await browser.call(contract.checkImport, input)).status).toBe(404);
		expect((await browser.call(contract.runImport, { importId })).status).toBe(
			404,
		);
		expect((await browser.call(contract.undoImport, { importId })).status).toBe(
			404,
		);
		expect(
			(await browser.call(contract.listImports, {})).answer.imports,
		).toEqual([]);
	}
	expect((await nobody.browser.call(contract.listImports, {})).status).toBe(
		403,
	);
	const foreignFile = await other.browser.call(contract.createImport, {
		kind: "PEOPLE",
		fileId: crypto.randomUUID(),
	});
	expect(foreignFile.refusal.code).toBe("IMPORT_FILE_NOT_FOUND");
});
