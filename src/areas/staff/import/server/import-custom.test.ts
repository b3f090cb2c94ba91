import { expect, test } from "vitest";
import { makeFields, option } from "#areas/settings/custom-fields/server/test-fields.ts";
import { contract as users } from "#areas/staff/users/contract.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { checked, create, importer, linesOf, peopleOf, ran, undone } from "./test-import.ts";

const server = useTestServer({}, { background: true });
const [medium, large] = [option("M"), option("XL")];

async function known(tenant: TenantBuilder) {
	await tenant.person({ firstName: "Erika", lastName: "Muster", personnelNo: "100" });
}

async function equipped() {
	const who = await importer(server(), ["Administrator"], known);
	await makeFields(who.browser, [
		{ key: "locker", name: "Spind-Nr.", isRequired: true },
		{ key: "keys", name: "Schlüssel", type: "NUMBER" },
		{ key: "size", name: "Größe", type: "OPTION", options: [medium, large] },
		{ key: "mentor", name: "Pate", type: "USER" },
		{ key: "health", name: "Allergie", isPersonal: true },
	]);
	return who;
}

const head = "Personalnummer;Nachname;Vorname;Abteilung;Spind Nr;Schlüssel;Größe;Pate;Allergie";

function tracesOf(userId: string) {
	return withClient(server().adminUrl, async (client) => {
		const { rows } = await client.query(
			"select action, before, after from audit_event where entity = 'app_user' and entity_id = $1 order by xid",
			[userId],
		);
		return rows;
	});
}

const changing = `${head}
100;Muster;Erika;;7;3;XL;;
4711;Berg;Ada;Pflege;12;1,5;m;Muster, Erika;Nüsse
`;

/** Erika with a first value, and Ada, who is new. */
async function imported() {
	const who = await equipped();
	const run = await checked(who, changing);
	expect(run.counts).toEqual({ NEW: 1, CHANGED: 1, UNCHANGED: 0, FAULTY: 0 });
	await ran(who, run.id);
	const people = await peopleOf(who);
	const named = (name: string) => {
		const found = people.find((one) => one.last_name === name);
		if (found === undefined) throw new Error(`There is no ${name}.`);
		return found;
	};
	return { who, run, erika: named("Muster"), ada: named("Berg") };
}

test("columns are proposed by the names of the fields", async () => {
	const { mapping } = await create(await equipped(), changing);
	expect(mapping).toMatchObject({
		unit: 3,
		"custom.locker": 4,
		"custom.keys": 5,
		"custom.size": 6,
		"custom.mentor": 7,
		"custom.health": 8,
	});
});

test("values are kept by the type of their field, and traced by its name", async () => {
	const { erika, ada } = await imported();
	expect(erika).toMatchObject({ version: 2, custom: { locker: "7", keys: 3, size: large?.id } });
	expect(ada).toMatchObject({
		version: 1,
		custom: { locker: "12", keys: 1.5, size: medium?.id, mentor: erika.id, health: "Nüsse" },
	});
	expect(await tracesOf(ada.id)).toMatchObject([
		{
			action: "created",
			after: { custom: { "Spind-Nr.": "12", Größe: "M" }, personalCustom: { Allergie: "Nüsse" } },
		},
	]);
});

test("undoing takes them back", async () => {
	const { who, run, erika } = await imported();
	const back = await undone(who, run.id);
	expect(back.undone).toEqual({ UNDONE: 2, KEPT: 0 });
	const after = await peopleOf(who);
	expect(after.map((one) => one.last_name)).toEqual(["Import", "Muster"]);
	expect(after[1]?.custom).toEqual({});
	const traces = await tracesOf(erika.id);
	expect(traces.at(-1)).toMatchObject({
		action: "changed",
		after: { custom: { "Spind-Nr.": null, Schlüssel: null, Größe: null } },
	});
});

test("faults are told line by line; what is required is missed even without its column", async () => {
	const who = await equipped();
	const run = await checked(
		who,
		`${head}
1;Berg;Ada;Pflege;;1.234;S;Niemand;
100;Muster;Erika;;;viel;;;
2;Tal;Bea;Pflege;9;;;;
`,
	);
	expect(run.counts).toEqual({ NEW: 1, CHANGED: 0, UNCHANGED: 0, FAULTY: 2 });
	const [ada, erika] = await linesOf(who, run.id);
	expect(ada?.faults).toEqual([
		{ field: "custom.locker", column: "Spind Nr", code: "MISSING", text: "Die Angabe fehlt." },
		expect.objectContaining({ column: "Schlüssel", code: "BAD_NUMBER" }),
		expect.objectContaining({ column: "Größe", code: "BAD_OPTION" }),
		expect.objectContaining({ column: "Pate", code: "UNKNOWN_PERSON" }),
	]);
	expect(erika?.faults).toMatchObject([{ code: "BAD_NUMBER" }]);

	const bare = await checked(who, "Nachname;Vorname;Abteilung\nBerg;Ada;Pflege\n");
	expect((await linesOf(who, bare.id))[0]?.faults).toMatchObject([
		{ field: "custom.locker", column: "Spind-Nr.", code: "MISSING" },
	]);
});

/** From now on the person who held everything deals with people alone. */
async function loseContracts(tenantId: string): Promise<void> {
	await withClient(server().adminUrl, (client) =>
		client.query(
			"update role_permission set permission_key = 'users.manage' where tenant_id = $1 and permission_key = 'access.defaults'",
			[tenantId],
		),
	);
	server().services.sessions.dropTenant(tenantId);
}

test("personal values stay where the right on contracts is gone when an import is undone", async () => {
	const who = await equipped();
	const run = await checked(
		who,
		"Personalnummer;Nachname;Vorname;Allergie\n100;Muster;Erika;Nüsse\n",
	);
	await ran(who, run.id);
	await loseContracts(who.tenantId);
	expect((await undone(who, run.id)).undone).toEqual({ UNDONE: 0, KEPT: 1 });
	const erika = (await peopleOf(who)).find((one) => one.last_name === "Muster");
	expect(erika?.custom).toEqual({ health: "Nüsse" });
});

test("personal values take the right on contracts", async () => {
	const who = await importer(server(), ["Administrator"], async (tenant) => {
		await known(tenant);
	});
	await makeFields(who.browser, [
		{ key: "health", name: "Allergie", isPersonal: true, isRequired: true },
	]);
	await loseContracts(who.tenantId);
	const run = await checked(
		who,
		"Nachname;Vorname;Personalnummer;Abteilung;Allergie\nBerg;Ada;1;Pflege;Nüsse\nTal;Bea;2;Pflege;\n",
	);
	expect(run.counts).toEqual({ NEW: 1, CHANGED: 0, UNCHANGED: 0, FAULTY: 1 });
	expect((await linesOf(who, run.id))[0]?.faults).toMatchObject([
		{ field: "custom.health", code: "FIELD_OUT_OF_SCOPE" },
	]);
});

test("who may do more keeps her mail address", async () => {
	const who = await importer(server(), ["Personalabteilung"], async (tenant) => {
		await tenant.person({
			firstName: "Petra",
			lastName: "Pay",
			personnelNo: "7",
			mail: "petra@example.com",
			roles: ["Abrechnung"],
		});
		await tenant.person({
			firstName: "Mia",
			lastName: "Muster",
			personnelNo: "8",
			mail: "mia@example.com",
		});
	});
	const run = await checked(
		who,
		"Personalnummer;Nachname;Vorname;E-Mail\n7;Pay;Petra;ina@example.com\n8;Muster;Mia;neu@example.com\n7;Pay;Petra Maria;\n",
	);
	const lines = await linesOf(who, run.id);
	expect(lines[0]?.faults).toMatchObject([{ field: "mail", code: "HIGHER_RIGHTS" }]);
	expect(lines[1]?.action).toBe("CHANGED");
	const { answer } = await who.browser.call(users.listUsers, { search: "Pay" });
	expect(answer.items[0]?.mail).toBe("petra@example.com");
});
