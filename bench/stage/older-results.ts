import type pg from "pg";

/**
 * Results of the days before those that were computed: four whole weeks of these, again and again. Computing years of
 * everybody would take hours and come to the same.
 *
 * @param from civil day: the first that gets one
 */
export async function repeatResults(
	client: pg.ClientBase,
	tenantId: string,
	from: string,
): Promise<void> {
	const { rows } = await client.query<{ name: string; type: string }>(
		`select attname as name, format_type(atttypid, null) as type from pg_attribute
		where attrelid = 'day_result'::regclass and attnum > 0 and not attisdropped`,
	);
	const shifted: Readonly<Record<string, string>> = {
		date: "c.shift",
		"timestamp with time zone": "make_interval(days => c.shift)",
	};
	const values = rows.map(({ name, type }) =>
		type in shifted ? `r.${name} - ${shifted[type]}` : `r.${name}`,
	);
	await client.query(
		`with known as materialized (
			-- from a Monday on, and without days that are not over
			select min(day) + (8 - extract(isodow from min(day))::int) % 7 as monday, min(day) as first
			from day_result where tenant_id = $1)
		insert into day_result (${rows.map(({ name }) => name).join(", ")})
		select ${values.join(", ")} from known k
		cross join lateral (
			select 28 * n as shift from generate_series(1, (k.monday + 27 - $2::date) / 28) n) c
		join day_result r on r.tenant_id = $1 and r.day between k.monday and k.monday + 27
			and r.day - c.shift < k.first and r.day - c.shift >= $2::date
		order by r.day - c.shift`,
		[tenantId, from],
	);
}
