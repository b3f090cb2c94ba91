import { expect, test } from "vitest";
import { useTestServer } from "#kit/testing/test-server.ts";

import {
	changingRun,
	checked,
	importer,
	linesOf,
	peopleOf,
	protocolOf,
	ran,
	table,
	undone,
} from "./test-import.ts";

const server = useTestServer({}, { background: true });

test("a whole import is taken back", async () => {
	const who = await importer(server());
	const run = await checked(who, table);
	await ran(who, run.id);
	const back = await undone(who, run.id);
	expect(back).toMatchObject({ status: "UNDONE", undone: { UNDONE: 2, KEPT: 0 } });
	expect(await peopleOf(who)).toHaveLength(1);
});

test("changed people are restored; what somebody touched since stays", async () => {
	const { who, run } = await changingRun(server());
	await ran(who, run.id);
	const after = await peopleOf(who);
	server().clock.advance({ minutes: 5 });
	await touch(who.tenantId, after[5]?.id ?? "");
	const back = await undone(who, run.id);
	expect(back.undone).toEqual({ UNDONE: 2, KEPT: 2 });
	expect(await protocolOf(who, back)).toEqual([
		"2 zurückgenommen.",
		"2 blieben, weil sie inzwischen geändert oder benutzt wurden.",
	]);
	const restored = await peopleOf(who);
	expect(restored.map(({ last_name, first_name }) => [last_name, first_name])).toEqual([
		["Import", "Ina"],
		["Person 1", "Alt"],
		["Person 2", "Anders"],
		["Person 3", "Alt"],
		["Person 5", "Neu"],
	]);
	expect(restored[1]?.unit_id).not.toBe(who.units.sued);
	const places = await placesOf(who.tenantId, restored[1]?.id ?? "");
	expect(places.at(-1)).toEqual({
		unit_id: restored[1]?.unit_id,
		valid_from: "2026-11-21",
		valid_to: null,
	});
	server().clock.advance({ minutes: -5 });
});

/** Somebody changes one person and adds to another. */
function touch(tenantId: string, userId: string) {
	return server().services.database.transaction(tenantId, async (tx) => {
		await tx
			.updateTable("app_user")
			.set({ first_name: "Anders", version: 3 })
			.where("tenant_id", "=", tenantId)
			.where("personnel_no", "=", "2")
			.execute();
		await tx.insertInto("user_private").values({ tenant_id: tenantId, user_id: userId }).execute();
	});
}

function placesOf(tenantId: string, userId: string) {
	return server().services.database.transaction(tenantId, (tx) =>
		tx
			.selectFrom("user_unit")
			.select(["unit_id", "valid_from", "valid_to"])
			.where("tenant_id", "=", tenantId)
			.where("user_id", "=", userId)
			.orderBy("valid_from")
			.execute(),
	);
}

test("a person who is used otherwise is kept, her neighbours are not", async () => {
	const who = await importer(server());
	const rows = Array.from({ length: 9 }, (_, at) => `P${at};Neu;Süd`);
	const run = await checked(who, `Nachname;Vorname;Abteilung\n${rows.join("\n")}\n`);
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
	expect((await peopleOf(who)).map(({ last_name }) => last_name)).toEqual(["Import", "P4"]);
	const lines = await linesOf(who, run.id);
	expect(lines.filter(({ undo }) => undo === "KEPT")).toMatchObject([{ line: 6 }]);
});
