import { floorFigure, limitFigure, type Tell } from "../bench.ts";
import type { BenchCluster } from "../stage/bench-cluster.ts";
import type { LeaveCompany } from "../stage/leave-company.ts";
import type { RoundTrips } from "./bare-load.ts";
import { freeWeeks, type Week } from "./free-weeks.ts";
import { compressedBytes, measure } from "./measured-answer.ts";
import { previewFloor } from "./preview-floor.ts";

export interface LeaveStage {
	readonly cluster: BenchCluster;
	readonly company: LeaveCompany;
	readonly address: string;
}

const shown = 500;

/** The year of 500 people, as the page of leave asks for it. */
export async function calendarOfYear(stage: LeaveStage, tell: Tell): Promise<void> {
	const { address, company } = stage;
	const [from, to] = [`${company.lastYear + 1}-01-01`, `${company.lastYear + 1}-12-31`];
	const path = `/api/absence-calendar?from=${from}&to=${to}&pageSize=${shown}`;
	const request = { method: "GET", path, cookie: company.administrator } as const;
	const bytes = await compressedBytes(address, request);
	tell(limitFigure(`year of ${shown} people, compressed`, bytes / 1024, 300, "kB"));
	const measured = await measure(
		stage,
		() => request,
		() => yearFloor(company.tenantId, from, to),
	);
	tell(floorFigure(`year of ${shown} people`, measured, { atMost: 2 }));
}

/** What stands beside their names. */
export async function balancesOfYear(stage: LeaveStage, tell: Tell): Promise<void> {
	const { company } = stage;
	const [userIds, year] = [company.userIds.slice(0, shown), company.lastYear + 1];
	const { tenantId, leaveActivityId: activityId, administrator: cookie } = company;
	const body = JSON.stringify({ userIds, year, activityId });
	const measured = await measure(
		stage,
		() => ({ method: "POST", path: "/api/leave-balances", cookie, body }),
		() => [[{ name: "balances", text: balances, values: [tenantId, userIds, year, activityId] }]],
	);
	tell(floorFigure(`leave of ${shown} people in short`, measured, { atMost: 2 }));
}

/** A week that each person might ask for. */
export async function previewedLeave(stage: LeaveStage, tell: Tell): Promise<void> {
	const { company } = stage;
	const free = await freeWeeks(stage.cluster.bareUrl, company);
	const person = (nth: number) => nth % Math.min(free.length, shown);
	const measured = await measure(
		stage,
		(nth) => ({
			...{ method: "POST", path: "/api/absence-preview", cookie: company.cookie(person(nth)) },
			body: JSON.stringify({
				userId: company.userIds[person(nth)],
				activityId: company.leaveActivityId,
				...free[person(nth)],
			}),
		}),
		(_, nth) =>
			previewFloor({
				...{
					tenantId: company.tenantId,
					activityId: company.leaveActivityId,
					today: company.today,
				},
				...(free[person(nth)] as Week),
				userId: company.userIds[person(nth)] as string,
				cookie: company.cookie(person(nth)),
			}),
	);
	tell(floorFigure("preview of a request", measured, { atMost: 2 }));
}

/** People in the order in which they are shown, each with her absences; and how many there are. */
const yearOfPeople = `
	select p.*, b.id as absence_id, b.activity_id, b.class_type, b.from_date::text, b.to_date::text, b.from_part, b.to_part, b.begin_min,
		b.end_min, b.state, b.version
	from (select u.tenant_id, u.id, u.first_name, u.last_name, u.unit_id, n.name as unit_name, u.site_id, u.entry_date::text,
			u.exit_date::text, count(*) over () as people
		from app_user u join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
		where u.tenant_id = $1 and u.role = 'USER' and u.is_enabled
			and (u.entry_date is null or u.entry_date <= $3) and (u.exit_date is null or u.exit_date >= $2)
		order by n.name collate natural_order, u.unit_id, u.last_name collate natural_order, u.first_name collate natural_order, u.id
		limit ${shown}) p
	left join absence b on b.tenant_id = p.tenant_id and b.user_id = p.id and b.to_date >= $2 and b.from_date <= $3
		and b.state in ('PLANNED', 'REQUESTED', 'APPROVED')`;

/** What entries add up to, and what days of absences do. */
const balances = `
	select a.user_id, a.unit, e.days, d.ahead, d.requested
	from leave_account a,
		lateral (select sum(e.days) as days from leave_entry e where e.tenant_id = a.tenant_id and e.account_id = a.id) e,
		lateral (
			select sum(t.cost) filter (where b.state = 'APPROVED') as ahead, sum(t.cost) filter (where b.state = 'REQUESTED') as requested
			from absence_day t join absence b on b.tenant_id = t.tenant_id and b.id = t.absence_id
			where t.tenant_id = a.tenant_id and t.user_id = a.user_id and b.activity_id = a.activity_id
				and t.day >= make_date(a.year, 1, 1) and t.day < make_date(a.year + 1, 1, 1)) d
	where a.tenant_id = $1 and a.user_id = any($2::uuid[]) and a.year = $3 and a.activity_id = $4`;

const kinds =
	"select id, name, color, class_type from activity where tenant_id = $1 and category = 'ABSENCE'";

/** What lies over the rows: free days, school holidays, and barriers with their units. */
const free = `
	select date::text, name, factor::float8, site_id from holiday
	where tenant_id = $1 and date >= $2 and date <= $3 and factor > 0 order by date`;
const schools = `
	select id, name, from_date::text, to_date::text, site_id, region from school_holiday
	where tenant_id = $1 and to_date >= $2 and from_date <= $3`;
const barred = `
	select b.id, b.name, b.reason, b.from_date::text, b.to_date::text, c.descendant_id as unit_id
	from leave_barrier b
	join leave_barrier_unit x on x.tenant_id = b.tenant_id and x.barrier_id = b.id
	join unit_closure c on c.tenant_id = x.tenant_id and c.ancestor_id = x.unit_id
	where b.tenant_id = $1 and b.is_enabled and b.to_date >= $2 and b.from_date <= $3`;

/** Who asks has been looked at already: the session of the administrator is kept for a moment. */
function yearFloor(tenantId: string, from: string, to: string): RoundTrips {
	const dated = [tenantId, from, to];
	return [
		[
			{ name: "year", text: yearOfPeople, values: dated },
			{ name: "kinds", text: kinds, values: [tenantId] },
			{ name: "free", text: free, values: dated },
			{ name: "schools", text: schools, values: dated },
			{ name: "barred", text: barred, values: dated },
		],
	];
}
