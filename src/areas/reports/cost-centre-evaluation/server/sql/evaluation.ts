import { type RawBuilder, sql } from "kysely";
import type { ReportScope } from "#areas/reports/report-view/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Grouping, shiftCentreDetails, shiftCentres } from "../../contract.ts";
import { chargedParts } from "./charged.ts";
import type { Work } from "./work.ts";

type Part = RawBuilder<unknown>;

const sums = sql`sum(c.planned)::int as "plannedMinutes", sum(c.actual)::int as "actualMinutes",
	(sum(c.actual) - sum(c.planned))::int as "differenceMinutes",
	sum(c.planned_cents)::int as "plannedCents", sum(c.actual_cents)::int as "actualCents"`;

const month = sql`to_char(c.month, 'YYYY-MM')`;

/** A row for each cost centre and month. */
export const centresOf =
	(work: Work) =>
	(scope: ReportScope, { grouping }: InputOf<(typeof shiftCentres)["endpoint"]>): Part =>
		sql`
		select concat_ws(' ', coalesce(c.cost_centre_id::text, 'NONE'), c.month) as id,
			c.cost_centre_id as "costCentreId", k.code, k.name as "costCentre", ${month} as month, ${sums},
			count(distinct c.user_id)::int as people,
			count(distinct c.user_id) filter (where c.actual_cents is null)::int as "withoutWage"
		from (${chargedParts({ scope, grouping, work })} select * from parted) c
		left join cost_centre k on k.tenant_id = ${scope.tenantId} and k.id = c.cost_centre_id
		group by c.cost_centre_id, k.code, k.name, c.month`;

/** A row for each person, month and what she is charged by, of one cost centre or of what has none. */
export const detailsOf =
	(work: Work) =>
	(scope: ReportScope, input: InputOf<(typeof shiftCentreDetails)["endpoint"]>): Part => {
		const { grouping, costCentreId } = input;
		const { tenantId } = scope;
		const isOfIt =
			costCentreId === "NONE"
				? sql`c.cost_centre_id is null`
				: sql`c.cost_centre_id = ${costCentreId}`;
		return sql`
			select concat_ws(' ', c.user_id, c.month, c.target_id) as id, c.user_id as "userId",
				u.last_name as "lastName", u.first_name as "firstName", u.personnel_no as "personnelNo", n.name as "unitName",
				${month} as month, k.code, k.name as "costCentre", ${targetName(tenantId, grouping)} as target, ${sums}
			from (${chargedParts({ scope, grouping, work })} select * from parted) c
			left join app_user u on u.tenant_id = ${tenantId} and u.id = c.user_id
			left join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
			left join cost_centre k on k.tenant_id = ${tenantId} and k.id = c.cost_centre_id
			where ${isOfIt}
			group by c.user_id, c.month, c.target_id, k.code, k.name, u.last_name, u.first_name, u.personnel_no, n.name`;
	};

function targetName(tenantId: string, grouping: Grouping): Part {
	if (grouping === "USER") return sql`null::text`;
	const table = sql.table({ UNIT: "unit", WORKSPACE: "workspace", ACTIVITY: "activity" }[grouping]);
	return sql`(select g.name from ${table} g where g.tenant_id = ${tenantId} and g.id = c.target_id)`;
}
