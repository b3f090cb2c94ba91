import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { contract as calendar } from "#areas/absences/calendar/contract.ts";
import { contract as absences } from "#areas/absences/requests/contract.ts";
import { contract as clocks } from "#areas/home/clocks/contract.ts";
import { contract as dashboard } from "#areas/home/dashboard/contract.ts";
import { contract as signIn } from "#areas/session/sign-in/contract.ts";
import { contract as log } from "#areas/settings/log-history/contract.ts";
import { visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import { usageOf } from "#areas/time-tracking/activities/server/sql.ts";
import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import { contract as presence } from "#areas/time-tracking/state/contract.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import type { Session } from "#kit/server/session.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import { buildCrowd, type Crowd } from "#kit/testing/build-crowd.ts";
import { bigTables, scansOfRequest, scansOfStatements } from "#kit/testing/sequential-scans.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";

/** What is read all day long must find its rows by an index, under row-level security, in a tenant of any size. */
const server = useTestServer();
let crowd: Crowd;
beforeAll(async () => {
	crowd = await buildCrowd(server().ownerUrl);
});

function browserOf(who: "worker" | "supervisor") {
	const browser = server().browser();
	browser.cookies.set(sessionCookie, crowd[who].cookie);
	// no session that the process remembers
	server().clock.advance({ seconds: 5 });
	return browser;
}

/** The people of one unit. */
function visiblePeople() {
	const grant = { scope: "UNIT", level: "READ", unitId: crowd.unitId } as const;
	const session = {
		tenantId: crowd.tenantId,
		permissions: { "timetrackings.manage": [grant] },
	} as unknown as Session;
	return visibleUsers(session, "timetrackings.manage", "READ", "2026-11-21");
}

const asTenant = () => ({
	text: "select set_config('app.tenant_id', $1, true)",
	values: [crowd.tenantId],
});

test("the tables of the hot reads are full, and a scan of one would be noticed", async () => {
	expect(await bigTables(server())).toEqual(
		expect.arrayContaining([
			"app_user",
			"approval_step",
			"audit_event",
			"booking",
			"role_assignment",
			"session",
			"time_tracking",
			"user_unit",
		]),
	);
	const scans = await scansOfStatements(server(), [
		asTenant(),
		{ text: "select count(custom) from time_tracking", values: [] },
	]);
	expect(scans).toEqual(["time_tracking: select count(custom) from time_tracking"]);
});

test("session check", async () => {
	const browser = browserOf("worker");
	expect(await scansOfRequest(server(), () => browser.call(signIn.getSession, {}))).toEqual([]);
});

test("getTimeClocks", async () => {
	const browser = browserOf("worker");
	expect(await scansOfRequest(server(), () => browser.call(clocks.getTimeClocks, {}))).toEqual([]);
});

test("getOverview", async () => {
	const browser = browserOf("worker");
	expect(await scansOfRequest(server(), () => browser.call(dashboard.getOverview, {}))).toEqual([]);
});

test.each(["worker", "supervisor"] as const)(
	"listTimeTrackings of one person, asked by the %s",
	async (who) => {
		const browser = browserOf(who);
		const input = { userIds: [crowd.worker.id], from: "2026-10-22", to: "2026-11-21" };
		expect(
			await scansOfRequest(server(), () => browser.call(entries.listTimeTrackings, input)),
		).toEqual([]);
	},
);

test("visible users of a supervisor", async () => {
	const statement = statementOf(sql`select id from ${visiblePeople()} v`);
	expect(await scansOfStatements(server(), [asTenant(), statement])).toEqual([]);
});

test("inbox of a supervisor", async () => {
	const statement = statementOf(sql`
		select s.id from ${visiblePeople()} v
		join approval_step s on s.tenant_id = ${crowd.tenantId} and s.user_id = v.id and s.state = 'OPEN'
			and s.kind = 'SUPERVISOR_APPROVAL'`);
	expect(await scansOfStatements(server(), [asTenant(), statement])).toEqual([]);
});

test("who is here among the people of a supervisor, and what is new of one", async () => {
	const browser = browserOf("supervisor");
	for (const input of [{}, { userIds: [crowd.worker.id] }]) {
		const { answer } = await browser.call(presence.listPresence, input);
		expect(answer.people.map(({ id }) => id)).toContain(crowd.worker.id);
		expect(
			await scansOfRequest(server(), () => browser.call(presence.listPresence, input)),
		).toEqual([]);
	}
});

test("absences of people are looked up by an index, whichever states are asked for", async () => {
	await withClient(server().adminUrl, async (client) => {
		await client.query(
			`insert into absence (tenant_id, id, user_id, activity_id, class_type, state, from_date, to_date)
			select u.tenant_id, gen_random_uuid(), u.id, a.id, a.class_type, 'APPROVED', d::date, d::date
			from app_user u
			join activity a on a.tenant_id = u.tenant_id and a.class_type = 'LEAVE' and a.is_default
			cross join generate_series('2026-01-01'::date, '2026-03-01', interval '20 days') d`,
		);
		await client.query("analyze absence");
	});
	expect(await bigTables(server())).toContain("absence");
	const browser = browserOf("supervisor");
	const year = { from: "2026-01-01", to: "2026-12-31" };
	const asked = [
		() => browser.call(calendar.getAbsenceCalendar, year),
		() => browser.call(absences.listAbsences, { userIds: [crowd.worker.id] }),
	];
	for (const request of asked) {
		const scans = await scansOfRequest(server(), request);
		expect(scans.filter((scan) => scan.startsWith("absence:"))).toEqual([]);
	}
});

test("getLogHistory of an entity", async () => {
	const browser = browserOf("worker");
	const input = { entity: "time_tracking", entityId: crowd.trackingId } as const;
	const { answer } = await browser.call(log.getLogHistory, input);
	expect(answer.events).toHaveLength(1);
	expect(await scansOfRequest(server(), () => browser.call(log.getLogHistory, input))).toEqual([]);
});

test("getLogHistory of a person, with what is found by the person alone", async () => {
	const browser = browserOf("supervisor");
	const input = { entity: "app_user", entityId: crowd.worker.id } as const;
	expect((await browser.call(log.getLogHistory, input)).status).toBe(200);
	expect(await scansOfRequest(server(), () => browser.call(log.getLogHistory, input))).toEqual([]);
});

test("how often an activity was used that hardly anybody uses", async () => {
	const statement = usageOf(crowd.tenantId, crowd.pauseActivityId);
	expect(await scansOfStatements(server(), [asTenant(), statement])).toEqual([]);
});
