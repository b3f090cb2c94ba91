import { readSheet } from "read-excel-file/node";
import { expect, test } from "vitest";
import { presetLayout } from "#domain/wage-export/plain/plain-layout.ts";
import { requestHeaders } from "#kit/contract/headers.ts";
import { newId } from "#kit/contract/new-id.ts";
import { findFeatures } from "#kit/server/find-features.ts";
import { runCron } from "#kit/server/jobs/define-cron.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import {
	closedLine,
	correctMonth,
	exportOffice,
	faultyPeople,
	leavesWith,
	mapAll,
	month,
	plainConfig,
	takeHourFrom,
} from "./test-exports.ts";

const server = useTestServer();
type Office = Awaited<ReturnType<typeof exportOffice>>;

const file = "1234567;54321;10/2026\r\n101;;;1000;;;5,00;;;;;\r\n";

/** Nothing leaves without a wage type, an address, and a look at the file as it is now. */
async function refuseTooEarly({ preview, make, map, paula, configId }: Office) {
	const bare = await preview();
	expect(bare).toMatchObject({ sha256: null, errors: 1, counts: { lines: 0, omitted: 1 } });
	expect(bare.findings).toMatchObject([{ code: "NO_MAPPING", severity: "ERROR", count: 1 }]);
	expect((await make()).refusal.code).toBe("WAGE_FILE_INCOMPLETE");
	expect((await make({ acceptOmitted: true })).refusal.code).toBe("WAGE_FILE_NOTHING");
	expect((await map("7000")).refusal).toMatchObject({
		code: "WAGE_MAPPING_UNFIT",
		details: [{ field: "mappings.0.wageType" }],
	});
	expect((await map("1000")).status).toBe(200);
	const old = { configId, month, sha256: "0".repeat(64) };
	expect((await paula.call(contract.createPayrollExport, old)).refusal.code).toBe(
		"WAGE_FILE_CHANGED",
	);
}

const astray =
	"insert into payroll_export_line select tenant_id, config_id, export_id, export_id, true from payroll_export_line";

/** A file and the state of its period are one: cut off in between, there is neither. */
async function breakInBetween({ make, ask, list, states }: Office) {
	await ask(
		`create function cut_off() returns trigger language plpgsql as $$ begin raise 'cut off'; end $$`,
	);
	await ask(
		"create trigger cut_off before insert on payroll_export_line for each row execute function cut_off()",
	);
	expect((await make()).status).toBe(500);
	await ask("drop function cut_off cascade");
	expect([await list(), await states()]).toEqual([[], ["CLOSED"]]);
	expect(await ask("select from file")).toEqual([]);
}

test("a month leaves with its file once, is read back, and its correction comes with the next", async () => {
	const office = await exportOffice(server());
	const { preview, make, bytesOf, states, list, paula } = office;
	await refuseTooEarly(office);
	const seen = await preview();
	expect(seen).toMatchObject({ fileName: "LuG_54321_2026-10_01.txt", hasIni: true, added: 1 });
	expect(seen.rows).toMatchObject([{ line: 2, minutes: 300, accountId: office.accountId }]);
	expect(seen.people).toMatchObject([{ personnelNo: "101", payrollId: expect.any(String) }]);
	await breakInBetween(office);
	const { id } = (await make()).answer;
	expect(await bytesOf(id)).toBe(file);
	expect(await bytesOf(id, "INI")).toContain("Feldanzahl = 12");
	expect(await states()).toEqual(["EXPORTED"]);
	expect(await list()).toMatchObject([{ id, sha256: seen.sha256, lines: 1, people: 1, take: 0 }]);
	expect((await make()).refusal.code).toBe("WAGE_FILE_NOTHING");
	await expect(office.ask(astray)).rejects.toThrow("lines that no payroll has");
	const protocol = "1 Satz übernommen, keine Fehler";
	expect((await paula.call(contract.importPayrollExport, { id, protocol })).status).toBe(200);
	expect((await paula.call(contract.importPayrollExport, { id, protocol })).refusal.code).toBe(
		"WAGE_FILE_IMPORTED",
	);
	expect((await paula.call(contract.repeatPayrollExport, { id })).refusal.code).toBe(
		"WAGE_FILE_IMPORTED",
	);
	expect(await states()).toEqual(["IMPORTED"]);
	expect((await list())[0]?.imported).toMatchObject({ protocol, by: "Paula Amt" });
	await correctMonth(office);
	const second = (await make()).answer;
	expect(await bytesOf(second.id)).toBe(
		"1234567;54321;10/2026\r\n101;;;1000;;;4,00;;;;;Korr. 10/2026\r\n",
	);
	expect(await states()).toEqual(["IMPORTED", "EXPORTED"]);
	expect(await bytesOf(id)).toBe(file);
	await goesAfterTenYears(office);
});

/** Ten years from the end of its year on a month is kept with its files; then nothing of it is left. */
async function goesAfterTenYears({ ask }: Office): Promise<void> {
	const kept =
		"select from payroll_export union all select from payroll_line union all select from payroll union all select from file";
	const crons = (await findFeatures()).flatMap((one) => one.crons ?? []);
	const forget = async (at: string) => {
		server().clock.set(at);
		for (const name of ["forget-wage-files", "forget-payrolls"])
			for (const cron of crons.filter((one) => one.name === name))
				await runCron(server().services, cron);
		return (await ask(kept)).length;
	};
	expect(await forget("2036-12-31T12:00:00Z")).toBe(8);
	expect(await forget("2037-01-04T12:00:00Z")).toBe(0);
	server().clock.set("2026-11-21T12:00:00Z");
}

test("a file is kept as it was when its mapping changes, and another takes its place only aloud", async () => {
	const { map, make, bytesOf, list, paula, states } = await exportOffice(server());
	await map("1000");
	const { id } = (await make()).answer;
	const again = (more: object = {}) => paula.call(contract.repeatPayrollExport, { id, ...more });
	expect((await again()).answer).toEqual({ id, isSame: true });
	await map("1010");
	const { refusal } = await again();
	expect([refusal.code, refusal.details.map(({ text }) => text)]).toEqual([
		"WAGE_FILE_DIFFERS",
		["Entfällt: 101;;;1000;;;5,00;;;;;", "Neu: 101;;;1010;;;5,00;;;;;"],
	]);
	const next = (await again({ accept: true })).answer;
	expect(next.isSame).toBe(false);
	expect(await bytesOf(next.id)).toContain("101;;;1010;;;5,00;;;;;\r\n");
	expect(await bytesOf(id)).toBe(file);
	expect((await list()).map(({ take, isReplaced }) => [take, isReplaced])).toEqual([
		[1, false],
		[0, true],
	]);
	expect((await again()).refusal.code).toBe("WAGE_FILE_REPLACED");
	const read = { id: next.id, protocol: "eingelesen" };
	expect((await paula.call(contract.importPayrollExport, read)).status).toBe(200);
	expect(await states()).toEqual(["IMPORTED"]);
});

test("what payroll has nothing of is done without a file, and a file says who is in it with which lines", async () => {
	const office = await exportOffice(server());
	const { map, make, paula, states, configId, accountId } = office;
	const asked = { configId, month };
	const inside = async (more: object = {}) => {
		const { answer } = await paula.call(contract.getPayrollExportPeople, { ...asked, ...more });
		return answer.items.flatMap(({ lines }) => lines.map((one) => [one.code, one.isWritten]));
	};
	const settle = () => paula.call(contract.settlePayrollExport, asked);
	expect((await settle()).refusal.code).toBe("WAGE_FILE_INCOMPLETE");
	await map("1000");
	expect((await settle()).refusal.code).toBe("WAGE_FILE_CHANGED");
	const holidayId = await closedLine(office, "FEI-STD");
	const both = (carries: "QUANTITY" | "NOTHING") =>
		mapAll(office, [
			{ accountId, wageType: "1000" },
			{ accountId: holidayId, wageType: "1012", carries },
		]);
	await both("QUANTITY");
	const { id } = (await make()).answer;
	await both("NOTHING");
	const next = (await paula.call(contract.repeatPayrollExport, { id, accept: true })).answer;
	expect(await inside({ exportId: id })).toEqual([
		["FEI-STD", true],
		["LOHN", true],
	]);
	expect(await inside({ exportId: next.id, search: "sommer" })).toEqual([
		...[
			["FEI-STD", false],
			["LOHN", true],
		],
	]);
	expect(await inside({ exportId: next.id, search: "winter" })).toEqual([]);
	const read = { id: next.id, protocol: "eingelesen" };
	await paula.call(contract.importPayrollExport, read);
	expect(await states()).toEqual(["IMPORTED"]);
	await settleAlone(office);
});

/** A line is left that payroll has nothing of: there is no file, and the month is done all the same. */
async function settleAlone(office: Office): Promise<void> {
	const { ask, preview, paula, as, states, configId } = office;
	const asked = { configId, month };
	const settle = (who = paula) => who.call(contract.settlePayrollExport, asked);
	const accountId = await closedLine(office, "URL-STD");
	await ask("update payroll_period set state = 'CLOSED'");
	await mapAll(office, [{ accountId, carries: "NOTHING" }]);
	const { answer } = await paula.call(contract.getPayrollExportPeople, asked);
	expect(answer.items).toMatchObject([{ lines: [{ code: "URL-STD", isWritten: null }] }]);
	expect((await preview()).counts.settled).toBe(1);
	expect((await settle(as("Willi"))).status).toBe(403);
	expect((await settle((await exportOffice(server())).paula)).status).toBe(404);
	expect([(await settle()).answer, await states()]).toEqual([{ lines: 1 }, ["EXPORTED"]]);
	expect((await settle()).refusal.code).toBe("WAGE_FILE_NOTHING");
}

test("LODAS, a file of an own layout and a workbook leave over HTTP as they are set up", async () => {
	const office = await exportOffice(server());
	const { paula, configId } = office;
	const archived = { id: configId, version: 1, isEnabled: false };
	await paula.call(contract.updatePayrollExportConfigState, archived);
	const lodas = { name: "LODAS", type: "DATEV_LODAS" } as const;
	const text = (await leavesWith(office, lodas, { wageType: "100", processingKey: 1 })).toString();
	expect(text).toMatch(/^\[Allgemein\]\r\nZiel=LODAS\r\n/);
	expect(text).toContain("10;101;01.10.2026;100;1;5,00;;\r\n");
	const titled = (preset: "WAGE_TYPES" | "WORKBOOK") => presetLayout(preset, (field) => field);
	const plain = { name: "CSV", type: "PLAIN", layout: titled("WAGE_TYPES") } as const;
	const csv = await leavesWith(office, plain, { wageType: "LA-1" });
	expect(csv.toString()).toBe("personnelNo;month;wageType;value\r\n101;10/2026;LA-1;5,00\r\n");
	const book = { name: "XLSX", type: "PLAIN", layout: titled("WORKBOOK") } as const;
	const [head, row] = await readSheet(await leavesWith(office, book, { wageType: "LA-2" }));
	const cells = Object.fromEntries((head ?? []).map((name, at) => [name, row?.[at]]));
	expect(cells).toMatchObject({
		personnelNo: "101",
		lastName: "Sommer",
		wageType: "LA-2",
		hours: 5,
	});
});

test("people whose numbers nobody could tell apart, and what DATEV has no place for, stay behind with their reason", async () => {
	const office = await exportOffice(server());
	const { map, preview, make, bytesOf } = office;
	await map("1000");
	await faultyPeople(office);
	const seen = await preview();
	expect(seen.counts).toMatchObject({ lines: 1, omitted: 7 });
	const names = new Map(seen.people.map(({ id, name }) => [id, name.split(",")[0]]));
	const told = seen.findings.map(
		({ code, field, userId }) => `${names.get(userId ?? "")} ${code} ${field ?? "-"}`,
	);
	expect(told.toSorted()).toEqual([
		...["Sommer SAME_PERSONNEL_NO -", "lang PERSONNEL_NO 0", "ohne PERSONNEL_NO 0"],
		...["stelle COST_CENTRE_LENGTH 9", "viel VALUE_RANGE 6", "zeichen CHARACTER 9"],
		"zwei SAME_PERSONNEL_NO -",
	]);
	const { id } = (await make({ acceptOmitted: true })).answer;
	expect(await bytesOf(id)).toBe("1234567;54321;10/2026\r\n208;;;1000;;;-5,00;;;;;\r\n");
});

/**
 * Before a month is closed its payroll warns of hours without a wage type, below nothing, and of a number that two have; nothing of
 * it has fallen away.
 */
async function warnOfNextMonth(office: Office): Promise<void> {
	const { enter, begin, payrollOf, map, ask, idOf, preview } = office;
	await enter("2026-11-02", "Hanna");
	const next = { month: "2026-11" };
	const { periodId } = (await begin(next)).answer;
	const none = { gone: 0, differences: [], counts: { lines: 0 } };
	expect(await preview(next)).toMatchObject({ ...none, closing: { open: 1, closed: 0 } });
	expect((await preview()).closing).toEqual({ open: 0, closed: 1 });
	const codes = async () => (await payrollOf(periodId)).warnings.map(({ code }) => code);
	expect(await codes()).toEqual(["NO_WAGE_TYPE"]);
	await map("1000");
	expect(await codes()).toEqual([]);
	await ask("update app_user set personnel_no = '00101' where id = $1", [idOf("Willi")]);
	await takeHourFrom(office, "2026-11-02");
	expect(await codes()).toEqual(["PERSONNEL_NO_DOUBLE", "NO_WAGE_TYPE", "NEGATIVE_HOURS"]);
}

test("nobody goes to DATEV twice, and who may not sees neither line nor sum", async () => {
	const office = await exportOffice(server());
	const { paula, as, map, configId, siteId, preview, accountId } = office;
	paula.headers[requestHeaders.language] = "en-EN";
	const create = (more: object) =>
		paula.call(contract.createPayrollExportConfig, { ...plainConfig, name: "Two", ...more });
	const twice = await create({ type: "DATEV_LODAS", siteId });
	expect([twice.status, twice.refusal.code]).toEqual([409, "PAYROLL_EXPORT_OVERLAPS"]);
	expect(twice.refusal.details).toEqual([
		{ field: "siteId", text: "“LuG” already hands data of the same employees to DATEV." },
	]);
	const bare = await create({ consultantNo: "12", clientNo: null });
	expect([bare.status, bare.refusal.details.map(({ field }) => field)]).toEqual([
		422,
		["consultantNo", "clientNo"],
	]);
	const plain = await create({ type: "PLAIN", consultantNo: null, clientNo: null });
	expect(plain.refusal.details.map(({ field }) => field)).toEqual(["layout"]);
	expect((await map("1000", { accountId: newId(0) })).status).toBe(404);
	const stale = { id: configId, version: 99, mappings: [] };
	expect((await paula.call(contract.setWageMappings, stale)).refusal.code).toBe("STALE_VERSION");
	const both = { accountId, target: "ALL", targetId: null, carries: "NOTHING" } as const;
	const none = { ...both, wageType: null, processingKey: null, absenceKey: null };
	const { version } = (await paula.call(contract.getWageMappings, { id: configId })).answer;
	const doubled = { id: configId, version, mappings: [none, none] };
	expect((await paula.call(contract.setWageMappings, doubled)).refusal.code).toBe(
		"WAGE_MAPPING_TWICE",
	);
	await warnOfNextMonth(office);
	expect((await preview()).unconfigured).toBe(0);
	const asked = { configId, month };
	const willis = await as("Willi").call(contract.previewPayrollExport, asked);
	expect(willis.refusal).toMatchObject({ code: "FORBIDDEN", permission: "payroll.manage" });
	const elsewhere = await exportOffice(server());
	expect((await elsewhere.paula.call(contract.previewPayrollExport, asked)).status).toBe(404);
	expect((await elsewhere.paula.call(contract.getWageMappings, { id: configId })).status).toBe(404);
	const bad = { ...asked, month: "2026-13" };
	expect((await paula.call(contract.previewPayrollExport, bad)).status).toBe(400);
});
