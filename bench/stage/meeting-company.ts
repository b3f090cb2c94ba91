import { withClient } from "#kit/testing/test-cluster.ts";
import { insertLargeCompany, type LargeCompany } from "./large-company.ts";

/** A company in which everybody has three series and two single appointments in July 2026, some days of them changed. */
export async function insertMeetingCompany(
	ownerUrl: string,
	people: number,
): Promise<LargeCompany> {
	const company = await insertLargeCompany(ownerUrl, people);
	await withClient(ownerUrl, async (client) => {
		await client.query("select set_config('app.tenant_id', $1, false)", [company.tenantId]);
		for (const text of rows) await client.query(text, [company.tenantId]);
		await client.query("vacuum analyze");
	});
	return company;
}

const rows = [
	`insert into appointment_series (tenant_id, id, user_id, title, begin_min, end_min, zone, type, interval_count, weekdays, first_day)
	select u.tenant_id, gen_random_uuid(), u.id, 'Serie ' || k, 540 + k * 60, 570 + k * 60, 'Europe/Berlin', 'WEEKLY', k, array[k]::smallint[], '2024-01-01'::date + k - 1
	from app_user u, generate_series(1, 3) k where u.tenant_id = $1 and u.role = 'USER'`,
	`insert into appointment (tenant_id, id, user_id, title, begin_at, end_at, zone)
	select u.tenant_id, gen_random_uuid(), u.id, 'Termin', '2026-07-06T08:00Z'::timestamptz + make_interval(days => k * 9),
		'2026-07-06T08:30Z'::timestamptz + make_interval(days => k * 9), 'Europe/Berlin'
	from app_user u, generate_series(1, 2) k where u.tenant_id = $1 and u.role = 'USER'`,
	`insert into appointment_exception (tenant_id, series_id, original_day, id, type)
	select tenant_id, id, '2026-07-06', gen_random_uuid(), 'DELETED' from appointment_series where tenant_id = $1 and interval_count = 1`,
];
