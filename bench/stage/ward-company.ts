import { askingTogether } from "#kit/server/database/asking-together.ts";
import { insertWorkingCompany, type WorkingCompany } from "./working-company.ts";

export interface WardCompany extends WorkingCompany {
	/** Civil days of the month that is planned: the present one. */
	readonly plannedFrom: string;
	readonly plannedTo: string;
}

/** As much as rest and averages look back upon. */
const daysOfWork = 170;

/**
 * A company with a plan of the present month, not known to the people yet and with nothing booked in it: everybody has a
 * shift from Monday to Friday and, on every other of these days, is on call afterwards; each department has a workspace, where its
 * heads work, too: theirs are the first rows that are seen.
 */
export async function insertWardCompany(ownerUrl: string, people: number): Promise<WardCompany> {
	const company = await insertWorkingCompany(ownerUrl, people, daysOfWork);
	const client = askingTogether(ownerUrl);
	await client.connect();
	try {
		const { tenantId, today } = company;
		await client.query("select set_config('app.tenant_id', $1, false)", [tenantId]);
		const { rows } = await client.query<{ first: string; last: string }>(presentMonth, [today]);
		const { first: plannedFrom = "", last: plannedTo = "" } = rows[0] ?? {};
		await client.query("delete from time_tracking where tenant_id = $1 and day >= $2", [
			...[tenantId, plannedFrom],
		]);
		for (const text of places) await client.query(text, [tenantId]);
		await client.query(shifts, [tenantId, plannedFrom, plannedTo]);
		// nobody looks at these days' figures here
		await client.query("delete from day_stale where tenant_id = $1", [tenantId]);
		await client.query("vacuum analyze");
		return { ...company, plannedFrom, plannedTo };
	} finally {
		await client.end();
	}
}

const presentMonth = `
	select to_char(m, 'YYYY-MM-DD') as first, to_char(m + interval '1 month - 1 day', 'YYYY-MM-DD') as last
	from date_trunc('month', $1::date) m`;

const places = [
	`insert into activity (tenant_id, id, name, code, color, class_type)
	select $1::uuid, gen_random_uuid(), name, code, color, class_type
	from (values ('Frühdienst', 'F', '#d9a514', 'SHIFT_MORNING'), ('Spätdienst', 'S', '#d3632a', 'SHIFT_DAY'),
		('Rufbereitschaft', 'R', '#2b7a9b', 'SHIFT_STANDBY')) kind (name, code, color, class_type)`,
	`insert into workspace (tenant_id, id, unit_id, name, color)
	select tenant_id, gen_random_uuid(), id, name, '#1f8a70' from unit where tenant_id = $1 and depth = 2`,
];

/** Early in one week, late in the next. */
const shifts = `
	insert into shift (tenant_id, id, user_id, unit_id, workspace_id, activity_id, class_type, day, begin_at, end_at, pause1_at, pause1_min)
	select u.tenant_id, uuidv7(), u.id, w.unit_id, w.id, a.id, a.class_type, d::date, t.begin_at, t.begin_at + k.length,
		case when k.class_type <> 'SHIFT_STANDBY' then t.begin_at + interval '4 hours' end,
		case when k.class_type <> 'SHIFT_STANDBY' then 30 end
	from app_user u
	join unit team on team.tenant_id = u.tenant_id and team.id = u.unit_id
	join workspace w on w.tenant_id = u.tenant_id and w.unit_id in (team.id, team.parent_id)
	cross join generate_series($2::date, $3::date, interval '1 day') d
	cross join lateral (select extract(week from d)::int % 2 = 0 as is_early, extract(doy from d)::int % 2 = 0 as is_on_call) o
	cross join (values ('SHIFT_MORNING', time '06:00', interval '8 hours 30 minutes'),
		('SHIFT_DAY', time '12:00', interval '8 hours 30 minutes'), ('SHIFT_STANDBY', time '20:30', interval '2 hours'))
		k (class_type, begins, length)
	cross join lateral (select (d::date + k.begins) at time zone 'Europe/Berlin' as begin_at) t
	join activity a on a.tenant_id = u.tenant_id and a.class_type = k.class_type
	where u.tenant_id = $1 and u.role = 'USER' and extract(isodow from d) < 6
		and case k.class_type when 'SHIFT_MORNING' then o.is_early when 'SHIFT_DAY' then not o.is_early else o.is_on_call end`;
