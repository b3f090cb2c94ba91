import { expect, test } from "vitest";
import { contract as bookings } from "#areas/time-tracking/bookings/contract.ts";
import { testOffice } from "#areas/time-tracking/bookings/server/test-office.ts";
import { newId } from "#kit/contract/new-id.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { type Act, actCosts } from "#kit/testing/act-costs.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";

const server = useTestServer();

/** Until PostgreSQL has counted rows, plans are those of tables without any; connections keep them meanwhile. */
test("bookings are looked up by their keys, also as planned before there was one", async () => {
	const people = { anna: {}, ben: {} };
	const { ids, activities, worker, tenantId } = await testOffice(server(), people, async () => 0);
	const cookie = worker("anna").browser.cookies.get(sessionCookie) as string;
	let comesNext = true;
	const book: Act = (browser) => {
		const now = server().clock.now();
		const action = comesNext ? "START" : "END";
		comesNext = !comesNext;
		return browser.call(bookings.createBooking, {
			bookingId: newId(now.getTime()),
			timestamp: now.toISOString(),
			action,
			activityId: activities.work,
		});
	};
	const before = await actCosts(server(), cookie, book);
	await withClient(server().ownerUrl, async (client) => {
		await client.query("select set_config('app.tenant_id', $1, false)", [tenantId]);
		await client.query(
			`insert into booking (tenant_id, id, user_id, booked_at, zone, action, source, activity_id, class_type, received_at,
				outcome, booked_by)
			select $1, uuid_v7_floor(at), $2, at, 'Europe/Berlin', 'START', 'MANUAL', $3, 'WORKTIME', at, 'ALREADY_RUNNING', $2
			from generate_series($4::timestamptz - interval '10 s', $4, interval '2 ms') at`,
			[tenantId, ids.ben, activities.work, server().clock.now()],
		);
	});
	const after = await actCosts(server(), cookie, book);
	expect(after.planned).toEqual([]);
	// her own bookings and entries are some hundred pages more; the others' five thousand, read whole, more than three hundred
	expect(after.blocks).toBeLessThan(before.blocks + 200);
});
