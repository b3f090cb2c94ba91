import { expect, test } from "vitest";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import {
	checked,
	create,
	importer,
	linesOf,
	peopleOf,
	ran,
	undone,
	upload,
} from "./test-import.ts";

const server = useTestServer({}, { background: true });

type Who = Awaited<ReturnType<typeof importer>>;

const head = "Personalnummer;Nachname;Vorname;E-Mail;Abteilung\n";

function change(text: string, values: unknown[]) {
	return withClient(server().adminUrl, (client) => client.query(text, values));
}

/** Ina of the personnel department, with a number by which a file may name her. */
async function ina(role = "Personalabteilung"): Promise<Who> {
	const who = await importer(server(), [role]);
	await change("update app_user set personnel_no = '7' where id = $1", [who.userId]);
	return who;
}

const codesOf = async (who: Who, runId: string) =>
	(await linesOf(who, runId)).map(({ faults }) => faults.map(({ field, code }) => [field, code]));

test("nobody but an administrator moves oneself by an import", async () => {
	const who = await ina();
	const moved = await checked(who, `${head}7;Import;Ina;;Süd\n`);
	expect(await codesOf(who, moved.id)).toEqual([[["unit", "OWN_UNIT"]]]);
	const renamed = await checked(who, `${head}7;Import;Inge;;Nord\n`);
	expect(await codesOf(who, renamed.id)).toEqual([[]]);

	const chief = await ina("Administrator");
	const run = await checked(chief, `${head}7;Import;Ina;;Süd\n`);
	expect(await codesOf(chief, run.id)).toEqual([[]]);
});

/** Ina has created Zoe and then given her another mail address; the second run can still be undone. */
async function mailChanged(who: Who) {
	const first = await checked(who, `${head}8;Zander;Zoe;old@example.com;Süd\n`);
	await ran(who, first.id);
	const run = await checked(who, `${head}8;Zander;Zoe;new@example.com;\n`);
	await ran(who, run.id);
	const zoe = (await peopleOf(who)).find(({ mail }) => mail !== null);
	expect(zoe?.mail).toBe("new@example.com");
	return { first, run, zoeId: zoe?.id as string };
}

const mailOf = async (who: Who, id: string) =>
	(await peopleOf(who)).find((person) => person.id === id)?.mail;

test("who governs more by now keeps what the import gave her", async () => {
	const who = await ina();
	const { run, zoeId } = await mailChanged(who);
	await change(
		`insert into user_permission (tenant_id, id, user_id, permission_key, level, scope, valid_from)
			values ($1, gen_random_uuid(), $2, 'access.defaults', 4, 'GLOBAL', '2026-01-01')`,
		[who.tenantId, zoeId],
	);
	expect((await undone(who, run.id)).undone).toEqual({ UNDONE: 0, KEPT: 1 });
	expect(await mailOf(who, zoeId)).toBe("new@example.com");
});

test("people out of one's reach by now stay as they are, and there", async () => {
	const who = await ina();
	const { first, run, zoeId } = await mailChanged(who);
	// what Ina may change ends at her own unit now
	await change("update role_assignment set scope = 'UNIT' where user_id = $1", [who.userId]);
	expect((await undone(who, run.id)).undone).toEqual({ UNDONE: 0, KEPT: 1 });
	expect((await undone(who, first.id)).undone).toEqual({ UNDONE: 0, KEPT: 1 });
	expect(await mailOf(who, zoeId)).toBe("new@example.com");
});

test("new people and units out of one's reach by now are not deleted", async () => {
	const who = await ina();
	const people = await checked(who, `${head}8;Zander;Zoe;;Süd\n`);
	await ran(who, people.id);
	const units = await checked(
		who,
		"Name;Übergeordnete Abteilung\nOst;\n",
		{ unitId: who.units.sued },
		"UNITS",
	);
	await ran(who, units.id);
	await change("update role_assignment set scope = 'UNIT' where user_id = $1", [who.userId]);
	expect((await undone(who, people.id)).undone).toEqual({ UNDONE: 0, KEPT: 1 });
	expect((await undone(who, units.id)).undone).toEqual({ UNDONE: 0, KEPT: 1 });
});

/** Ina, who may write what a key stands for and nothing else. */
async function holderOf(key: string): Promise<Who> {
	const who = await importer(server(), []);
	await change(
		`insert into user_permission (tenant_id, id, user_id, permission_key, level, scope, valid_from)
			values ($1, gen_random_uuid(), $2, $3, 3, 'GLOBAL', '2026-01-01')`,
		[who.tenantId, who.userId, key],
	);
	return who;
}

const unitTable = "Name;Übergeordnete Abteilung\nOst;\n";

test("who may write units alone imports units, and no people", async () => {
	const who = await holderOf("units.manage");
	const { sued } = who.units;
	const run = await checked(who, unitTable, { unitId: sued }, "UNITS");
	expect((await ran(who, run.id)).status).toBe("DONE");
	expect(await codesOf(who, run.id)).toEqual([[]]);
	const fileId = await upload(who, "people.csv", `${head}8;Z;Zoe;;Süd\n`, "UNITS");
	const people = { kind: "PEOPLE", fileId } as const;
	const { refusal } = await who.browser.call(contract.createImport, people);
	expect([refusal.code, refusal.permission]).toEqual(["FORBIDDEN", "users.manage"]);
	expect((await undone(who, run.id)).undone).toEqual({ UNDONE: 1, KEPT: 0 });
});

test("who may write people alone imports no units, and sees none of earlier ones", async () => {
	const who = await holderOf("users.manage");
	await create(who, `${head}8;Z;Zoe;;Süd\n`);
	await change("update import_run set kind = 'UNITS' where owner_id = $1", [who.userId]);
	const { answer } = await who.browser.call(contract.listImports, {});
	expect(answer.imports).toEqual([]);
	const fileId = await upload(who, "units.csv", unitTable);
	const units = { kind: "UNITS", fileId } as const;
	const { refusal } = await who.browser.call(contract.createImport, units);
	expect(refusal.permission).toBe("units.manage");
});
