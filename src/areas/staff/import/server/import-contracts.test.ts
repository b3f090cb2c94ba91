import { expect, test } from "vitest";
import { contract as contracts } from "#areas/staff/contracts/contract.ts";
import { isoDayPlus } from "#domain/time/iso-day.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract as imports } from "../contract.ts";
import { checked, create, importer, linesOf, peopleOf, ran, undone } from "./test-import.ts";

const server = useTestServer({}, { background: true });

type Who = Awaited<ReturnType<typeof importer>>;

const head =
	"Personalnummer;Nachname;Vorname;Abteilung;Eintritt;Austritt;Wochenstunden;Urlaubstage;Beschäftigungsart\n";

/** An administrator of a company with one kind of employment. */
async function company(): Promise<Who & { readonly typeId: string }> {
	const who = await importer(server());
	const typeId = crypto.randomUUID();
	await change("insert into employment_type (tenant_id, id, name) values ($1, $2, 'Teilzeit')", [
		who.tenantId,
		typeId,
	]);
	return { ...who, typeId };
}

function change(text: string, values: unknown[]) {
	return withClient(server().adminUrl, (client) => client.query(text, values));
}

const faultsOf = async (who: Who, runId: string) =>
	(await linesOf(who, runId)).map(({ faults }) => faults.map(({ column, code }) => [column, code]));

async function employmentsOf({ browser, ...who }: Who, lastName: string) {
	const people = await peopleOf({ browser, ...who });
	const userId = people.find(({ last_name }) => last_name === lastName)?.id ?? "";
	return {
		userId,
		items: (await browser.call(contracts.listEmployments, { userId })).answer.items,
	};
}

test("new people get the contract of their line, from their entry to their exit", async () => {
	const who = await company();
	const run = await checked(
		who,
		`${head}1;Berg;Ada;Süd;01.02.2026;31.12.2027;38,5;30;teilzeit\n2;Tal;Bea;Süd;01.03.2026;;20:15;;\n3;See;Cia;Süd;;;;;\n`,
	);
	expect(run.counts).toEqual({ NEW: 3, CHANGED: 0, UNCHANGED: 0, FAULTY: 0 });
	await ran(who, run.id);
	const berg = await employmentsOf(who, "Berg");
	expect(berg.items).toMatchObject([
		{
			entryDate: "2026-02-01",
			exitDate: "2027-12-31",
			employmentTypeId: who.typeId,
			contracts: [
				{
					validFrom: "2026-02-01",
					validTo: "2027-12-31",
					weeklyMinutes: 2310,
					daysPerWeek: 5,
					annualLeaveDays: 30,
				},
			],
		},
	]);
	expect((await employmentsOf(who, "Tal")).items).toMatchObject([
		{
			employmentTypeId: null,
			contracts: [{ validFrom: "2026-03-01", validTo: null, weeklyMinutes: 1215 }],
		},
	]);
	expect((await employmentsOf(who, "See")).items).toEqual([]);
	const traces = await change(
		"select entity from audit_event where tenant_id = $1 and subject_user_id = $2 order by entity",
		[who.tenantId, berg.userId],
	);
	const traced = ["app_user", "contract", "employment", "employment"];
	expect(traces.rows.map(({ entity }) => entity)).toEqual(traced);
});

test("what cannot be understood is told line by line", async () => {
	const who = await company();
	const run = await checked(
		who,
		`${head}1;Berg;Ada;Süd;01.02.2026;;viel;30,3;Vollzeit\n2;Tal;Bea;Süd;;;20;;\n3;See;Cia;Süd;01.02.2026;;;30;\n4;Au;Dea;Süd;01.02.2026;;169;;\n`,
	);
	expect(await faultsOf(who, run.id)).toEqual([
		[
			["Wochenstunden", "BAD_HOURS"],
			["Urlaubstage", "BAD_DAYS"],
			["Beschäftigungsart", "UNKNOWN_ENTRY"],
		],
		[["Eintritt", "MISSING"]],
		[["Wochenstunden", "MISSING"]],
		[["Wochenstunden", "BAD_HOURS"]],
	]);
	const [first] = await linesOf(who, run.id);
	expect(first?.faults.at(-1)?.text).toBe("„Vollzeit“ gibt es nicht, oder es ist archiviert.");
});

test("the same table again changes nothing; other hours of somebody known hold from today on", async () => {
	const who = await company();
	const line = (hours: string) => `${head}1;Berg;Ada;Süd;01.02.2026;;${hours};30;Teilzeit\n`;
	await ran(who, (await checked(who, line("38,5"))).id);
	const again = await checked(who, line("38:30"));
	expect(again.counts).toEqual({ NEW: 0, CHANGED: 0, UNCHANGED: 1, FAULTY: 0 });
	const other = await checked(who, line("30"));
	await ran(who, other.id);
	const { items } = await employmentsOf(who, "Berg");
	const today = todayOf({ session: { timeZone: "Europe/Berlin" }, now: server().clock.now() });
	expect(items[0]?.contracts).toMatchObject([
		{ weeklyMinutes: 1800, annualLeaveDays: 30, validFrom: today, validTo: null },
		{ weeklyMinutes: 2310, validFrom: "2026-02-01", validTo: isoDayPlus(today, -1) },
	]);
});

test("without the right to contracts none is proposed, nor imported", async () => {
	const who = await importer(server(), []);
	await change(
		`insert into user_permission (tenant_id, id, user_id, permission_key, level, scope, valid_from)
			values ($1, gen_random_uuid(), $2, 'users.manage', 3, 'GLOBAL', '2026-01-01')`,
		[who.tenantId, who.userId],
	);
	const table = `${head}1;Berg;Ada;Süd;01.02.2026;;38,5;;\n`;
	const proposed = await create(who, table);
	expect(proposed.mapping).toEqual({
		personnelNo: 0,
		lastName: 1,
		firstName: 2,
		unit: 3,
		entryDate: 4,
		exitDate: 5,
	});
	expect(proposed.columns.map(({ field }) => field)).toEqual(["tags"]);
	const mapping = { ...proposed.mapping, weeklyHours: 6 };
	const wanted = { importId: proposed.id, mapping };
	const { status, refusal } = await who.browser.call(imports.checkImport, wanted);
	expect([status, refusal.code]).toEqual([422, "IMPORT_FIELD_NOT_OPEN"]);
});

test("undoing takes the contract back with the person, unless somebody changed it", async () => {
	const who = await company();
	const run = await checked(
		who,
		`${head}1;Berg;Ada;Süd;01.02.2026;;38,5;30;Teilzeit\n2;Tal;Bea;Süd;01.02.2026;;20;;\n`,
	);
	await ran(who, run.id);
	const [tal] = (await employmentsOf(who, "Tal")).items;
	const [agreed] = tal?.contracts ?? [];
	const { status } = await who.browser.call(contracts.endContract, {
		contractId: agreed?.id ?? "",
		validTo: "2026-12-31",
		version: 1,
	});
	expect(status).toBe(200);
	expect((await undone(who, run.id)).undone).toEqual({ UNDONE: 1, KEPT: 1 });
	expect((await peopleOf(who)).map(({ last_name }) => last_name)).toEqual(["Import", "Tal"]);
	expect((await employmentsOf(who, "Tal")).items[0]?.contracts).toHaveLength(1);
});
