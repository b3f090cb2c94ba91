import type pg from "pg";
import { settleSome } from "#areas/absences/leave-accounts/server/jobs.ts";
import { askingTogether } from "#kit/server/database/asking-together.ts";
import { transactionOn } from "#kit/server/database/tenant-transaction.ts";
import { insertWorkingCompany, type WorkingCompany } from "./working-company.ts";

export interface LeaveCompany extends WorkingCompany {
	/** The kind of leave with an account. */
	readonly leaveActivityId: string;
	/** The unit above everybody. */
	readonly rootUnitId: string;
	/** The leave year that is over. */
	readonly lastYear: number;
}

/** As long as nothing but its leave is looked at. */
const daysOfWork = 20;

const nobody = "00000000-0000-0000-0000-000000000000";

/** A company that has been there for years: everybody has six weeks of leave in each, takes four of them a week at a time, and has an account of it. */
export async function insertLeaveCompany(ownerUrl: string, people: number): Promise<LeaveCompany> {
	const company = await insertWorkingCompany(ownerUrl, people, daysOfWork);
	const lastYear = Number(company.today.slice(0, 4)) - 1;
	const client = askingTogether(ownerUrl);
	await client.connect();
	try {
		const { tenantId } = company;
		await client.query("select set_config('app.tenant_id', $1, false)", [tenantId]);
		const entry = `${lastYear - 1}-01-01`;
		for (const text of earlierEntries) await client.query(text, [tenantId, entry]);
		for (const text of leave) await client.query(text, [tenantId]);
		await client.query(absences, [tenantId, `${lastYear}-01-01`, `${lastYear + 1}-12-31`]);
		await client.query(daysOfAbsences, [tenantId]);
		await client.query(accountsOfLastYear, [tenantId, lastYear]);
		// nobody looks at days so long ago
		await client.query("delete from day_stale where tenant_id = $1", [tenantId]);
		await client.query("vacuum analyze");
		await settleAll(client, tenantId);
		await client.query("vacuum analyze");
		const { rows } = await client.query<{ leave: string; root: string }>(namedIds, [tenantId]);
		const { leave: leaveActivityId = "", root: rootUnitId = "" } = rows[0] ?? {};
		return { ...company, leaveActivityId, rootUnitId, lastYear };
	} finally {
		await client.end();
	}
}

/** As the nightly job does it. */
async function settleAll(client: pg.Client, tenantId: string): Promise<void> {
	const actor = { tenantId, now: new Date() };
	for (let afterId: string | null = nobody; afterId !== null; ) {
		await client.query("begin");
		const settled = await settleSome(transactionOn(client), actor, afterId);
		await client.query("commit");
		afterId = settled.lastId;
	}
}

const earlierEntries = [
	"update employment set entry_date = $2::date where tenant_id = $1",
	"update contract set valid_from = $2::date where tenant_id = $1",
	"update app_user set entry_date = $2::date where tenant_id = $1 and role = 'USER'",
];

const leave = [
	`update activity set approval = '{"required": true, "stages": 1, "selfApproval": false, "substitute": "OPTIONAL"}'
	where tenant_id = $1 and class_type = 'LEAVE'`,
	`insert into leave_rule (tenant_id, id, kind, name, activity_id, is_enabled)
	select a.tenant_id, gen_random_uuid(), k, k, a.id, true
	from (select tenant_id, id from activity where tenant_id = $1 and class_type = 'LEAVE' order by name limit 1) a,
		unnest(array['STATUTORY', 'CONTRACTUAL']) k`,
	`insert into leave_rule_version (tenant_id, id, rule_id, valid_from, settings)
	select tenant_id, gen_random_uuid(), id, '2020-01-01', case kind when 'STATUTORY' then '{"kind": "STATUTORY"}'::jsonb
		else '{"kind": "CONTRACTUAL", "days": "30", "fullWeekDays": 5, "proRataClause": false}' end
	from leave_rule where tenant_id = $1`,
	`insert into leave_rule_assignment (tenant_id, id, rule_id, target, valid_from)
	select tenant_id, gen_random_uuid(), id, 'GLOBAL', '2020-01-01' from leave_rule where tenant_id = $1`,
];

/** Every eighth week from one of the first seven on, from Monday to Friday: four of a year at most. */
const absences = `
	insert into absence (tenant_id, id, user_id, activity_id, class_type, state, from_date, to_date)
	select u.tenant_id, gen_random_uuid(), u.id, r.activity_id, 'LEAVE', 'APPROVED', d::date, d::date + 4
	from app_user u
	cross join (select distinct activity_id from leave_rule where tenant_id = $1) r
	cross join lateral generate_series(
		date_trunc('week', $2::date + 7)::date + abs(hashtext(u.id::text)) % 7 * 7, $3::date - 7, interval '8 weeks') d
	where u.tenant_id = $1 and u.role = 'USER' and extract(year from d) = extract(year from d + interval '4 days')
		and (extract(doy from d)::int - 1) / 56 < 4`;

const daysOfAbsences = `
	insert into absence_day (tenant_id, user_id, day, absence_id, cost, cost_min, reason)
	select b.tenant_id, b.user_id, d::date, b.id, 1, 480, 'WORKDAY'
	from absence b cross join lateral generate_series(b.from_date, b.to_date, interval '1 day') d where b.tenant_id = $1`;

/** Where accounts were kept already. */
const accountsOfLastYear = `
	insert into leave_account (tenant_id, id, user_id, year, activity_id)
	select u.tenant_id, gen_random_uuid(), u.id, $2, r.activity_id
	from app_user u cross join (select distinct activity_id from leave_rule where tenant_id = $1) r
	where u.tenant_id = $1 and u.role = 'USER'`;

const namedIds = `
	select (select activity_id from leave_rule where tenant_id = $1 limit 1) as leave,
		(select id from unit where tenant_id = $1 and parent_id is null) as root`;
