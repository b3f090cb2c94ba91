import { type RawBuilder, sql } from "kysely";
import type { Statement } from "#kit/server/database/database.ts";
import { byName, pageOfRows } from "#kit/server/page-of-rows.ts";
import { personTable } from "#kit/server/person-record/person-table.ts";
import { plans } from "../../contract/plans.ts";
import { worksheetOverlaps } from "../../contract/refusals.ts";

const ofTemplate = (column: string) =>
	sql`(select t.${sql.ref(column)} from worksheet_template t where t.tenant_id = m.tenant_id and t.id = m.template_id)`;

export const planTable = personTable("worksheet", plans, {
	constraints: { worksheet_once: worksheetOverlaps },
	extra: {
		templateName: ofTemplate("name"),
		kind: ofTemplate("kind"),
		attribution: ofTemplate("attribution"),
		weeks: ofTemplate("weeks"),
	},
});

interface ListInput {
	readonly search?: string | undefined;
	readonly sortBy?: string | undefined;
	readonly sortDirection?: "ASC" | "DESC" | undefined;
	readonly page: number;
	readonly pageSize: number;
	readonly unitIds?: readonly string[] | undefined;
	readonly recursive: boolean;
	readonly templateIds?: readonly string[] | undefined;
	readonly isPlanned?: boolean | undefined;
}

interface Reader {
	readonly tenantId: string;
	readonly today: string;
	/** Conditions of the row `u` of a person. */
	readonly areListed: readonly RawBuilder<unknown>[];
}

const ofPeople: readonly string[] = ["name", "personnelNo", "unitName"];
const texts: readonly string[] = [...ofPeople, "templateName"];

/** A page of people who are still employed, with the plan that holds today. */
export function plannedPage(reader: Reader, input: ListInput): Statement {
	const { sortBy = "name", sortDirection } = input;
	const column = sql.ref(`r.${sortBy === "name" ? "lastName" : sortBy}`);
	const value = texts.includes(sortBy) ? sql`${column} collate natural_order` : column;
	const { today, areListed } = reader;
	const isEmployed = sql`u.role = 'USER' and u.is_enabled and (u.exit_date is null or u.exit_date >= ${today}::date)`;
	return pageOfRows({
		rows: sql`${isByPlan(input) ? people(reader) : peopleAlone(reader)} and ${sql.join([isEmployed, ...areListed], sql` and `)}`,
		// of the page's ids alone
		shown: people(reader),
		where: filters(reader, input),
		keys: [{ value, descending: sortDirection === "DESC" }, ...byName],
		paging: input,
	});
}

/** Whether their plans say who is on a page, and where: mostly it is their names alone. */
function isByPlan({ sortBy = "name", search = "", templateIds, isPlanned }: ListInput): boolean {
	const isNarrowed = search !== "" || templateIds !== undefined || isPlanned !== undefined;
	return isNarrowed || !ofPeople.includes(sortBy);
}

function peopleAlone({ tenantId }: Reader): RawBuilder<unknown> {
	return sql`
		select u.id, u.first_name as "firstName", u.last_name as "lastName", u.personnel_no as "personnelNo",
			n.id as "unitId", n.name as "unitName"
		from app_user u
		join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
		where u.tenant_id = ${tenantId}`;
}

function people({ tenantId, today }: Reader): RawBuilder<unknown> {
	const holds = (alias: "w" | "v") =>
		sql`${sql.ref(`${alias}.valid_from`)} <= ${today}::date
			and (${sql.ref(`${alias}.valid_to`)} is null or ${sql.ref(`${alias}.valid_to`)} >= ${today}::date)`;
	return sql`
		select u.id, u.first_name as "firstName", u.last_name as "lastName", u.personnel_no as "personnelNo",
			n.id as "unitId", n.name as "unitName", w.id as "worksheetId", t.id as "templateId", t.name as "templateName",
			t.kind, w.valid_from as "validFrom", w.valid_to as "validTo",
			case when t.kind = 'FIXED' then (
				select (sum(d.target_min) / max(v.weeks))::int from worksheet_template_version v
				join worksheet_day d on d.tenant_id = v.tenant_id and d.version_id = v.id
				where v.tenant_id = t.tenant_id and v.template_id = t.id and ${holds("v")}) end as "weeklyMinutes"
		from app_user u
		join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
		left join worksheet w on w.tenant_id = u.tenant_id and w.user_id = u.id and ${holds("w")}
		left join worksheet_template t on t.tenant_id = w.tenant_id and t.id = w.template_id
		where u.tenant_id = ${tenantId}`;
}

function filters(
	{ tenantId }: Reader,
	{ search = "", unitIds, recursive, templateIds, isPlanned }: ListInput,
): RawBuilder<unknown>[] {
	const found: RawBuilder<unknown>[] = [sql`true`];
	for (const word of search.toLowerCase().split(/\s+/).filter(Boolean)) {
		found.push(
			sql`strpos(lower(concat_ws(' ', "firstName", "lastName", "personnelNo", "templateName")), ${word}) > 0`,
		);
	}
	if (unitIds !== undefined) {
		found.push(
			recursive
				? sql`"unitId" in (select descendant_id from unit_closure
					where tenant_id = ${tenantId} and ancestor_id = any(${unitIds}::uuid[]))`
				: sql`"unitId" = any(${unitIds}::uuid[])`,
		);
	}
	if (templateIds !== undefined) found.push(sql`"templateId" = any(${templateIds}::uuid[])`);
	if (isPlanned !== undefined) found.push(sql`("worksheetId" is not null) = ${isPlanned}`);
	return found;
}
