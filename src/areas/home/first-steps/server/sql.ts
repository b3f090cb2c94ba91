import { sql } from "kysely";
import type { Statement } from "#kit/server/database/database.ts";
import { statementOf } from "#kit/server/statement-of.ts";

export interface Whose {
	readonly tenantId: string;
	readonly userId: string;
	readonly today: string;
	/** Of the setting that says whether the steps are hidden. */
	readonly hiddenKey: string;
}

/** Which steps are done, each by one row that is there; what there is otherwise is counted for companies that have some left. */
export function stepFacts(whose: Whose): Statement {
	const { tenantId, userId, hiddenKey } = whose;
	return statementOf(sql`
		select
			exists (select from user_setting s where s.tenant_id = ${tenantId} and s.user_id = ${userId}
				and s.scope = 'WEBAPP' and s.key = ${hiddenKey} and s.value = 'true') as "isHidden",
			jsonb_build_object('sites', d.sites, 'people', d.people, 'workingTime', ${isPlanned}, 'rules', d.rules,
				'firstEntry', d.entries) as done,
			case when d.works or (d.sites and d.people and ${isPlanned} and d.rules and d.entries) then null
				else ${counted(whose)} end as facts
		from ${doneSteps(whose)} d`);
}

/** Everybody has a plan; once the company books, who comes later no longer brings the step back. */
const isPlanned = sql`(d.plans and (d.entries or not d.unplanned))`;

const doneSteps = ({ tenantId, userId, today }: Whose) => sql`(
	select
		exists (select from site where tenant_id = ${tenantId} and is_enabled)
			and exists (select from holiday where tenant_id = ${tenantId}
				and date >= date_trunc('year', ${today}::date)) as sites,
		exists (select from app_user where tenant_id = ${tenantId} and role = 'USER' and is_enabled
			and id <> ${userId}) as people,
		exists (select from worksheet where tenant_id = ${tenantId}) as plans,
		exists (select from app_user u where u.tenant_id = ${tenantId} and u.role = 'USER' and u.is_enabled
			and u.id <> ${userId} and not exists (
				select from worksheet w where w.tenant_id = u.tenant_id and w.user_id = u.id)) as unplanned,
		exists (select from time_rule r join time_rule_assignment a on a.tenant_id = r.tenant_id and a.rule_id = r.id
			where r.tenant_id = ${tenantId} and r.is_enabled) as rules,
		exists (select from time_tracking where tenant_id = ${tenantId}) as entries,
		-- it books for a month or longer: whatever step it left out, it does so on purpose
		exists (select from time_tracking where tenant_id = ${tenantId} and day < ${today}::date - 30) as works)`;

const counted = ({ tenantId, today }: Whose) => sql`(
	select jsonb_build_object(
		'sites', (select count(*) from site where tenant_id = ${tenantId} and is_enabled),
		'year', extract(year from ${today}::date)::int,
		-- the same day at several sites is one
		'holidays', (select count(distinct date) from holiday where tenant_id = ${tenantId} and kind = 'PUBLIC'
			and date_trunc('year', date) = date_trunc('year', ${today}::date)),
		'people', count(*),
		'withSignIn', count(*) filter (where exists (select from user_login l
			where l.tenant_id = u.tenant_id and l.user_id = u.id and l.is_enabled)),
		'withoutMail', count(*) filter (where u.mail is null),
		'planned', count(*) filter (where exists (select from worksheet w where w.tenant_id = u.tenant_id
			and w.user_id = u.id and (w.valid_to is null or w.valid_to >= ${today}::date))),
		'rules', (select count(*) from time_rule where tenant_id = ${tenantId} and is_enabled))
	from app_user u where u.tenant_id = ${tenantId} and u.role = 'USER' and u.is_enabled)`;
