import pg from "pg";
import type { BenchCluster } from "./bench-cluster.ts";
import type { Crowd } from "./crowd.ts";
import { withoutChecks } from "./without-checks.ts";

/**
 * Entries with the booking that began each, four a day, until some weeks ago; everybody has as many.
 *
 * @param from how many there are already
 * @param to how many there shall be
 * @param everyDays how far the days with entries are apart
 */
export async function storeOlderEntries(
	{ ownerUrl }: BenchCluster,
	{ tenantId, userIds }: Crowd,
	from: number,
	to: number,
	everyDays = 1,
): Promise<void> {
	const client = new pg.Client({ connectionString: ownerUrl });
	await client.connect();
	try {
		await client.query("select set_config('app.tenant_id', $1, false)", [tenantId]);
		await withoutChecks(client, ["booking", "time_tracking"], async () => {
			for (const text of [bookings, entries])
				await client.query(text, [tenantId, userIds, from, to, everyDays]);
		});
		// both sides as after some nights: what is written by the million is tidied up later on, while bookings come in
		await client.query("vacuum (analyze)");
	} finally {
		await client.end();
	}
}

const numbered = `
	from generate_series($3::int, $4::int - 1) n
	cross join lateral (select ($2::uuid[])[n % cardinality($2::uuid[]) + 1] as user_id, n / cardinality($2::uuid[]) as own) p
	cross join lateral (select date_trunc('day', now()) - make_interval(days => 45 + p.own / 4 * $5::int)
		+ make_interval(hours => 6 + 2 * (p.own % 4)) as begin_at) b
	join activity a on a.tenant_id = $1 and a.class_type = 'WORKTIME' and a.is_default`;

const bookings = `
	insert into booking (tenant_id, id, user_id, booked_at, zone, action, source, activity_id, class_type, received_at, outcome)
	select $1, uuidv7(b.begin_at - clock_timestamp()), p.user_id, b.begin_at, 'Europe/Berlin', 'START', 'TERMINAL', a.id,
		a.class_type, b.begin_at, 'APPLIED' ${numbered}`;

const entries = `
	insert into time_tracking (tenant_id, id, user_id, day, begin_at, end_at, occupied_to, zone, activity_id, class_type, state, source)
	select $1, uuidv7(b.begin_at - clock_timestamp()), p.user_id, b.begin_at::date, b.begin_at, b.begin_at + interval '90 minutes',
		b.begin_at + interval '90 minutes', 'Europe/Berlin', a.id, a.class_type, 'APPROVED', 'TERMINAL' ${numbered}`;
