import { expect, test } from "vitest";
import { newId } from "#kit/contract/new-id.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { derivedEntries, storedEntries } from "./test-derived.ts";
import { testOffice, timeline } from "./test-office.ts";

const server = useTestServer();

async function office() {
	server().clock.set("2026-11-21T08:00:00Z");
	const built = await testOffice(server(), { lena: {} }, async (tenant, ids) =>
		tenant.project({ name: "Umbau", nodes: ["A", "B"], userIds: [ids.lena as string] }),
	);
	return { ...built, lena: built.worker("lena") };
}

test("one booking sent twelve times at once is booked once and answered the same", async () => {
	const { lena, activities } = await office();
	const bookingId = newId(server().clock.now().getTime());
	const replies = await Promise.all(
		Array.from({ length: 12 }, () =>
			lena.book({ action: "START", activityId: activities.work, bookingId }),
		),
	);
	const [first] = replies;
	for (const reply of replies) expect(reply.answer).toEqual(first?.answer);
	expect(await timeline(server(), lena.id)).toMatchObject([{ id: bookingId, end: null }]);
});

test("many devices pressing everything at once: one clock runs, nothing fails, no booking is lost", async () => {
	const { lena, activities, extra } = await office();
	const buttons = [
		{ action: "START", activityId: activities.work },
		{ action: "START", activityId: activities.pause },
		{ action: "END", activityId: activities.pause },
		{ action: "START", projectNodeId: extra.nodeIds[0] as string },
		{ action: "START", projectNodeId: extra.nodeIds[1] as string },
		{ action: "END", projectNodeId: extra.nodeIds[0] as string },
		{ action: "START", activityId: activities.errand },
		{ action: "END", activityId: activities.work },
	] as const;
	const pressed = Array.from({ length: 48 }, (_, index) => ({
		...(buttons[index % buttons.length] as (typeof buttons)[number]),
		// some in the same second, some before others that arrive earlier
		timestamp: new Date(
			Date.parse("2026-11-21T07:59:00Z") + ((index * 7) % 90) * 1000,
		).toISOString(),
	}));
	const replies = await Promise.all(pressed.map((one) => lena.book(one)));
	expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]));
	const { rows } = await withClient(server().adminUrl, (client) =>
		client.query(
			`select (select count(*)::int from booking where user_id = $1) as bookings,
				(select count(*)::int from time_tracking where user_id = $1 and end_at is null) as running,
				(select count(*)::int from audit_event where subject_user_id = $1 and entity = 'booking') as traces`,
			[lena.id],
		),
	);
	expect(rows[0].bookings).toBe(48);
	expect(rows[0].traces).toBe(48);
	expect(rows[0].running).toBeLessThanOrEqual(1);
	expect(await storedEntries(server(), lena.id)).toEqual(
		await derivedEntries(server(), lena.id, activities.work),
	);
	const entries = await timeline(server(), lena.id);
	for (const [index, entry] of entries.slice(1).entries()) {
		expect(entry.begin >= (entries[index]?.end ?? "")).toBe(true);
	}
});
