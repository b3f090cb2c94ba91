import { type RawBuilder, sql } from "kysely";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { PlanFigures, PlanPerson } from "../../contract/plan-people.ts";
import type { contract } from "../../contract.ts";
import { type FiguredDays, figureColumns, figuresOfPerson, plannedShifts } from "./figures.ts";
import { type PlanScope, readablePage } from "./plan.ts";

type Input = InputOf<(typeof contract)["getPlanPeople"]>;

export type PlanPersonRow = Record<string, unknown> &
	Pick<PlanPerson, "userId" | "said"> &
	PlanFigures & { readonly total: number };

/** What they said of the days, and the figures of a month. */
export function planPeople(scope: PlanScope, input: Input, days: FiguredDays): Statement {
	const { tenantId } = scope;
	return statementOf(sql`
		select u.id as "userId", ${saidOf(tenantId, input)} as said, ${figureColumns}
		from app_user u
		join site h on h.tenant_id = u.tenant_id and h.id = u.site_id
		${figuresOfPerson(tenantId, days, plannedShifts(tenantId, days))}
		where u.tenant_id = ${tenantId} and u.id = any(array(${readablePage(scope, input)}))`);
}

/** Of the person `u` at the site `h`, cut to the range. */
function saidOf(tenantId: string, { from, to }: Pick<Input, "from" | "to">): RawBuilder<unknown> {
	const minute = (column: string) => sql`
		(extract(epoch from ${sql.ref(column)} at time zone h.time_zone - ${from}::timestamp) / 60)::int`;
	const last = sql`(${to}::date - ${from}::date + 1) * 1440`;
	return sql`(select coalesce(json_agg(json_build_array(greatest(0, ${minute("a.begin_at")}), least(${last}, ${minute("a.end_at")}),
			a.available, a.wish) order by a.begin_at), '[]')
		from availability a where a.tenant_id = ${tenantId} and a.user_id = u.id
			and tstzrange(a.begin_at, a.end_at) && tstzrange(${from}::timestamp at time zone h.time_zone,
				(${to}::date + 1)::timestamp at time zone h.time_zone))`;
}
