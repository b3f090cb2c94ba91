import type { BookingFact } from "#domain/working-time/timeline/booking-fact.ts";
import { deriveEntries } from "#domain/working-time/timeline/derive-entries.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import type { TestServer } from "#kit/testing/test-server.ts";

type Row = Record<string, string | null>;

async function rowsOf({ adminUrl }: TestServer, text: string, userId: string): Promise<Row[]> {
	return withClient(adminUrl, async (client) => (await client.query(text, [userId])).rows);
}

/** A person's entries as they are stored: id, begin, end, activity, node. */
export async function storedEntries(server: TestServer, userId: string) {
	const rows = await rowsOf(
		server,
		`select id, extract(epoch from begin_at)::int as begin, extract(epoch from end_at)::int as end, activity_id, project_node_id
		from time_tracking where user_id = $1 and deleted_at is null order by begin_at`,
		userId,
	);
	return rows.map((row) => [row.id, row.begin, row.end, row.activity_id, row.project_node_id]);
}

/** What the same bookings make when they come one after the other. */
export async function derivedEntries(server: TestServer, userId: string, workActivityId: string) {
	const rows = await rowsOf(
		server,
		"select *, extract(epoch from booked_at)::int as at from booking where user_id = $1",
		userId,
	);
	const bookings = rows.map((row) => ({
		id: row.id,
		at: row.at,
		action: row.action,
		classType: row.class_type,
		activityId: row.activity_id,
		nodeId: row.project_node_id,
		source: row.source,
		finishesId: row.finishes_id,
	})) as unknown as BookingFact[];
	return deriveEntries(bookings, { workActivityId }, 600).map((entry) => [
		entry.id,
		entry.begin,
		entry.end,
		entry.activityId,
		entry.nodeId,
	]);
}
