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
} from "../test-import.ts";

const server = useTestServer({}, { background: true });

test("people of a table: tried, imported with all that belongs to them", async () => {
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
	const [ada] = await peopleOf(who);
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
	const belongings = await belongingsOf(who.tenantId, ada?.id ?? "");
	expect(belongings).toEqual({
		units: [{ unit_id: who.units.pflege, is_primary: true, valid_from: "2026-02-01" }],
		employments: [{ entry_date: "2026-02-01" }],
		roles: [{ name: "Mitarbeiter", scope: expect.any(String) }],
		traces: [{ actor_id: who.userId, action: "created" }],
	});
});

/** What is kept of a person beside herself. */
function belongingsOf(tenantId: string, userId: string) {
	return server().services.database.transaction(tenantId, async (tx) => ({
		units: await tx
			.selectFrom("user_unit")
			.select(["unit_id", "is_primary", "valid_from"])
			.where("tenant_id", "=", tenantId)
			.where("user_id", "=", userId)
			.execute(),
		employments: await tx
			.selectFrom("employment")
			.select("entry_date")
			.where("tenant_id", "=", tenantId)
			.execute(),
		roles: await tx
			.selectFrom("role_assignment as a")
			.innerJoin("role as r", (join) =>
				join.onRef("r.tenant_id", "=", "a.tenant_id").onRef("r.id", "=", "a.role_id"),
			)
			.select(["r.name", "a.scope"])
			.where("a.tenant_id", "=", tenantId)
			.where("a.user_id", "=", userId)
			.execute(),
		traces: await tx
			.selectFrom("audit_event")
			.select(["actor_id", "action"])
			.where("tenant_id", "=", tenantId)
			.where("entity", "=", "app_user")
			.where("entity_id", "=", userId)
			.execute(),
	}));
}

test("known people are changed and moved, and stay when nothing is new", async () => {
	const { who, run } = await changingRun(server());
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
	expect(after.map(({ first_name, version }) => [first_name, version])).toEqual([
		["Ina", 1],
		["Neu", 2],
		["Neu", 2],
		["Alt", 1],
		["Neu", 1],
		["Neu", 1],
	]);
	expect(after[1]?.unit_id).toBe(who.units.sued);
});
