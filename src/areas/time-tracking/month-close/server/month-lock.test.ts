import { expect, test } from "vitest";
import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import {
	insertAbsence,
	insertEntry,
	insertNightAccount,
} from "#areas/time-tracking/target-actual/server/test-company.ts";
import { correctionHeader } from "#kit/contract/headers.ts";
import { newId } from "#kit/contract/new-id.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { closingOffice } from "./test-closing.ts";

const server = useTestServer();

/** Expects that a statement about Mia ($1) is refused. */
function locked({ ask, mia }: Awaited<ReturnType<typeof closingOffice>>) {
	return (text: string, values: unknown[] = []) =>
		expect(ask(text, [mia, ...values])).rejects.toMatchObject({ code: "SW001" });
}

test("whatever would change a closed month is refused by the database, on the old day and on the new", async () => {
	const office = await closingOffice(server());
	const { ask, mia } = office;
	await insertEntry(office, "2026-09-30", "07:00", "12:00");
	await insertAbsence(office, "2026-11-02", "2026-11-03");
	await office.close();
	const refused = locked(office);
	await refused("update time_tracking set reason = 'x' where user_id = $1 and day = '2026-10-01'");
	await refused(
		"update time_tracking set day = '2026-10-31' where user_id = $1 and day = '2026-09-30'",
	);
	await refused("delete from time_tracking where user_id = $1 and day = '2026-10-01'");
	await refused("update absence set from_date = '2026-10-31' where user_id = $1");
	await refused("update absence set from_date = '2026-09-30' where user_id = $1");
	// the days beside it are open
	await insertEntry(office, "2026-11-01", "07:00", "12:00");
	await ask("delete from time_tracking where user_id = $1 and day = $2", [mia, "2026-09-30"]);
});

test("so are exceptions of the plan, and modifications of accounts", async () => {
	const office = await closingOffice(server());
	const { tenantId } = office;
	await insertNightAccount(office);
	await office.openAccount("2026-01-01");
	await office.close();
	const refused = locked(office);
	await refused(
		`insert into worksheet_exception (tenant_id, id, user_id, day, target_min, reason)
		values ($2, gen_random_uuid(), $1, '2026-10-15', 0, 'x')`,
		[tenantId],
	);
	await refused(
		`insert into special_account_modification (tenant_id, id, account_id, user_id, day, type, minutes, reason)
		select tenant_id, gen_random_uuid(), id, $1, '2026-10-15', 'ENTITLEMENT', 5, 'x' from special_account where tenant_id = $2`,
		[tenantId],
	);
	await refused(
		`insert into overtime_entry (tenant_id, id, user_id, kind, effective_on, minutes)
		values ($2, gen_random_uuid(), $1, 'OTHER', '2026-10-15', 5)`,
		[tenantId],
	);
});

test("a custom field that is no more takes its values along, nothing else", async () => {
	const office = await closingOffice(server());
	const fill = (custom: string) =>
		office.ask("update time_tracking set custom = $2 where user_id = $1", [office.mia, custom]);
	await fill('{"ort": "Kiel", "auto": 1}');
	await office.close();
	await fill('{"ort": "Kiel"}');
	await expect(fill('{"ort": "Husum"}')).rejects.toMatchObject({ code: "SW001" });
});

test("a change of a closed month needs a reason, from somebody who may; the trace carries it", async () => {
	const office = await closingOffice(server());
	await office.close();
	const bare = await office.enter("2026-10-05");
	expect(bare.status).toBe(422);
	expect(bare.refusal).toMatchObject({
		code: "MONTH_CLOSED",
		message:
			"Der Monat 10/2026 von Mia Sommer ist abgeschlossen. Er lässt sich nur mit einer Begründung berichtigen.",
		facts: { month: "2026-10", userId: office.mia, firstName: "Mia" },
	});
	const reason = "Zettel nachgereicht – für Größe & Ähnliches";
	const forbidden = await office.enter("2026-10-05", "Willi", reason);
	expect(forbidden.refusal).toMatchObject({ code: "FORBIDDEN", level: "FULL" });
	expect((await office.enter("2026-10-05", "Hanna", reason)).status).toBe(200);
	const events = await office.ask<{ reason: string }>(
		"select reason from audit_event where subject_user_id = $1 and entity = 'time_tracking'",
		[office.mia],
	);
	expect(events.map((event) => event.reason)).toEqual([reason]);
	const comparison = await office.compare();
	expect(comparison.corrections).toMatchObject([
		{ entity: "time_tracking", by: "Hanna Amt", reason },
	]);
	const changed = comparison.days.filter(({ isChanged }) => isChanged);
	expect(changed).toMatchObject([
		{ day: "2026-10-05", frozen: { workedMinutes: 0 }, now: { workedMinutes: 240 } },
	]);
});

test("a reason that cannot be read, or says nothing, is none", async () => {
	const office = await closingOffice(server());
	const hanna = office.as("Hanna");
	const close = { month: "2026-10", userIds: [office.mia] };
	for (const value of ["%E4", "%20", "%00", "a%00b", "x".repeat(2001)]) {
		hanna.headers[correctionHeader] = value;
		const { status } = await hanna.call(contract.closeMonths, close);
		expect(status).toBe(400);
	}
});

test("whose right ends at a unit corrects nobody beyond it", async () => {
	const office = await closingOffice(server());
	await office.close();
	const unitId = newId(0);
	await office.ask(
		`insert into unit (tenant_id, id, parent_id, name, kind, depth)
		select tenant_id, $2, id, 'Lager', 'UNIT', depth + 1 from unit where tenant_id = $1 and id = $3`,
		[office.tenantId, unitId, office.siteUnitId],
	);
	await office.ask(
		`insert into unit_closure (tenant_id, ancestor_id, descendant_id, distance) values ($1, $2, $2, 0)`,
		[office.tenantId, unitId],
	);
	await office.ask(
		"insert into user_permission (tenant_id, id, user_id, permission_key, level, scope, unit_id, valid_from) values ($1, $2, $3, 'timetrackings.manage', 4, 'UNIT', $4, '2020-01-01')",
		[office.tenantId, newId(0), office.idOf("Rita"), unitId],
	);
	await office.ask("update user_permission set level = 3 where user_id = $1 and scope = 'GLOBAL'", [
		office.idOf("Rita"),
	]);
	const beyond = await office.enter("2026-10-05", "Rita", "Nachtrag");
	expect(beyond.refusal.code).toBe("MONTH_CLOSED");
});

test("entries of closed months are changed and deleted like others, with a reason", async () => {
	const office = await closingOffice(server());
	await office.close();
	const [entry] = await office.ask<{ id: string; version: number }>(
		"select id, version from time_tracking where user_id = $1",
		[office.mia],
	);
	if (entry === undefined) throw new Error("no entry");
	const remove = (reason?: string) =>
		office.as("Hanna", reason).call(entries.deleteTimeTracking, entry);
	expect((await remove()).refusal.code).toBe("MONTH_CLOSED");
	expect((await remove("Doppelt erfasst")).status).toBe(200);
	expect((await office.compare()).totals.now.workedMinutes).toBe(0);
});
