import { expect, test } from "vitest";
import { contract as clocks } from "#areas/home/clocks/contract.ts";
import { contract as dashboard } from "#areas/home/dashboard/contract.ts";
import { contract as bookings } from "#areas/time-tracking/bookings/contract.ts";
import { newId } from "#kit/contract/new-id.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../../contract.ts";
import { insertEntry, stored, testCompany } from "../test-company.ts";
import { recomputeWaitingApart } from "./recompute-apart.ts";
import { heldAfterReading } from "./test-stops.ts";

const server = useTestServer();
const [month, today] = ["2026-11", "2026-11-21"];

async function office() {
	const company = await testCompany(server());
	const browser = server().browser();
	browser.cookies.set(sessionCookie, company.cookie);
	await company.settle("2026-11-01", "2026-11-30");
	const book = (action: "START" | "END") => {
		const now = server().clock.now();
		return browser.call(bookings.createBooking, {
			bookingId: newId(now.getTime()),
			timestamp: now.toISOString(),
			action,
			activityId: company.activities.work,
		});
	};
	/** Until what is kept of today is so much: the server itself may be at it, and then leaves nothing to do here. */
	const settled = (minutes: number) =>
		expect
			.poll(
				async () => {
					await recomputeWaitingApart(server().services.database, company.tenantId, [company.mia]);
					return (await stored(company)).find(({ day }) => day === today)?.worked_min;
				},
				{ timeout: 15_000 },
			)
			.toBe(minutes);
	const list = async () =>
		(await browser.call(contract.listTargetActuals, { month })).answer.items[0];
	return { ...company, browser, book, settled, list };
}

test("a booking goes through while a calculation of the same person has read and not written", async () => {
	const company = await office();
	const { tenantId, mia } = company;
	const { database } = server().services;
	await insertEntry(company, today, "06:00", "07:00");
	expect((await company.book("START")).status).toBe(200);
	const held = await heldAfterReading(database, (stopped) =>
		recomputeWaitingApart(stopped, tenantId, [mia]),
	);
	server().clock.advance({ minutes: 30 });
	expect((await company.book("END")).status).toBe(200);
	expect(await company.list()).toMatchObject({ workedMinutes: 90, isBeingComputed: false });
	await held.write();
	expect(await company.list()).toMatchObject({ workedMinutes: 90, isBeingComputed: false });
	await company.settled(90);
});

test("while a booking is not over, whatever shows figures of the person is answered without it, and days are computed", async () => {
	const company = await office();
	const { tenantId, mia, browser, activities } = company;
	await insertEntry(company, today, "06:00", "07:00");
	await withClient(server().adminUrl, async (client) => {
		await client.query("begin");
		// a wait ends in a refusal
		await client.query("select from app_user where id = $1 for no key update", [mia]);
		await client.query(
			`insert into time_tracking (tenant_id, id, user_id, day, begin_at, end_at, occupied_to, zone, activity_id, class_type, state, source)
			values ($1, $2, $3, '2026-11-21', '2026-11-21T07:00Z', '2026-11-21T08:00Z', '2026-11-21T08:00Z', 'Europe/Berlin', $4, 'WORKTIME', 'APPROVED', 'MANUAL')`,
			[tenantId, newId(0), mia, activities.work],
		);
		const asked = [
			await browser.call(contract.getTargetActual, { userId: mia, month }),
			await browser.call(contract.listTargetActuals, { month }),
			await browser.call(dashboard.getOverview, {}),
			await browser.call(clocks.getTimeClocks, {}),
		];
		expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
		expect(await company.list()).toMatchObject({ workedMinutes: 60, isBeingComputed: false });
		await company.settled(60);
		await client.query("commit");
	});
	expect(await company.list()).toMatchObject({ workedMinutes: 120, isBeingComputed: false });
});
