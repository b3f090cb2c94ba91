import { type RawBuilder, sql } from "kysely";
import { holdsWords, isOfUnits } from "#areas/staff/user-roles/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { byName, pageSelected, type SortKey } from "#kit/server/page-of-rows.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import { type FairnessRow, type fairnessColumns, sharedCounts } from "../../contract/fairness.ts";
import type { contract } from "../../contract.ts";
import { fairCounts } from "./fair-counts.ts";

type Input = InputOf<(typeof contract)["listFairness"]> & { readonly until: string };

export interface FairnessScope {
	readonly tenantId: string;
	/** Sub-query of those whose plan may be read; null: everybody. */
	readonly people: RawBuilder<string> | null;
	/** About the row `u`: the filter of sites leaves it in. */
	readonly isInSite: RawBuilder<unknown>;
}

export type ListedFairness = Omit<FairnessRow, "parts"> &
	Record<string, unknown> & {
		/** The highest counts of all. */
		readonly most: FairnessRow["parts"];
		readonly total: number;
	};

/** Counts of the row `r` by their names. */
const count = (name: string) => sql`(r.counts ->> ${sql.lit(name)})::int`;

const keysOf: Readonly<Record<(typeof fairnessColumns)[number], readonly SortKey[]>> = {
	name: byName,
	nights: [{ value: count("nights") }, ...byName],
	weekends: [{ value: count("weekends") }, ...byName],
	holidays: [{ value: count("holidays") }, ...byName],
	granted: [{ value: count("granted") }, ...byName],
	refused: [{ value: count("refused") }, ...byName],
};

const highest = (name: (typeof sharedCounts)[number]) =>
	sql`${sql.lit(name)}, coalesce(max(${count(name)}), 0)`;

/** A page of people with what each had in the year before a day; everybody in sight is counted once, for the highest counts too. */
export function fairnessPage(
	{ tenantId, people, isInSite }: FairnessScope,
	input: Input,
): Statement {
	const { until, unitIds, recursive, search } = input;
	const { sortBy = "name", sortDirection = "ASC", page, pageSize } = input;
	const isListed = [
		sql`true`,
		...(unitIds ? [isOfUnits(tenantId, unitIds, recursive)] : []),
		...holdsWords(search),
	];
	const [first, ...others] = keysOf[sortBy];
	const listed = pageSelected({
		rows: sql`select * from person`,
		where: [sql`r.is_listed`],
		keys: [{ ...first, descending: sortDirection === "DESC" } as SortKey, ...others],
		paging: { page, pageSize },
	});
	return statementOf(sql`
		with person as materialized (
			select u.id, u.first_name as "firstName", u.last_name as "lastName", n.name as "unitName",
				${fairCounts({ tenantId, until })} as counts, ${sql.join(isListed, sql` and `)} as is_listed
			from app_user u join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
			where u.tenant_id = ${tenantId} and u.role = 'USER' and u.is_enabled and ${isInSite}
				and ${people === null ? sql`true` : sql`u.id in ${people}`})
		select l.*, m.most from (${listed}) l
		cross join (select jsonb_build_object(${sql.join(sharedCounts.map(highest))}) as most from person r) m
		order by l.place`);
}
