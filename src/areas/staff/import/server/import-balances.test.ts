import { expect, test } from "vitest";
import { contract as leave } from "#areas/absences/leave-accounts/contract.ts";
import { contract as overtime } from "#areas/time-tracking/overtime/contract.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { checked, create, importer, linesOf, peopleOf, ran, undone } from "./test-import.ts";

const server = useTestServer({}, { background: true });

type Who = Awaited<ReturnType<typeof importer>>;

const people = "Personalnummer;Nachname;Vorname;Abteilung;Eintritt\n";
const head =
	"Personalnummer;Nachname;Vorname;Gültig ab;Urlaub genommen;Resturlaub Vorjahr;Resturlaub verfällt;Überstundensaldo\n";

/** An administrator of a company with a kind of leave and two people, who moves in. */
async function movingIn() {
	const who = await importer(server(), ["Administrator"], async (tenant) => {
		await tenant.activity({ name: "Erholungsurlaub", classType: "LEAVE" });
	});
	const made = await checked(who, `${people}1;Berg;Ada;Süd;01.02.2020\n2;Tal;Bea;Süd;01.02.2020\n`);
	await ran(who, made.id);
	const all = await peopleOf(who);
	const idOf = (lastName: string) => all.find(({ last_name }) => last_name === lastName)?.id ?? "";
	return { who, ada: idOf("Berg"), bea: idOf("Tal") };
}

const accountOf = async ({ browser }: Who, userId: string) =>
	(await browser.call(leave.getLeaveAccount, { userId, year: 2026 })).answer.account;
const overtimeOf = async ({ browser }: Who, userId: string) =>
	(await browser.call(overtime.getOvertimeAccount, { userId })).answer.account;
const faultsOf = async (who: Who, runId: string) =>
	(await linesOf(who, runId)).map(({ faults }) => faults.map(({ column, code }) => [column, code]));

test("a company moves in on any day of the year: balances are tried, written, seen, and taken back", async () => {
	const { who, ada, bea } = await movingIn();
	const table = `${head}1;Berg;Ada;01.07.2026;12,5;3;;-3:30\n2;Tal;Bea;01.07.2026;;2,25;31.12.2026;12,5\n`;
	const run = await checked(who, table);
	expect(run.counts).toEqual({ NEW: 0, CHANGED: 2, UNCHANGED: 0, FAULTY: 0 });
	// tried is not done
	expect(await accountOf(who, ada)).toBeNull();
	await ran(who, run.id);
	const carried = { fromYear: 2025, origin: "STATUTORY", days: "3", expiresOn: null };
	expect(await accountOf(who, ada)).toMatchObject({
		...{ carried: "3", taken: "12.5", remaining: "-9.5", version: 2 },
		opening: { day: "2026-07-01", taken: "12.5", carried: [carried] },
	});
	expect(await accountOf(who, bea)).toMatchObject({ carried: "2.25", taken: "0" });
	expect(await overtimeOf(who, ada)).toMatchObject({ openedOn: "2026-07-01", ledgerMinutes: -210 });
	expect(await overtimeOf(who, bea)).toMatchObject({ ledgerMinutes: 750 });
	// said once more, what holds already writes nothing, and an open account is opened no more
	const again = await checked(who, table);
	expect(await faultsOf(who, again.id)).toEqual([
		[["Überstundensaldo", "HAS_ACCOUNT"]],
		[["Überstundensaldo", "HAS_ACCOUNT"]],
	]);
	await undone(who, run.id);
	expect(await accountOf(who, ada)).toMatchObject({ opening: null, remaining: "0", carried: "0" });
	expect(await overtimeOf(who, bea)).toMatchObject({ ledgerMinutes: 0 });
});

test("accounts that are kept in hours are moved in with hours", async () => {
	const { who, ada } = await movingIn();
	await withClient(server().adminUrl, (client) =>
		client.query(
			`update activity set account_unit = 'MINUTES' where name = 'Erholungsurlaub'
				and tenant_id = (select tenant_id from app_user where id = $1)`,
			[ada],
		),
	);
	const line = (taken: string, carried: string) =>
		`${head}1;Berg;Ada;01.07.2026;${taken};${carried};;\n`;
	for (const wrong of ["1:75", "8785", "acht"]) {
		const [faults] = await faultsOf(who, (await checked(who, line(wrong, ""))).id);
		expect(faults).toEqual([["Urlaub genommen", "BAD_LEAVE"]]);
	}
	await ran(who, (await checked(who, line("12:30", "20,5"))).id);
	expect(await accountOf(who, ada)).toMatchObject({
		...{ carried: "20:30", taken: "12:30", remaining: "8:00" },
		opening: { taken: "12:30", carried: [{ days: "20:30" }] },
	});
	expect((await checked(who, line("12,5", "20:30"))).counts).toMatchObject({ UNCHANGED: 1 });
});

test("the same table without overtime changes nothing the second time, and another figure does", async () => {
	const { who, ada } = await movingIn();
	const line = (taken: string) => `${head}1;Berg;Ada;01.07.2026;${taken};3;;\n`;
	await ran(who, (await checked(who, line("12"))).id);
	expect((await checked(who, line("12"))).counts).toMatchObject({ UNCHANGED: 1, CHANGED: 0 });
	const second = await checked(who, line("13"));
	expect(second.counts).toMatchObject({ CHANGED: 1 });
	await ran(who, second.id);
	expect(await accountOf(who, ada)).toMatchObject({ taken: "13", version: 3 });
	await undone(who, second.id);
	expect(await accountOf(who, ada)).toMatchObject({ taken: "12", opening: { taken: "12" } });
	// as what is left on the day: no rule grants anything, so that the opening does
	const left =
		"Personalnummer;Nachname;Vorname;Gültig ab;Urlaub genommen;Resturlaub\n1;Berg;Ada;01.07.2026;";
	expect(await faultsOf(who, (await checked(who, `${left}12;9\n`)).id)).toEqual([
		[["Resturlaub", "TAKEN_OR_REST"]],
	]);
	await ran(who, (await checked(who, `${left};9\n`)).id);
	expect(await accountOf(who, ada)).toMatchObject({
		...{ entitled: "9", taken: "0", remaining: "9" },
		opening: { day: "2026-07-01", rest: "9" },
	});
});

test("what somebody has touched since is kept when the import is undone", async () => {
	const { who, ada, bea } = await movingIn();
	const run = await checked(
		who,
		`${head}1;Berg;Ada;01.07.2026;1;;;1:00\n2;Tal;Bea;01.07.2026;2;;;2:00\n`,
	);
	await ran(who, run.id);
	const entry = {
		kind: "OTHER",
		effectiveOn: "2026-08-01",
		minutes: 30,
		reason: "Nachtrag",
	} as const;
	const given = await who.browser.call(overtime.createOvertimeModification, {
		userId: ada,
		...entry,
	});
	expect(given.status).toBe(200);
	await undone(who, run.id);
	expect(await overtimeOf(who, ada)).toMatchObject({ ledgerMinutes: 90 });
	expect(await accountOf(who, ada)).toMatchObject({ taken: "1" });
	expect(await overtimeOf(who, bea)).toMatchObject({ ledgerMinutes: 0 });
	expect(await accountOf(who, bea)).toMatchObject({ taken: "0" });
});

test("lines that contradict themselves, or say what cannot be, are told one by one and write nothing", async () => {
	const { who, ada } = await movingIn();
	const run = await checked(
		who,
		`${head}1;Berg;Ada;01.07.2026;viel;3;30.06.2026;3h und mehr\n2;Tal;Bea;01.07.2026;400;;31.12.2026;\n`,
	);
	expect(await faultsOf(who, run.id)).toEqual([
		[
			["Urlaub genommen", "BAD_LEAVE"],
			["Resturlaub verfällt", "LAPSED_THEN"],
			["Überstundensaldo", "BAD_BALANCE"],
		],
		[
			["Urlaub genommen", "BAD_LEAVE"],
			["Resturlaub Vorjahr", "MISSING"],
		],
	]);
	expect(await accountOf(who, ada)).toBeNull();
});

test("opening an account takes as much right as doing so by hand, and its column is offered to nobody else", async () => {
	const offered = async (level: number) => {
		const who = await importer(server(), []);
		const given = `insert into user_permission (tenant_id, id, user_id, permission_key, level, scope, valid_from)
			select $1, gen_random_uuid(), $2, g.key, g.level, 'GLOBAL', '2026-01-01'
			from (values ('users.manage', 3), ('overtime.manage', $3), ('leaveaccounts.manage', $3)) g(key, level)`;
		await withClient(server().adminUrl, (client) =>
			client.query(given, [who.tenantId, who.userId, level]),
		);
		const { columns } = await create(who, `${head}1;Berg;Ada;;;;;\n`);
		return columns.map(({ field }) => field).filter((field) => /^(overtime|leave)/.test(field));
	};
	const leaveColumns = ["leaveCarried", "leaveCarriedUntil", "leaveRest", "leaveTaken"];
	expect((await offered(4)).sort()).toEqual([...leaveColumns, "overtimeBalance"]);
	expect((await offered(3)).sort()).toEqual(leaveColumns);
	expect(await offered(2)).toEqual([]);
});

test("people who came with balances go with them, but for those in whose accounts somebody has written", async () => {
	const who = await importer(server(), ["Administrator"], async (tenant) => {
		await tenant.activity({ name: "Erholungsurlaub", classType: "LEAVE" });
	});
	const whole = `${people.trim()};Gültig ab;Urlaub genommen;Überstundensaldo\n`;
	const line = (no: number, name: string, more = `01.07.2026;${no};1:30`) =>
		`${no};${name};Ada;Süd;01.02.2020;${more}\n`;
	const lines = [line(1, "Berg"), line(2, "Tal"), line(3, "Feld"), line(4, "Wald", ";;")];
	const run = await checked(who, whole + lines.join(""));
	await ran(who, run.id);
	const all = await peopleOf(who);
	const idOf = (name: string) => all.find(({ last_name }) => last_name === name)?.id ?? "";
	expect(await accountOf(who, idOf("Berg"))).toMatchObject({ taken: "1" });
	expect(await overtimeOf(who, idOf("Tal"))).toMatchObject({ ledgerMinutes: 90 });
	const gift = { effectiveOn: "2026-08-01", reason: "Nachtrag" };
	const more = { ...gift, userId: idOf("Tal"), minutes: 30, kind: "OTHER" } as const;
	expect((await who.browser.call(overtime.createOvertimeModification, more)).status).toBe(200);
	const { kinds } = (await who.browser.call(leave.listLeaveAccounts, { year: 2026 })).answer;
	const whose = { userId: idOf("Wald"), activityId: kinds[0]?.id ?? "", year: 2026 };
	const days = { ...gift, ...whose, days: "2", expiresOn: null, version: null };
	expect((await who.browser.call(leave.createLeaveModification, days)).status).toBe(200);
	expect((await undone(who, run.id)).undone).toEqual({ UNDONE: 2, KEPT: 2 });
	const kept = await peopleOf(who);
	expect(kept.map(({ last_name }) => last_name)).toEqual(["Import", "Tal", "Wald"]);
	// who was kept is as she was
	expect(await accountOf(who, idOf("Tal"))).toMatchObject({ taken: "2" });
	expect(await overtimeOf(who, idOf("Tal"))).toMatchObject({ ledgerMinutes: 120 });
	expect(await accountOf(who, idOf("Wald"))).toMatchObject({ modified: "2" });
});
