import { fillResults } from "#areas/time-tracking/target-actual/server/public.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { addMonths, monthOf } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { askingTogether } from "#kit/server/database/asking-together.ts";
import { transactionOn } from "#kit/server/database/tenant-transaction.ts";
import { insertLargeCompany, type LargeCompany } from "./large-company.ts";
import { withoutChecks } from "./without-checks.ts";

export interface WorkingCompany extends LargeCompany {
	/** Civil days: the first of the history, and today. */
	readonly from: string;
	readonly today: string;
	/** How many work in it. */
	readonly people: number;
	/** Switched on, for everybody. */
	readonly ruleId: string;
}

/**
 * A company that worked for a year, or for another number of days: a plan, a rule and each working day three entries for
 * everybody, and what the last of them come to.
 */
export async function insertWorkingCompany(
	ownerUrl: string,
	people: number,
	days = 365,
	daysWithResults = days,
): Promise<WorkingCompany> {
	const company = await insertLargeCompany(ownerUrl, people);
	const { tenantId } = company;
	const client = askingTogether(ownerUrl);
	await client.connect();
	try {
		const today = dayOfIso(new Date().toISOString().slice(0, 10));
		const to = monthOf(today).to;
		const from = (to - days + 1) as LocalDay;
		await client.query("select set_config('app.tenant_id', $1, false)", [tenantId]);
		const tell = async (text: string, values: readonly unknown[] = []) =>
			client.query(text, [tenantId, ...values]);
		await tell(employments, [isoOfDay(from)]);
		for (const text of facts) await tell(text);
		await withoutChecks(client, ["time_tracking"], async () => {
			await tell(entries, [isoOfDay(from), isoOfDay(today)]);
		});
		await client.query("begin");
		// as far as the hourly job goes: it finds nothing to do while something is measured
		await fillResults(transactionOn(client), tenantId, {
			from: (to - daysWithResults + 1) as LocalDay,
			to: monthOf(addMonths(today, 1)).to,
		});
		await client.query("commit");
		// as autovacuum leaves it
		await client.query("vacuum analyze");
		const { rows } = await tell("select id from time_rule where tenant_id = $1");
		const ruleId = rows[0].id as string;
		return { ...company, people, from: isoOfDay(from), today: isoOfDay(today), ruleId };
	} finally {
		await client.end();
	}
}

/** From its first day on: whose days before it are missing, they would be computed whenever somebody looks. */
const employments = `
	insert into employment (tenant_id, id, user_id, entry_date)
	select tenant_id, gen_random_uuid(), id, $2::date from app_user where tenant_id = $1 and role = 'USER'`;

const facts = [
	`insert into contract (tenant_id, id, user_id, employment_id, valid_from, weekly_min, days_per_week, annual_leave_days)
	select tenant_id, gen_random_uuid(), user_id, id, entry_date, 2400, 5, 30 from employment where tenant_id = $1`,
	`insert into worksheet_template (tenant_id, id, name, kind, weeks) values ($1, gen_random_uuid(), 'Vollzeit', 'FIXED', 1)`,
	`insert into worksheet_template_version (tenant_id, id, template_id, valid_from, weeks)
	select tenant_id, gen_random_uuid(), id, '2020-01-01', 1 from worksheet_template where tenant_id = $1`,
	`insert into worksheet_day (tenant_id, version_id, week, weekday, target_min)
	select tenant_id, id, 1, d, 480 from worksheet_template_version, generate_series(1, 5) d where tenant_id = $1`,
	`insert into worksheet (tenant_id, id, user_id, template_id, cycle_start, valid_from)
	select u.tenant_id, gen_random_uuid(), u.id, t.id, '2020-01-06', '2020-01-01'
	from app_user u join worksheet_template t using (tenant_id) where u.tenant_id = $1 and u.role = 'USER'`,
	`insert into time_rule (tenant_id, id, type, name, is_enabled) values ($1, gen_random_uuid(), 'AUTOPAUSE', 'Pausen', true)`,
	`insert into time_rule_version (tenant_id, id, rule_id, valid_from, settings, examples)
	select tenant_id, gen_random_uuid(), id, '2020-01-01',
		'{"type": "AUTOPAUSE", "behaviour": "COMPLETE_DURATION", "minBlockMinutes": 15, "validFrom": null, "validTo": null,
			"steps": [{"afterMinutes": 360, "pauseMinutes": 30}]}', '[]' from time_rule where tenant_id = $1`,
	`insert into time_rule_assignment (tenant_id, id, rule_id, target, valid_from)
	select tenant_id, gen_random_uuid(), id, 'GLOBAL', '2020-01-01' from time_rule where tenant_id = $1`,
];

/**
 * From eight to noon, a pause, and on until some minutes past half past four: never the same ones on two days. In the order
 * in which a company books them: all people's of a day, a day after the other.
 */
const entries = `
	insert into time_tracking (tenant_id, id, user_id, day, begin_at, end_at, occupied_to, zone, activity_id, class_type, state, source)
	select u.tenant_id, uuidv7(x.begin_at - clock_timestamp()), u.id, d::date, x.begin_at, x.end_at, x.end_at, 'Europe/Berlin',
		a.id, a.class_type, 'APPROVED', 'TERMINAL'
	from app_user u
	cross join generate_series($2::date, $3::date - 1, interval '1 day') d
	cross join lateral (select (d::date + time '07:00') at time zone 'UTC' as base, abs(hashtext(u.id::text || d)) % 40 as late) o
	cross join lateral (values
		(o.base + make_interval(mins => o.late / 4), o.base + interval '4 hours', 'WORKTIME'),
		(o.base + interval '4 hours', o.base + interval '4 hours 20 minutes', 'PAUSE'),
		(o.base + interval '4 hours 20 minutes', o.base + interval '8 hours 20 minutes' + make_interval(mins => o.late), 'WORKTIME')
	) x (begin_at, end_at, class_type)
	join activity a on a.tenant_id = u.tenant_id and a.class_type = x.class_type and a.is_default
	where u.tenant_id = $1 and u.role = 'USER' and extract(isodow from d) < 6
	order by x.begin_at`;
