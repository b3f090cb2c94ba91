import { rangeOfMonth } from "#areas/time-tracking/target-actual/server/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { askingTogether } from "#kit/server/database/asking-together.ts";
import { type Bench, floorFigure, type Tell } from "./bench.ts";
import { type MeasuredStage, measure } from "./load/measured-answer.ts";
import { sizeOf } from "./size.ts";
import { withBenchCluster } from "./stage/bench-cluster.ts";
import { startServing } from "./stage/serving-process.ts";
import { withoutChecks } from "./stage/without-checks.ts";
import { insertWorkingCompany, type WorkingCompany } from "./stage/working-company.ts";

const people = sizeOf("PEOPLE", 1_000);

/** A year of everybody, charged to cost centres: recorded time and shifts. */
export const bench: Bench = {
	name: "cost-centres",
	title: `a year of ${people} people by cost centre and month, as recorded and as planned; floor: the same grouped by hand`,
	run: (tell) =>
		withBenchCluster(async (cluster) => {
			const company = await insertWorkingCompany(cluster.ownerUrl, people);
			await insertCharges(cluster.ownerUrl, company);
			const serving = await startServing(cluster);
			try {
				await evaluate({ cluster, address: serving.address }, company, tell);
			} finally {
				await serving.stop();
			}
		}),
};

const shareRows = `
	insert into cost_centre_link (tenant_id, id, target, target_id, cost_centre_id, percent, valid_from)
	select u.tenant_id, gen_random_uuid(), 'USER', u.id, c.id, case c.place when 0 then 60 else 40 end, '2020-01-01'
	from app_user u
	join (select id, tenant_id, code::int % 2 as place, code::int / 2 as pair from cost_centre) c
		on c.tenant_id = u.tenant_id and c.pair = abs(hashtext(u.id::text)) % 20
	where u.tenant_id = $1 and u.role = 'USER'`;

const chargeRows = [
	`insert into cost_centre (tenant_id, id, code, name)
	select $1, gen_random_uuid(), n::text, 'Kostenstelle ' || n from generate_series(0, 39) n`,
	shareRows,
	`insert into wage (tenant_id, id, user_id, kind, cents, valid_from)
	select tenant_id, gen_random_uuid(), id, 'HOURLY', 2000, '2020-01-01' from app_user where tenant_id = $1 and role = 'USER'`,
	`insert into activity (tenant_id, id, name, class_type) values ($1, gen_random_uuid(), 'Tagdienst', 'SHIFT_DAY')`,
];

const shiftRows = `
	insert into shift (tenant_id, id, user_id, unit_id, activity_id, class_type, day, begin_at, end_at, pause1_at, pause1_min)
	select r.tenant_id, gen_random_uuid(), r.user_id, r.unit_id, a.id, a.class_type, r.day, r.day + time '07:00', r.day + time '15:30',
		r.day + time '11:00', 30
	from day_result r join activity a on a.tenant_id = r.tenant_id and a.class_type = 'SHIFT_DAY'
	where r.tenant_id = $1 and r.target_min > 0`;

async function insertCharges(ownerUrl: string, { tenantId }: WorkingCompany): Promise<void> {
	const client = askingTogether(ownerUrl);
	await client.connect();
	try {
		await client.query("select set_config('app.tenant_id', $1, false)", [tenantId]);
		for (const text of chargeRows) await client.query(text, [tenantId]);
		await withoutChecks(client, ["shift"], async () => {
			await client.query(shiftRows, [tenantId]);
		});
		await client.query("vacuum analyze");
	} finally {
		await client.end();
	}
}

/** What both are made of: work by person and day, as planned and as it came. */
const works = {
	trackings: `
		select t.user_id, t.day, 0 as planned, extract(epoch from t.end_at - t.begin_at) as actual from time_tracking t
		where t.tenant_id = $1 and t.day between $2 and $3 and t.deleted_at is null and t.end_at is not null and t.class_type in ('WORKTIME', 'ACTION')
		union all
		select r.user_id, r.day, r.target_min, 0 from day_result r where r.tenant_id = $1 and r.day between $2 and $3`,
	shifts: `
		select s.user_id, s.day, extract(epoch from s.end_at - s.begin_at) - s.pause1_min, r.worked_min from shift s
		left join day_result r on r.tenant_id = s.tenant_id and r.user_id = s.user_id and r.day = s.day
		where s.tenant_id = $1 and s.day between $2 and $3 and s.deleted_at is null`,
} as const;

const grouped = (work: string) => `
	select l.cost_centre_id, date_trunc('month', w.day), sum(w.planned * l.percent), sum(w.actual * l.percent),
		sum(w.planned * l.percent * g.cents), sum(w.actual * l.percent * g.cents), count(distinct w.user_id)
	from (${work}) w (user_id, day, planned, actual)
	join cost_centre_link l on l.tenant_id = $1 and l.target = 'USER' and l.target_id = w.user_id and w.day >= l.valid_from
		and (l.valid_to is null or w.day <= l.valid_to)
	left join wage g on g.tenant_id = $1 and g.user_id = w.user_id and w.day >= g.valid_from and (g.valid_to is null or w.day <= g.valid_to)
	group by 1, 2`;

async function evaluate(
	stage: MeasuredStage,
	{ tenantId, administrator, from, today }: WorkingCompany,
	tell: Tell,
): Promise<void> {
	const [first, last] = [from.slice(0, 7), today.slice(0, 7)];
	const asked = `fromMonth=${first}&toMonth=${last}&grouping=USER`;
	for (const [name, work] of Object.entries(works)) {
		const path = `/api/reports/cost-centre-${name}?${asked}`;
		const measured = await measure(
			stage,
			() => ({ method: "GET", path, cookie: administrator }),
			() => [[{ name, text: grouped(work), values: [tenantId, `${first}-01`, lastDay(last)] }]],
		);
		tell(floorFigure(`${name} by cost centre and month`, measured, { atMost: 2 }));
	}
}

const lastDay = (month: string) => isoOfDay(rangeOfMonth(month).to);
