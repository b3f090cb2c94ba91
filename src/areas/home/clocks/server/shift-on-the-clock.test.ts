import { expect, test } from "vitest";
import { contract as shifts } from "#areas/shift-planning/shifts/contract.ts";
import { testWard } from "#areas/shift-planning/shifts/server/test-ward.ts";
import { contract as presence } from "#areas/time-tracking/state/contract.ts";
import { contract as targetActual } from "#areas/time-tracking/target-actual/contract.ts";
import { insertRule } from "#areas/time-tracking/target-actual/server/test-company.ts";
import { findFeatures } from "#kit/server/find-features.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

/** Mia works by shifts; it is Wednesday 2026-07-01, 10:00 in Berlin. */
async function wardByShifts() {
	const ward = await testWard(server());
	const { tenantId, ids } = ward;
	const ask = <Row>(text: string, values: unknown[] = []) =>
		withClient(
			server().adminUrl,
			async (client) => (await client.query(text, values)).rows as Row[],
		);
	await ask(
		`with template as (insert into worksheet_template (tenant_id, id, name, kind, weeks)
				values ($1, gen_random_uuid(), 'Nach Plan', 'SHIFT', 1) returning id),
			version as (insert into worksheet_template_version (tenant_id, id, template_id, valid_from, weeks)
				select $1, gen_random_uuid(), id, '2020-01-01', 1 from template)
		insert into worksheet (tenant_id, id, user_id, template_id, cycle_start, valid_from)
		select $1, gen_random_uuid(), $2, id, '2026-01-05', '2026-01-01' from template`,
		[tenantId, ids.Mia],
	);
	const clock = async (who: string) =>
		(await ward.as(who).call(contract.getTimeClocks, {})).answer.shift;
	const day = async (wanted: string) =>
		(
			await ward
				.as("Mia")
				.call(targetActual.getDayTrace, { userId: ids.Mia as string, day: wanted })
		).answer;
	return { ...ward, ask, clock, day };
}

test("the clock says what is planned, who is missing stands on the board, and what nobody booked is made of the plan", async () => {
	const { as, plan, clock, day, ids, tenantId, ask } = await wardByShifts();
	const { clock: time } = server();
	const today = { day: "2026-07-01", pauses: [] };
	await plan("Petra", { ...today, beginMinute: 660, endMinute: 840 });
	await plan("Petra", { ...today, beginMinute: 900, endMinute: 1200 });
	expect(await clock("Mia")).toMatchObject({
		...{ begin: "2026-07-01T09:00:00.000Z", end: "2026-07-01T12:00:00.000Z" },
		zone: "Europe/Berlin",
	});
	expect(await clock("Sven")).toBeNull();
	time.set("2026-07-01T09:30:00Z");
	const { people } = (await as("Alma").call(presence.listPresence, {})).answer;
	expect(people.find(({ id }) => id === ids.Mia)).toMatchObject({
		...{ status: "PLANNED", shift: { begin: "2026-07-01T09:00:00.000Z", isLate: true } },
	});
	time.set("2026-07-01T12:30:00Z");
	expect(await clock("Mia")).toMatchObject({ begin: "2026-07-01T13:00:00.000Z" });
	expect((await day("2026-07-01")).targetMinutes).toBe(180 + 300);
	await insertRule({ ask, tenantId } as unknown as Parameters<typeof insertRule>[0], {
		...{ type: "AUTOSHIFTTOTRACKING", graceMinutes: 60, state: "APPROVED" },
	});
	time.set("2026-07-01T19:30:00Z");
	expect(await clock("Mia")).toMatchObject({ begin: "2026-07-01T13:00:00.000Z" });
	const crons = (await findFeatures()).flatMap((feature) => feature.crons ?? []);
	const cron = crons.find(({ name }) => name === "shifts-to-trackings");
	await cron?.run(server().services, tenantId);
	expect(await day("2026-07-01")).toMatchObject({ targetMinutes: 480, workedMinutes: 480 });
	// what has been recorded is not planned away
	const { items } = (
		await as("Petra").call(shifts.listShifts, { from: "2026-07-01", to: "2026-07-01" })
	).answer;
	const moved = items.map(({ id, version }) => ({ id, version, values: { day: "2026-07-02" } }));
	const refused = await as("Willi").call(shifts.changeShifts, { changes: moved });
	expect(refused.refusal.violations).toContainEqual(
		expect.objectContaining({ code: "TRACKING_EXISTS" }),
	);
});
