import { type RawBuilder, sql } from "kysely";
import {
	exceptions,
	type PersonRow,
	sheets,
	type TemplateRow,
	type TermsRow,
	templates,
	termsColumn,
} from "#areas/time-tracking/target-actual/server/public.ts";
import { composedStatement } from "#kit/server/composed-statement.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import { type FarPlan, farPlan, isOnDays, type UnitRulesRow, unitRules } from "./far-plan.ts";
import { type ShiftRow, shiftRow } from "./shift.ts";

/** Civil days, both inclusive; null: open. */
interface Dated {
	readonly from: string;
	readonly to: string | null;
}

/** All of a person that says whether she can take shifts of a range. */
export interface PersonFactsRow extends FarPlan, Pick<PersonRow, "worksheets" | "exceptions"> {
	readonly id: string;
	readonly siteId: string;
	readonly zone: string;
	readonly birthDate: string | null;
	readonly employments: readonly Dated[];
	readonly contracts: readonly (Dated & {
		readonly isExempt: boolean;
		readonly minorUntil: string | null;
		readonly weeklyMinutes: number;
		readonly daysPerWeek: number;
		readonly maternityFrom: string | null;
		readonly maternityTo: string | null;
	})[];
	/** What limits a month; null: nothing. */
	readonly terms: Omit<TermsRow, "id"> | null;
	readonly absences: readonly {
		readonly id: string;
		readonly from: string;
		readonly to: string;
		readonly fromPart: "WHOLE" | "FIRST_HALF" | "SECOND_HALF";
		readonly toPart: "WHOLE" | "FIRST_HALF" | "SECOND_HALF";
		readonly beginMinute: number | null;
		readonly endMinute: number | null;
		readonly state: "REQUESTED" | "APPROVED";
	}[];
	/** Whole minutes since 1970. */
	readonly unavailable: readonly { readonly begin: number; readonly end: number }[];
	readonly qualifications: readonly (Dated & {
		readonly qualificationId: string;
		readonly level: number | null;
	})[];
	readonly shifts: readonly (ShiftRow & { readonly countsAsWorkingTime: boolean })[];
	/** Shifts of the range for which time was recorded. */
	readonly recorded: readonly string[];
}

export interface RequirementRow {
	readonly workspaceId: string | null;
	readonly activityId: string | null;
	readonly shiftId: string | null;
	/** Of a template. */
	readonly itemId: string | null;
	readonly qualificationId: string;
	readonly name: string;
	readonly minLevel: number | null;
	readonly levels: readonly string[];
}

export interface PlanFacts {
	readonly people: readonly PersonFactsRow[];
	/** What departments make of the rules. */
	readonly units: readonly UnitRulesRow[];
	/** Those of the people's worksheets. */
	readonly templates: readonly TemplateRow[];
	/** Public ones of the company or of a site. */
	readonly holidays: readonly { readonly date: string; readonly siteId: string | null }[];
	/** Of all workspaces, kinds and templates, and of the shifts of the range. */
	readonly requirements: readonly RequirementRow[];
}

export interface FactsAsked {
	readonly tenantId: string;
	readonly userIds: readonly string[];
	/** Departments whose rules are wanted. */
	readonly unitIds: readonly string[];
	readonly from: string;
	readonly to: string;
	/** As far as averages and years look. */
	readonly farFrom: string;
	readonly farTo: string;
	/** Days before it are over. */
	readonly today: string;
}

/** What is known of people for the days of a range, in one statement. */
export async function readPlanFacts(tx: Tx, asked: FactsAsked): Promise<PlanFacts> {
	const { userIds, unitIds, ...days } = asked;
	const lists = { userIds: [...userIds], unitIds: [...unitIds] };
	const [row] = await rowsOf<PlanFacts>(tx, factsOf({ ...days, ...lists }));
	return row as PlanFacts;
}

const list = (value: RawBuilder<unknown>, rest: RawBuilder<unknown>) =>
	sql`(select coalesce(jsonb_agg(${value}), '[]') from ${rest})`;

type Asked = Readonly<Record<"tenantId" | "from" | "to", never>>;
type Far = Asked & Readonly<Record<"farFrom" | "farTo" | "today", never>>;

const own = (tenantId: unknown) => sql`x.tenant_id = ${tenantId} and x.user_id = u.id`;

/** What is agreed upon with the person `u`, and what she is qualified for. */
const terms = ({ tenantId, ...days }: Far) => sql`
	${list(
		sql`jsonb_build_object('from', x.entry_date, 'to', x.exit_date)`,
		sql`employment x where ${own(tenantId)}`,
	)} as employments,
	${list(
		sql`jsonb_build_object('from', x.valid_from, 'to', x.valid_to, 'isExempt', x.arbzg_exempt, 'minorUntil', x.minor_until,
			'weeklyMinutes', x.weekly_min, 'daysPerWeek', x.days_per_week, 'maternityFrom', x.maternity_from,
			'maternityTo', x.maternity_to)`,
		sql`contract x where ${own(tenantId)}`,
	)} as contracts,
	${list(
		sql`jsonb_build_object('qualificationId', x.qualification_id, 'level', x.level, 'from', x.valid_from, 'to', x.valid_to)`,
		sql`user_qualification x where ${own(tenantId)}`,
	)} as qualifications,
	${termsColumn({ tenantId, from: days.farFrom, to: days.farTo })} as terms,
	${sheets({ tenantId, ...days })} as worksheets, ${exceptions({ tenantId, ...days })} as exceptions`;

/** When the person `u` is away, or said that she cannot come. */
const away = ({ tenantId, from, to }: Asked) => sql`
	${list(
		sql`jsonb_build_object('id', x.id, 'from', x.from_date, 'to', x.to_date, 'fromPart', x.from_part, 'toPart', x.to_part,
			'beginMinute', x.begin_min, 'endMinute', x.end_min, 'state', x.state)`,
		sql`absence x where ${own(tenantId)} and x.to_date >= ${from} and x.from_date <= ${to}
			and x.state in ('REQUESTED', 'APPROVED')`,
	)} as absences,
	${list(
		sql`jsonb_build_object('begin', extract(epoch from x.begin_at) / 60, 'end', extract(epoch from x.end_at) / 60)`,
		sql`availability x where ${own(tenantId)} and not x.available and x.wish is null and tstzrange(x.begin_at, x.end_at)
			&& tstzrange((${from}::date - 1)::timestamptz, (${to}::date + 2)::timestamptz)`,
	)} as unavailable`;

/** Shifts of the person `u`, and for which of them time was recorded. */
const planned = ({ tenantId, from, to }: Asked) => sql`
	(select coalesce(json_agg(row_to_json(s) order by s.begin, s.id), '[]') from (
		select ${shiftRow}, a.counts_as_working_time as "countsAsWorkingTime" from shift s
		join activity a on a.tenant_id = s.tenant_id and a.id = s.activity_id
		where ${isOnDays(tenantId, from, to)} and s.deleted_at is null) s) as shifts,
	${list(
		sql`x.shift_id`,
		sql`time_tracking x where ${own(tenantId)} and x.day >= ${from} and x.day <= ${to} and x.shift_id is not null
			and x.deleted_at is null and x.state in ('REQUESTED', 'APPROVED')`,
	)} as recorded`;

const names = [
	"tenantId",
	"userIds",
	"unitIds",
	"from",
	"to",
	"farFrom",
	"farTo",
	"today",
] as const;

const factsOf = composedStatement(names, (days) => {
	const { tenantId, userIds, from, to, farFrom, farTo } = days;
	const held = sql`array(select x.template_id from worksheet x
		where x.tenant_id = ${tenantId} and x.user_id = any(${userIds}::uuid[]))`;
	return sql`
		select (select coalesce(json_agg(row_to_json(p) order by p.id), '[]') from (
			select u.id, u.site_id as "siteId", h.time_zone as zone, v.birth_date::text as "birthDate", ${terms(days)}, ${away(days)},
				${planned(days)}, ${farPlan(days)}
			from app_user u
			join site h on h.tenant_id = u.tenant_id and h.id = u.site_id
			left join user_private v on v.tenant_id = u.tenant_id and v.user_id = u.id
			where u.tenant_id = ${tenantId} and u.id = any(${userIds}::uuid[])) p) as people,
		(select coalesce(jsonb_agg(jsonb_build_object('workspaceId', r.workspace_id, 'activityId', r.activity_id,
			'shiftId', r.shift_id, 'itemId', r.template_item_id, 'qualificationId', r.qualification_id, 'name', q.name, 'minLevel', r.min_level, 'levels', q.levels)), '[]')
			from qualification_requirement r
			join qualification q on q.tenant_id = r.tenant_id and q.id = r.qualification_id
			where r.tenant_id = ${tenantId} and (r.shift_id is null or exists (select from shift s
				where s.tenant_id = r.tenant_id and s.id = r.shift_id and s.day >= ${from} and s.day <= ${to}))) as requirements,
		${templates(tenantId, held)} as templates,
		${list(
			sql`jsonb_build_object('date', x.date, 'siteId', x.site_id)`,
			sql`holiday x where x.tenant_id = ${tenantId} and x.date between ${farFrom} and ${farTo} and x.kind = 'PUBLIC'
				and x.factor > 0`,
		)} as holidays,
		${unitRules(days)} as units`;
});
