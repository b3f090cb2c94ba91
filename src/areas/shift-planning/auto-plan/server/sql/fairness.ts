import { type RawBuilder, sql } from "kysely";
import { holdsWords, isOfUnits } from "#areas/staff/user-roles/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { byName, pageOfRows, type SortKey } from "#kit/server/page-of-rows.ts";
import type { FairnessRow, fairnessColumns } from "../../contract/fairness.ts";
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

export type ListedFairness = FairnessRow & Record<string, unknown> & { readonly total: number };

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

/** A page of people with what each had in the year before a day. */
export function fairnessPage(
	{ tenantId, people, isInSite }: FairnessScope,
	input: Input,
): Statement {
	const {
		until,
		unitIds,
		recursive,
		search,
		sortBy = "name",
		sortDirection = "ASC",
		page,
		pageSize,
	} = input;
	const conditions = [
		sql`u.tenant_id = ${tenantId} and u.role = 'USER' and u.is_enabled and ${isInSite}`,
		people === null ? sql`true` : sql`u.id in ${people}`,
		...(unitIds ? [isOfUnits(tenantId, unitIds, recursive)] : []),
		...holdsWords(search),
	];
	const columns = sql`u.id, u.first_name as "firstName", u.last_name as "lastName", n.name as "unitName",
		${fairCounts({ tenantId, until })} as counts`;
	const [first, ...others] = keysOf[sortBy];
	const keys = [{ ...first, descending: sortDirection === "DESC" } as SortKey, ...others];
	return pageOfRows({
		rows: sql`select ${columns} from app_user u join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
			where ${sql.join(conditions, sql` and `)}`,
		keys,
		paging: { page, pageSize },
	});
}
