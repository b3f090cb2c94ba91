import { join } from "node:path";
import { expect, test } from "vitest";
import { contract as bookings } from "#areas/time-tracking/bookings/contract.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { twoPeople } from "#kit/testing/two-people.ts";
import { databaseAt, runTool, type TriedDatabase, useTries } from "./backup/try-backup.ts";

const server = useTestServer();
const { emptyDatabase, newFolder } = useTries();

/** She comes and goes until it is over; at least once. */
async function bookUntil(
	hers: TestBrowser,
	activityId: string | null,
	isOver: () => boolean,
): Promise<string[]> {
	const ids: string[] = [];
	do {
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
	} while (!isOver());
	return ids;
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
	const create = ["tools/backup.ts", "create", folder];
	const making = runTool(source, server().dataDirectory, create);
	let isOver = false;
	making.finally(() => {
		isOver = true;
	});
	const ids = await bookUntil(annas, work?.id ?? null, () => isOver);
	expect((await making).code).toBe(0);
	const [target, data] = [await emptyDatabase(), join(await newFolder(), "data")];
	expect((await runTool(target, data, ["tools/backup.ts", "restore", folder])).code).toBe(0);
	// the first ones until then, each with all that belongs to it
	const kept = await bookingsIn(target);
	expect(kept).toEqual(ids.slice(0, kept.length).map((id) => ({ id, entries: 1, traces: 1 })));
	expect(await bookingsIn(source)).toHaveLength(ids.length);
}, 120_000);
