import { expect, test } from "vitest";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { checked, importer, linesOf, peopleOf, protocolOf, ran, table } from "./test-import.ts";

const server = useTestServer({}, { background: true });

test("faulty lines are told with line, column and text", async () => {
	const { who, run } = await faultyRun();
	expect(run.counts).toEqual({ NEW: 1, CHANGED: 0, UNCHANGED: 0, FAULTY: 2 });
	expect(run.job?.protocolSeverity).toBe("WARNING");
	const lines = await linesOf(who, run.id);
	expect(lines.slice(1)).toMatchObject([
		{
			line: 3,
			action: "FAULTY",
			cells: ["Berg", "Bea", "1", "Pflege", ""],
			faults: [{ column: "Persnr", text: "Dieselbe Angabe steht schon in Zeile 2." }],
		},
		{
			line: 4,
			faults: [
				{ column: "Nachname", text: "Die Angabe fehlt." },
				{ column: "Eintritt", text: "„31.02.2026“ ist kein Datum mit Jahr (z. B. 31.12.2026)." },
				{ column: "Abteilung", text: "Die Abteilung „West“ wurde nicht gefunden." },
			],
		},
	]);
});

test("all or nothing, or only the good lines", async () => {
	const { who, run } = await faultyRun();
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

/** One good line, two faulty ones. */
async function faultyRun() {
	const who = await importer(server());
	const run = await checked(
		who,
		`Nachname;Vorname;Persnr;Abteilung;Eintritt
Berg;Ada;1;Pflege;
Berg;Bea;1;Pflege;
;Cia;2;West;31.02.2026
`,
	);
	return { who, run };
}

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
	expect(failed).toMatchObject({ status: "CHECKED", job: { progress: { status: "FAILED" } } });
	expect((await protocolOf(who, failed))[0]).toContain("Es wurde nichts importiert.");
	expect(await peopleOf(who)).toHaveLength(1);
});

/** Somebody for her own unit; one person outside of it, and an administrator inside. */
function unitsOwn() {
	return importer(server(), [{ name: "Personalabteilung", scope: "UNIT" }], async (tenant) => {
		await tenant.person({ firstName: "Außer", lastName: "Reichweite", personnelNo: "900" });
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
	});
}

test("nobody imports beyond her own units, nor changes who holds more", async () => {
	const who = await unitsOwn();
	const run = await checked(
		who,
		`Personalnummer;Nachname;Vorname;E-Mail;Abteilung
900;Reichweite;Neu;;
1;Amt;Alma;angreifer@example.com;
7;Neu;Nora;;Süd
8;Neu;Nils;;Pflege
`,
	);
	const codes = (await linesOf(who, run.id)).map(({ action, faults }) => faults[0]?.code ?? action);
	expect(codes).toEqual(["PERSON_OUT_OF_SCOPE", "HIGHER_RIGHTS", "UNIT_OUT_OF_SCOPE", "NEW"]);
});
