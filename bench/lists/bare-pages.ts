import pg from "pg";
import { median } from "../load/percentile.ts";

/**
 * A page of the long lists as somebody would ask for it by hand: its rows by their index, and what is looked up for them.
 * `$1` is the tenant, `$2` a person, `$3` the rows before the page.
 */
const barePages: Readonly<Record<string, string>> = {
	listTimeTrackingsOf: `
		select t.*, u.first_name, u.last_name, a.name from (
			select * from time_tracking
			where tenant_id = $1 and $2::uuid is not null and deleted_at is null and version > 0 and begin_at < now() + interval '1 day'
			order by begin_at desc, id desc limit 25 offset $3) t
		join app_user u on u.tenant_id = t.tenant_id and u.id = t.user_id
		join activity a on a.tenant_id = t.tenant_id and a.id = t.activity_id`,
	listDaysWithoutActuals: `
		select u.id, d.days, count(*) over () as total from app_user u
		join lateral (
			select array_agg(r.day) as days from day_result r
			where r.tenant_id = $1 and r.user_id = u.id and r.day between current_date - 30 and current_date - 1
				and r.target_min > r.holiday_credit_min + r.absence_credit_min and r.worked_min = 0 and r.pending_min = 0) d
			on d.days is not null
		where u.tenant_id = $1 and $2::uuid is not null and u.is_enabled and u.role = 'USER'
		order by u.last_name collate natural_order, u.first_name collate natural_order, u.id limit 25 offset $3`,
	listQualificationUsers: `
		select h.*, u.first_name, u.last_name, n.name from user_qualification h
		join app_user u on u.tenant_id = h.tenant_id and u.id = h.user_id
		join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
		where h.tenant_id = $1 and $2::uuid is not null
		order by u.last_name collate natural_order, u.first_name collate natural_order, h.id offset $3`,
	listUsers: `
		select u.*, n.name as unit_name, s.name as site_name, count(*) over () as total
		from app_user u
		join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
		join site s on s.tenant_id = u.tenant_id and s.id = u.site_id
		where u.tenant_id = $1 and $2::uuid is not null and u.is_enabled and u.role = 'USER'
		order by u.last_name collate natural_order, u.first_name collate natural_order, u.id limit 25 offset $3`,
	listBookings: `
		select * from booking where tenant_id = $1 and user_id = $2 and booked_at > now() - interval '30 days'
		order by booked_at desc limit 25 offset $3`,
	listTargetActuals: `
		select u.id, sum(d.worked_min), sum(d.balance_min) from (
			select id from app_user where tenant_id = $1 and $2::uuid is not null and is_enabled and role = 'USER'
			order by last_name collate natural_order, first_name collate natural_order, id limit 25 offset $3) u
		join day_result d on d.tenant_id = $1 and d.user_id = u.id
			and d.day between date_trunc('month', now())::date and now()::date
		group by u.id`,
};

/** One list for those who manage entries, one for everybody; the rows are the same. */
const sameAs: Readonly<Record<string, string>> = { listTimeTrackings: "listTimeTrackingsOf" };

const rounds = 5;

interface Asked {
	readonly tenantId: string;
	readonly given: Readonly<Record<string, string>>;
	readonly operationId: string;
	readonly offset: number;
}

/** Median, as the server's own role with row-level security; undefined where no such page is written down. */
export async function bareMilliseconds(
	serveUrl: string,
	asked: Asked,
): Promise<number | undefined> {
	const { tenantId, given, operationId, offset } = asked;
	const text = barePages[sameAs[operationId] ?? operationId];
	if (text === undefined) return undefined;
	const client = new pg.Client({ connectionString: serveUrl });
	await client.connect();
	try {
		await client.query("select set_config('app.tenant_id', $1, false)", [tenantId]);
		const took: number[] = [];
		for (let round = 0; round < rounds; round++) {
			const before = performance.now();
			await client.query({ name: "bare", text, values: [tenantId, given.userId, offset] });
			took.push(performance.now() - before);
		}
		return median(took);
	} finally {
		await client.end();
	}
}
