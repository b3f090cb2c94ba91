import { join } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { contract as bookings } from "#areas/time-tracking/bookings/contract.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { twoPeople } from "#kit/testing/two-people.ts";
import { databaseAt, runTool, type TriedDatabase, useTries } from "./backup/try-backup.ts";

const server = useTestServer();
const { emptyDatabase, newFolder } = useTries();

const ids: string[] = [];

/** She comes or goes. */
async function book(hers: TestBrowser, activityId: string | null): Promise<void> {
	const now = server().clock.now();
	const bookingId = newId(now.getTime());
	const reply = await hers.call(bookings.createBooking, {
		bookingId,
		timestamp: now.toISOString(),
		action: ids.length % 2 === 0 ? "START" : "END",
		activityId,
	});
	expect([reply.status, reply.answer.outcome]).toEqual([200, "APPLIED"]);
	ids.push(bookingId);
	server().clock.advance({ seconds: 1 });
}

/** Keeps a backup that has begun from going on. */
async function holdUp(database: TriedDatabase) {
	const client = new pg.Client({ connectionString: database.adminUrl });
	await client.connect();
	await client.query("begin; lock table school_holiday in access exclusive mode");
	const waiting = `select from pg_stat_activity where datname = current_database()
		and application_name = 'stundwerk backup' and wait_event_type = 'Lock'`;
	return {
		untilItWaits: () =>
			expect.poll(async () => (await database.ask(waiting)).length, { interval: 20 }).toBe(1),
		release: () => client.end(),
	};
}

const bookingsIn = (database: TriedDatabase) =>
	database.ask<{ id: string; entries: number; traces: number }>(
		`select b.id, (select count(*)::int from time_tracking t where b.id in (t.start_booking_id, t.end_booking_id)) as entries,
			(select count(*)::int from audit_event a where a.entity_id = b.id) as traces
		from booking b order by b.booked_at`,
	);

test("people go on booking while a backup is made, and it holds one moment of that", async () => {
	const source = databaseAt(server());
	const { annas } = await twoPeople(server());
	const [work] = await source.ask<{ id: string }>(
		"select id from activity where class_type = 'WORKTIME' and is_default",
	);
	const folder = join(await newFolder(), "backup");
	const again = () => book(annas, work?.id ?? null);
	await again();
	const held = await holdUp(source);
	const create = ["tools/backup.ts", "create", folder];
	const making = runTool(source, server().dataDirectory, create);
	let isOver = false;
	making.finally(() => {
		isOver = true;
	});
	await held.untilItWaits();
	for (let time = 0; time < 4; time++) await again();
	await held.release();
	while (!isOver) await again();
	expect((await making).code).toBe(0);
	const [target, data] = [await emptyDatabase(), join(await newFolder(), "data")];
	expect((await runTool(target, data, ["tools/backup.ts", "restore", folder])).code).toBe(0);
	expect(await bookingsIn(target)).toEqual([{ id: ids[0], entries: 1, traces: 1 }]);
	expect((await bookingsIn(source)).map(({ id }) => id)).toEqual(ids);
}, 120_000);
