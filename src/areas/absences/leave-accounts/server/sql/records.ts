import { type RawBuilder, sql } from "kysely";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { pageOfRows } from "#kit/server/page-of-rows.ts";
import { rows } from "#kit/server/rows-of.ts";
import type { LeaveRecord } from "../../contract/modifications.ts";
import type { contract } from "../../contract.ts";
import { entryUnits } from "./amounts.ts";

type Input = InputOf<(typeof contract)["listLeaveRecords"]>;

export interface RecordRow extends Omit<LeaveRecord, "days">, Record<string, unknown> {
	/** In the unit of the account. */
	readonly units: number;
	readonly unit: AccountUnit;
	readonly total: number;
}

/** One page of a person's entries, the latest first unless said otherwise. */
export function recordRows(tenantId: string, input: Input): Statement {
	const { userId, sortBy = "effectiveOn", sortDirection = "DESC" } = input;
	return pageOfRows({
		rows: sql`
			select e.id, a.year, jsonb_build_object('id', k.id, 'name', k.name) as activity, e.kind, e.origin, e.source,
				${entryUnits("e")} as units, e.unit, e.effective_on::text as "effectiveOn", e.expires_on::text as "expiresOn",
				e.from_year as "fromYear", e.reason, e.reverses_id as "reversesId", a.version,
				case when b.id is not null then jsonb_build_object('id', b.id, 'from', b.from_date, 'to', b.to_date,
					'fromPart', b.from_part, 'toPart', b.to_part) end as absence,
				exists (select from leave_entry r where r.tenant_id = e.tenant_id and r.reverses_id = e.id) as "isReversed"
			from leave_account a
			join leave_entry e on e.tenant_id = a.tenant_id and e.account_id = a.id
			join activity k on k.tenant_id = a.tenant_id and k.id = a.activity_id
			left join absence b on b.tenant_id = e.tenant_id and b.id = e.absence_id
			where a.tenant_id = ${tenantId} and a.user_id = ${userId} and ${sql.join(conditions(input), sql` and `)}`,
		keys: [
			{ value: sortKeys[sortBy], descending: sortDirection === "DESC" },
			{ value: sql`r."effectiveOn"`, descending: true },
			// what the law grants is granted beside what goes beyond it
			{ value: sql`r.units`, descending: true },
		],
		paging: input,
	});
}

const sortKeys = {
	effectiveOn: sql`r."effectiveOn"`,
	year: sql`r.year`,
	// days and hours side by side: a day as eight hours
	days: sql`case r.unit when 'MINUTES' then r.units / 480.0 else r.units / 10000.0 end`,
} as const;

/** Of the account `a` and its entry `e`. */
function conditions({ activityId, year, kinds, sources, search }: Input): RawBuilder<unknown>[] {
	const found = [sql`true`];
	if (activityId !== undefined) found.push(sql`a.activity_id = ${activityId}::uuid`);
	if (year !== undefined) found.push(sql`a.year = ${year}::int`);
	if (kinds !== undefined) found.push(sql`e.kind = any(${kinds}::text[])`);
	if (sources !== undefined) found.push(sql`e.source = any(${sources}::text[])`);
	if (search) found.push(sql`strpos(lower(coalesce(e.reason, '')), ${search.toLowerCase()}) > 0`);
	return found;
}

/** In what the accounts are kept that a person's entries are of: none, one or both. */
export async function unitsOfRecords(
	tx: Tx,
	tenantId: string,
	{ userId, activityId }: Pick<Input, "userId" | "activityId">,
): Promise<readonly AccountUnit[]> {
	const ofKind = activityId === undefined ? sql`` : sql`and a.activity_id = ${activityId}::uuid`;
	const found = await rows(tx)<{ unit: AccountUnit }>`
		select distinct a.unit from leave_account a
		where a.tenant_id = ${tenantId} and a.user_id = ${userId} ${ofKind} order by a.unit`;
	return found.map(({ unit }) => unit);
}
