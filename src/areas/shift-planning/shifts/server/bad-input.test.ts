import { expect, test } from "vitest";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { testWard } from "./test-ward.ts";

const server = useTestServer();

const query = (text: string, ...values: readonly unknown[]) =>
	withClient(server().adminUrl, async (client) => (await client.query(text, [...values])).rows);

const codesOf = (refusal: { readonly violations?: unknown }) =>
	((refusal.violations ?? []) as { code: string }[]).map(({ code }) => code);

test("of two planners on one cell one has it; who is archived or has left is not planned", async () => {
	const { plan, seen, ids, tenantId } = await testWard(server());
	const both = await Promise.all([plan("Petra"), plan("Willi")]);
	expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
	expect(await seen("Petra")).toEqual(["Mia 07-06 360-870 F"]);
	const max = (day: string) => plan("Petra", { day, userId: ids.Max as string });
	await query(
		`insert into employment (tenant_id, id, user_id, entry_date, exit_date)
		values ($1, gen_random_uuid(), $2, '2020-01-01', '2026-07-15')`,
		...[tenantId, ids.Max],
	);
	expect((await max("2026-07-15")).status).toBe(200);
	expect(codesOf((await max("2026-07-16")).refusal)).toContain("USER_NOT_EMPLOYED");
	await query(
		"update app_user set is_enabled = false where tenant_id = $1 and id = $2",
		tenantId,
		ids.Max,
	);
	expect((await max("2026-07-08")).refusal.code).toBe("SHIFT_PERSON_NOT_PLANNABLE");
});

test("over midnight into another site's zone it is the instants that meet, not what the clocks show", async () => {
	const { change, usual, places, units, tenantId } = await testWard(server());
	await query(
		`insert into site (tenant_id, id, unit_id, name, time_zone, country)
		select tenant_id, gen_random_uuid(), $2, 'Lissabon', 'Europe/Lisbon', 'PT' from site where tenant_id = $1 limit 1`,
		tenantId,
		units.Süd,
	);
	const night = { day: "2026-07-06", beginMinute: 1320, endMinute: 1800, pauses: [] };
	const early = { day: "2026-07-07", endMinute: 600, pauses: [], workspaceId: places.south };
	const planned = (beginMinute: number) =>
		change("Alma", [{ values: usual(night) }, { values: usual({ ...early, beginMinute }) }]);
	// until six in Berlin, which is five in Lisbon
	expect(codesOf((await planned(270)).refusal)).toContain("SHIFT_CONFLICT");
	expect(codesOf((await planned(300)).refusal)).not.toContain("SHIFT_CONFLICT");
	const alone = await change("Alma", [{ values: usual({ ...early, beginMinute: 300 }) }]);
	expect(alone.status).toBe(200);
	const [row] = await query(
		"select begin_at, zone from shift where tenant_id = $1 and deleted_at is null",
		tenantId,
	);
	expect([row?.begin_at.toISOString(), row?.zone]).toEqual([
		"2026-07-07T04:00:00.000Z",
		"Europe/Lisbon",
	]);
});
