import { expect, test } from "vitest";
import { insertRule } from "#areas/time-tracking/target-actual/server/test-company.ts";
import { newId } from "#kit/contract/new-id.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { closingOffice } from "./test-closing.ts";

const server = useTestServer();

test("of two who close at once one does", async () => {
	const office = await closingOffice(server());
	const answers = await Promise.all([
		office.close("2026-10", "Hanna"),
		office.close("2026-10", "Paula"),
	]);
	expect(answers.map(({ answer }) => answer.closed).toSorted()).toEqual([0, 1]);
	expect(answers.flatMap(({ answer }) => answer.refused)).toMatchObject([
		{ hindrance: "ALREADY_CLOSED" },
	]);
	const { closes } = await office.compare();
	expect(closes).toHaveLength(1);
});

test("what is being written while somebody closes is waited for, and frozen with the month", async () => {
	const office = await closingOffice(server());
	const { answer, wasWaiting } = await withClient(server().adminUrl, async (client) => {
		await client.query("begin");
		await client.query(
			`insert into time_tracking (tenant_id, id, user_id, day, begin_at, end_at, occupied_to, zone, activity_id, class_type, state, source)
				values ($1, $2, $3, '2026-10-05', '2026-10-05T07:00Z', '2026-10-05T09:00Z', '2026-10-05T09:00Z', 'Europe/Berlin', $4, 'WORKTIME', 'APPROVED', 'MANUAL')`,
			[office.tenantId, newId(0), office.mia, office.activities.work],
		);
		let isDone = false;
		const closing = office.close().finally(() => {
			isDone = true;
		});
		await expect.poll(blocked).toBe(true);
		const wasWaiting = !isDone;
		await client.query("commit");
		return { answer: (await closing).answer, wasWaiting };
	});
	expect([answer.closed, wasWaiting]).toEqual([1, true]);
	const { totals } = await office.compare();
	expect(totals.frozen).toMatchObject({ workedMinutes: 420 });
});

const autoPause = {
	type: "AUTOPAUSE",
	behaviour: "COMPLETE_DURATION",
	minBlockMinutes: 15,
	steps: [{ afterMinutes: 60, pauseMinutes: 30 }],
} as const;

test("a rule that is being changed while somebody closes is waited for, and the month is frozen by what holds then", async () => {
	const office = await closingOffice(server());
	const version = await insertRule(office, autoPause);
	const closing = await withClient(server().adminUrl, async (client) => {
		await client.query("begin");
		await client.query(
			`update time_rule_version set settings = jsonb_set(settings, '{steps,0,pauseMinutes}', '45') where id = $1`,
			[version],
		);
		const closing = office.close();
		await expect.poll(() => waitsFor("advisory")).toBe(true);
		await client.query("commit");
		return closing;
	});
	expect(closing.answer.closed).toBe(1);
	const { totals } = await office.compare();
	expect(totals.frozen).toEqual(totals.now);
	expect(totals.frozen?.autoPauseMinutes).toBe(45);
});

test("a rule is not changed once somebody closes a month by it: who changes it waits, and is told that the month is closed", async () => {
	const office = await closingOffice(server());
	const version = await insertRule(office, autoPause);
	await withClient(server().adminUrl, async (client) => {
		await client.query("begin");
		await client.query("select from app_user where id = $1 for update", [office.mia]);
		const closing = office.close();
		await expect.poll(blocked).toBe(true);
		const change = office.ask("delete from time_rule_version where id = $1", [version]);
		const refused = expect(change).rejects.toMatchObject({ code: "SW002" });
		await expect.poll(() => waitsFor("advisory")).toBe(true);
		await client.query("commit");
		expect((await closing).answer.closed).toBe(1);
		await refused;
	});
});

function waitsFor(event: string): Promise<boolean> {
	return withClient(server().adminUrl, async (client) => {
		const { rows } = await client.query(
			"select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and wait_event = $1",
			[event],
		);
		return rows.length > 0;
	});
}

/** Whether somebody waits for a person's row. */
function blocked(): Promise<boolean> {
	return withClient(server().adminUrl, async (client) => {
		const { rows } = await client.query(
			`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
				and query like '%app_user%for update%'`,
		);
		return rows.length > 0;
	});
}
