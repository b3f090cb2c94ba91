import { afterEach, expect, test } from "vitest";
import { newId } from "#kit/contract/new-id.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { derivedEntries, storedEntries } from "./test-derived.ts";
import { timeline, type Worker } from "./test-office.ts";
import { pressingOffice } from "./test-pressing.ts";

const server = useTestServer();
afterEach(() => ask("drop trigger if exists stop_some on booking"));

const office = () => pressingOffice(server());

function ask(text: string, values: readonly unknown[] = []) {
	return withClient(
		server().adminUrl,
		async (client) => (await client.query(text, [...values])).rows,
	);
}

/** In how many transactions bookings of these people were traced. */
async function transactionsOf(...workers: Worker[]): Promise<number> {
	const [row] = await ask(
		"select count(distinct xid)::int as count from audit_event where entity = 'booking' and subject_user_id = any($1)",
		[workers.map(({ id }) => id)],
	);
	return row.count;
}

const applied = expect.objectContaining({ outcome: "APPLIED" });

test("what arrives together is written together, each with its own trace", async () => {
	const { anna, ben, cem, dora, press, activities } = await office();
	const work = { activityId: activities.work };
	const answers = await Promise.all([anna, ben, cem, dora].map((one) => press(one, work)));
	expect(answers).toEqual([applied, applied, applied, applied]);
	expect(await transactionsOf(anna, ben, cem, dora)).toBe(1);
	const traces = await ask(
		"select actor_id, subject_user_id, trace_id, after ->> 'outcome' as outcome from audit_event where subject_user_id = $1 and entity = 'booking'",
		[ben.id],
	);
	expect(traces).toEqual([
		{ actor_id: ben.id, subject_user_id: ben.id, trace_id: "press", outcome: "APPLIED" },
	]);
});

test("one that is refused, late or not signed in harms none beside it", async () => {
	const { anna, ben, cem, dora, press, activities } = await office();
	const work = { activityId: activities.work };
	const nobody = `${anna.browser.cookies.get(sessionCookie)?.slice(0, 37)}${"x".repeat(43)}`;
	const answers = await Promise.all([
		press(anna, work),
		press(ben, { activityId: newId(Date.parse("2026-11-21")) }),
		press(cem, {
			...work,
			timestamp: "2026-11-21T07:30:00Z",
			bookingId: newId(Date.parse("2026-11-21T07:30:00Z")),
		}),
		press(dora, work),
		press(dora, work, nobody),
	]);
	expect(answers).toEqual([
		applied,
		"ACTIVITY_NOT_FOUND",
		expect.objectContaining({ outcome: "APPLIED", state: "REQUESTED" }),
		applied,
		"UNAUTHENTICATED",
	]);
	expect(await transactionsOf(anna, dora)).toBe(1);
});

test("whose session was ended a moment ago books nothing, the others do", async () => {
	const { anna, ben, press, activities } = await office();
	const work = { activityId: activities.work };
	await ask("update session set revoked_at = $2 where user_id = $1", [
		anna.id,
		server().clock.now(),
	]);
	expect(await Promise.all([press(anna, work), press(ben, work)])).toEqual([
		"UNAUTHENTICATED",
		applied,
	]);
	expect(await timeline(server(), anna.id)).toEqual([]);
});

test("a closed month keeps its booking for somebody to look at, the neighbour's goes on", async () => {
	const { anna, ben, press, activities } = await office();
	const work = { activityId: activities.work };
	await ask(
		`insert into closed_month (tenant_id, user_id, month, close_no, closed_at)
		select tenant_id, id, '2026-11-01', 1, $2 from app_user where id = $1`,
		[anna.id, server().clock.now()],
	);
	expect(await Promise.all([press(anna, work), press(ben, work)])).toEqual([
		expect.objectContaining({ outcome: "CLOSED_MONTH" }),
		applied,
	]);
});

test("one id for two people: the second is told, and is booked under another", async () => {
	const { anna, ben, cem, press, activities } = await office();
	const bookingId = newId(server().clock.now().getTime());
	const work = { activityId: activities.work };
	const answers = await Promise.all([
		press(anna, { ...work, bookingId }),
		press(ben, { ...work, bookingId }),
		press(cem, work),
	]);
	expect(answers).toEqual([applied, "BOOKING_ID_TAKEN", applied]);
	expect(await press(ben, work)).toEqual(applied);
});

test("two browsers of one person: one goes with the others, the other sees what it did", async () => {
	const { anna, ben, press, activities, extra } = await office();
	const now = server().clock.now().getTime();
	const at = (seconds: number) => ({
		timestamp: new Date(now + seconds * 1000).toISOString(),
		bookingId: newId(now + seconds * 1000),
	});
	await Promise.all([
		press(anna, { activityId: activities.work, ...at(0) }),
		press(ben, { activityId: activities.work, ...at(0) }),
		press(anna, { activityId: activities.pause, ...at(1) }, extra.annasSecondCookie),
	]);
	expect(await transactionsOf(anna)).toBe(2);
	expect(await storedEntries(server(), anna.id)).toEqual(
		await derivedEntries(server(), anna.id, activities.work),
	);
	expect(await storedEntries(server(), anna.id)).toHaveLength(2);
});

test("who is held by somebody else waits alone", async () => {
	const { anna, ben, press, activities } = await office();
	const work = { activityId: activities.work };
	const [late, early] = await withClient(server().adminUrl, async (holder) => {
		await holder.query("begin");
		await holder.query("select from app_user where id = $1 for no key update", [anna.id]);
		const waits = press(anna, work);
		const goes = await press(ben, work);
		expect(await timeline(server(), anna.id)).toEqual([]);
		await holder.query("rollback");
		return [await waits, goes];
	});
	expect([late, early]).toEqual([applied, applied]);
	expect(await transactionsOf(anna, ben)).toBe(2);
});

/** The database takes no booking of a person: as a fault of one row would do. */
async function stop(worker: Worker, what: string): Promise<void> {
	await ask(
		`create or replace function stop_some() returns trigger language plpgsql as $$ begin ${what} return new; end $$`,
	);
	await ask(
		`create trigger stop_some before insert on booking for each row
		when (new.user_id = '${worker.id}') execute function stop_some()`,
	);
}

test("where all fail together each goes alone: one row's fault and a deadlock harm nobody else", async () => {
	const { anna, ben, cem, press, activities } = await office();
	const work = { activityId: activities.work };
	const pressed = () => [anna, ben, cem].map((one) => press(one, work));
	await stop(ben, "raise exception 'no' using errcode = '40P01';");
	const answers = await Promise.allSettled(pressed());
	expect(answers).toMatchObject([
		{ value: applied },
		{ reason: { code: "40P01" } },
		{ value: applied },
	]);
	expect(await transactionsOf(anna, cem)).toBe(2);
	expect(await timeline(server(), ben.id)).toEqual([]);
});

test("a connection that dies between writing and committing: nothing is half done, and the same bookings come again", async () => {
	const { anna, ben, press, activities } = await office();
	const bookings = [anna, ben].map((one) => ({
		one,
		given: { activityId: activities.work, bookingId: newId(server().clock.now().getTime()) },
	}));
	const pressed = () => bookings.map(({ one, given }) => press(one, given));
	await stop(ben, "perform pg_terminate_backend(pg_backend_pid());");
	const first = await Promise.allSettled(pressed());
	expect(first).toMatchObject([
		{ reason: { message: "The database is away." } },
		{ reason: { message: "The database is away." } },
	]);
	expect(await timeline(server(), anna.id)).toEqual([]);
	await ask("drop trigger stop_some on booking");
	expect(await Promise.all(pressed())).toEqual([applied, applied]);
	expect(await Promise.all(pressed())).toEqual([applied, applied]);
	expect(await timeline(server(), anna.id)).toHaveLength(1);
});

test("what was changed behind the server's back decides: the change wins, never what is remembered", async () => {
	const { anna, ben, cem, dora, press, activities } = await office();
	const work = { activityId: activities.work };
	const occupied = async ({ id }: Worker) => {
		const [row] = await ask(
			"select extract(epoch from occupied_to - begin_at)::int / 60 as minutes from time_tracking where user_id = $1",
			[id],
		);
		return row.minutes;
	};
	expect(await press(anna, work)).toEqual(applied);
	expect(await occupied(anna)).toBe(600);
	await ask(
		`insert into setting (tenant_id, id, key, scope, valid_from, value)
		select tenant_id, gen_random_uuid(), 'timetracking.autoFinish', 'GLOBAL', '2026-01-01', '{"afterMinutes": 480}' from app_user where id = $1`,
		[anna.id],
	);
	expect(await press(ben, work)).toEqual(applied);
	expect(await occupied(ben)).toBe(480);
	const errand = { activityId: activities.errand };
	expect(await press(cem, errand)).toEqual(applied);
	await ask("update activity set is_enabled = false where id = $1", [activities.errand]);
	expect(await press(dora, errand)).toBe("ACTIVITY_ARCHIVED");
});
