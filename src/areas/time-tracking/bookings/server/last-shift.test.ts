import { expect, test } from "vitest";
import { contract as signIn } from "#areas/session/sign-in/contract.ts";
import { openSessions } from "#kit/server/live/sql.ts";
import { testPassword } from "#kit/testing/person-builder.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { testOffice, timeline } from "./test-office.ts";

const server = useTestServer();

/** Lena's last working day is the 30th; 21:00 UTC is 22:00 at her site. */
async function lastEvening() {
	server().clock.set("2026-11-30T21:00:00Z");
	const built = await testOffice(
		server(),
		{ lena: { username: "lena", exitDate: "2026-11-30" } },
		async () => ({}),
	);
	const lena = built.worker("lena");
	const statusOf = async () => (await lena.browser.call(signIn.getSession, {})).status;
	return { ...built, lena, statusOf };
}

test("the last night shift is paused and ended on the morning after the exit date, then the session ends", async () => {
	const { lena, activities, statusOf } = await lastEvening();
	await lena.book({ action: "START", activityId: activities.work });
	server().clock.set("2026-12-01T01:00:00Z");
	await lena.book({ action: "START", activityId: activities.pause });
	server().clock.set("2026-12-01T01:30:00Z");
	await lena.book({ action: "END", activityId: activities.pause });
	server().clock.set("2026-12-01T05:00:00Z");
	expect(await statusOf()).toBe(200);
	const left = await lena.book({ action: "END", activityId: activities.work });
	expect(left.answer).toMatchObject({
		outcome: "APPLIED",
		state: "APPROVED",
		begunTimeTrackingId: null,
	});
	expect(await timeline(server(), lena.id)).toMatchObject([
		{ begin: "11-30 21:00", end: "12-01 01:00", day: "2026-11-30" },
		{ begin: "12-01 01:00", end: "12-01 01:30" },
		{ begin: "12-01 01:30", end: "12-01 05:00" },
	]);
	server().clock.advance({ minutes: 1 });
	expect(await statusOf()).toBe(401);
	const again = await lena.book({ action: "START", activityId: activities.work });
	expect(again.status).toBe(401);
});

test("without a running clock the session ends at midnight of the site", async () => {
	const { lena, activities, statusOf } = await lastEvening();
	await lena.book({ action: "START", activityId: activities.work });
	server().clock.set("2026-11-30T22:59:00Z");
	await lena.book({ action: "END", activityId: activities.work });
	expect(await statusOf()).toBe(200);
	server().clock.set("2026-11-30T23:00:00Z");
	expect(await statusOf()).toBe(401);
});

test("signing in is possible while the last clock runs, for one more day and not two", async () => {
	const { lena, activities, tenantNo } = await lastEvening();
	await lena.book({ action: "START", activityId: activities.work });
	const signInStatus = async () => {
		const reply = await server().browser().call(signIn.login, {
			tenantNo,
			username: "lena",
			password: testPassword,
			persistent: false,
		});
		return reply.status;
	};
	server().clock.set("2026-12-01T22:59:00Z");
	expect(await signInStatus()).toBe(200);
	server().clock.set("2026-12-01T23:00:00Z");
	expect(await signInStatus()).toBe(422);
});

test("the live connection stays open exactly as long as the session does", async () => {
	const { lena, activities, tenantId } = await lastEvening();
	const openCount = async () => {
		const { services, clock } = server();
		const sessions = await withClient(server().adminUrl, (client) =>
			client.query("select id from session where user_id = $1", [lena.id]),
		);
		const ids = sessions.rows.map((row) => row.id);
		const open = openSessions(tenantId, ids, clock.now());
		return (await services.database.once(tenantId, open)).length;
	};
	await lena.book({ action: "START", activityId: activities.work });
	server().clock.set("2026-12-01T05:00:00Z");
	expect(await openCount()).toBe(1);
	await lena.book({ action: "END", activityId: activities.work });
	expect(await openCount()).toBe(0);
});
