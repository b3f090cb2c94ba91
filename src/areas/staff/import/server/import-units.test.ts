import { expect, test } from "vitest";
import { runCron } from "#kit/server/jobs/define-cron.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { crons } from "./jobs.ts";
import { checked, create, importer, linesOf, ran, undone } from "./test-import.ts";

const server = useTestServer({}, { background: true });

function unitsOf(tenantId: string) {
	return server().services.database.transaction(tenantId, (tx) =>
		tx
			.selectFrom("unit as u")
			.leftJoin("unit as p", (join) =>
				join.onRef("p.tenant_id", "=", "u.tenant_id").onRef("p.id", "=", "u.parent_id"),
			)
			.select(["u.id", "u.name", "p.name as parent", "u.depth"])
			.where("u.tenant_id", "=", tenantId)
			.orderBy("u.depth")
			.orderBy("u.name")
			.execute(),
	);
}

/** The distances of a unit to those above it. */
function pathOf(tenantId: string, name: string) {
	return server().services.database.transaction(tenantId, (tx) =>
		tx
			.selectFrom("unit_closure as c")
			.innerJoin("unit as u", (join) =>
				join.onRef("u.tenant_id", "=", "c.tenant_id").onRef("u.id", "=", "c.descendant_id"),
			)
			.select(["u.name", "c.distance"])
			.where("c.tenant_id", "=", tenantId)
			.where("u.name", "=", name)
			.orderBy("c.distance")
			.execute(),
	);
}

test("units in any order below known ones, and taken back", async () => {
	const who = await importer(server());
	const before = await unitsOf(who.tenantId);
	const run = await checked(
		who,
		`Abteilung;Übergeordnete Abteilung
Team 1;Station 1
Station 1;Nord / Pflege
Nord;
Labor;
`,
		{ unitId: null },
		"UNITS",
	);
	const lines = await linesOf(who, run.id);
	expect(lines.map(({ action }) => action)).toEqual(["NEW", "NEW", "NEW", "NEW"]);
	await ran(who, run.id);
	const after = await unitsOf(who.tenantId);
	expect(
		after
			.filter(({ id }) => !before.some((one) => one.id === id))
			.map(({ name, parent, depth }) => [name, parent, depth]),
	).toEqual([
		["Labor", "Klinikum Musterstadt", 1],
		["Nord", "Klinikum Musterstadt", 1],
		["Station 1", "Pflege", 4],
		["Team 1", "Station 1", 5],
	]);
	const closure = await pathOf(who.tenantId, "Team 1");
	expect(closure.map(({ distance }) => distance)).toEqual([0, 1, 2, 3, 4, 5]);

	const back = await undone(who, run.id);
	expect(back.undone).toEqual({ UNDONE: 4, KEPT: 0 });
	expect(await unitsOf(who.tenantId)).toEqual(before);
});

test("a unit with people or further units stays, and so do those above it", async () => {
	const who = await importer(server());
	const run = await checked(who, "Abteilung;Übergeordnet\nA;Süd\nB;A\nC;Süd\n", {}, "UNITS");
	await ran(who, run.id);
	const b = (await unitsOf(who.tenantId)).find(({ name }) => name === "B");
	await server().services.database.transaction(who.tenantId, (tx) =>
		tx
			.updateTable("app_user")
			.set({ unit_id: b?.id ?? "" })
			.where("tenant_id", "=", who.tenantId)
			.execute(),
	);
	const back = await undone(who, run.id);
	expect(back.undone).toEqual({ UNDONE: 1, KEPT: 2 });
});

test("cycles and depth are told line by line", async () => {
	const who = await importer(server());
	const chain = Array.from({ length: 15 }, (_, at) => `T${at};${at === 0 ? "Süd" : `T${at - 1}`}`);
	const run = await checked(
		who,
		`Abteilung;Übergeordnet\nX;Y\nY;X\n${chain.join("\n")}\n`,
		{},
		"UNITS",
	);
	const faulty = (await linesOf(who, run.id)).filter(({ action }) => action === "FAULTY");
	expect(faulty.map(({ line, faults }) => [line, faults[0]?.code])).toEqual([
		[2, "CYCLE"],
		[3, "CYCLE"],
		[17, "TOO_DEEP"],
		[18, "PARENT_FAULTY"],
	]);
	expect(faulty[0]?.faults[0]?.text).toBe("Die Abteilung „X“ läge unter sich selbst.");
});

test("units need the right to change units", async () => {
	const who = await importer(server(), ["Abteilungsleitung"]);
	const fileId = crypto.randomUUID();
	const { status } = await who.browser.call(contract.createImport, { kind: "UNITS", fileId });
	expect(status).toBe(403);
});

test("imports are kept for 30 days", async () => {
	const who = await importer(server());
	await create(who, "Nachname;Vorname\nA;B\n");
	const { services, clock } = server();
	const count = async () => {
		for (const cron of crons) await runCron(services, cron);
		return services.database.transaction(who.tenantId, (tx) =>
			tx.selectFrom("import_run").select("id").where("tenant_id", "=", who.tenantId).execute(),
		);
	};
	clock.advance({ days: 29 });
	expect(await count()).toHaveLength(1);
	clock.advance({ days: 2 });
	expect(await count()).toHaveLength(0);
	clock.advance({ days: -31 });
});
