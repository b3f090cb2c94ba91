import { type RawBuilder, sql } from "kysely";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { masterTable } from "#kit/server/master-data/master-table.ts";
import { execute, firstRow } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import { addRows } from "#kit/server/versioned-rows/sql.ts";
import { type contract, costCentres } from "../contract.ts";

export const costCentreTable = masterTable("cost_centre", costCentres, {
	columns: { code: "code", name: "name" },
	unique: { cost_centre_code: "code" },
	extra: {
		linkCount: sql`(select count(*) from cost_centre_link l where l.tenant_id = m.tenant_id and l.cost_centre_id = m.id
			and l.valid_to is null)`,
	},
});

export type Target = InputOf<typeof contract.getCostCentreShares>;
type Shares = AnswerOf<typeof contract.getCostCentreShares>["shares"];

/** Name of a target by its kind. */
const nameOf = (kind: RawBuilder<unknown>, id: RawBuilder<unknown>) => sql`
	case ${kind}
		when 'USER' then (select u.last_name || ', ' || u.first_name from app_user u where u.tenant_id = t.tenant_id and u.id = ${id})
		when 'UNIT' then (select u.name from unit u where u.tenant_id = t.tenant_id and u.id = ${id})
		when 'WORKSPACE' then (select w.name from workspace w where w.tenant_id = t.tenant_id and w.id = ${id})
		when 'ACTIVITY' then (select a.name from activity a where a.tenant_id = t.tenant_id and a.id = ${id})
	end`;

export type LinkRow = AnswerOf<typeof contract.listCostCentreTargets>["targets"][number];

/** What is charged to a cost centre; one row without target where it exists and nothing is. */
export function linksOf(tenantId: string, costCentreId: string): Statement {
	return statementOf(sql`
		select t.target, t.target_id as "targetId", coalesce(${nameOf(sql`t.target`, sql`t.target_id`)}, '') as name,
			t.percent, t.valid_from as "validFrom", t.valid_to as "validTo"
		from cost_centre c
		left join cost_centre_link t on t.tenant_id = c.tenant_id and t.cost_centre_id = c.id
		where c.tenant_id = ${tenantId} and c.id = ${costCentreId}
		order by t.target, name collate natural_order, t.valid_from`);
}

export interface SharesRow extends Record<string, unknown> {
	readonly name: string | null;
	readonly shares: Shares;
}

/** The target's name, null where there is none, with its cost centres. */
export function sharesOf(tenantId: string, { target, targetId }: Target): Statement {
	return statementOf(sql`
		select ${nameOf(sql`${target}::text`, sql`${targetId}::uuid`)} as name, coalesce((
			select jsonb_agg(jsonb_build_object('costCentreId', c.id, 'code', c.code, 'name', c.name, 'percent', l.percent,
				'validFrom', l.valid_from, 'validTo', l.valid_to) order by l.valid_from desc, c.code collate natural_order)
			from cost_centre_link l
			join cost_centre c on c.tenant_id = l.tenant_id and c.id = l.cost_centre_id
			where l.tenant_id = t.tenant_id and l.target = ${target} and l.target_id = ${targetId}), '[]') as shares
		from tenant t where t.tenant_id = ${tenantId}`);
}

export async function readShares(tx: Tx, tenantId: string, { target, targetId }: Target) {
	const row = await firstRow(tx)<SharesRow>`
		select ${nameOf(sql`${target}::text`, sql`${targetId}::uuid`)} as name, coalesce((
			select jsonb_agg(jsonb_build_object('costCentreId', l.cost_centre_id, 'percent', l.percent,
				'validFrom', l.valid_from, 'validTo', l.valid_to) order by l.valid_from, l.cost_centre_id)
			from cost_centre_link l
			where l.tenant_id = t.tenant_id and l.target = ${target} and l.target_id = ${targetId}), '[]') as shares
		from tenant t where t.tenant_id = ${tenantId}`;
	return row ?? { name: null, shares: [] };
}

/** How many of the cost centres exist and are in use. */
export async function countUsable(tx: Tx, tenantId: string, ids: readonly string[]) {
	const row = await firstRow(tx)<{ count: number }>`
		select count(*) as count from cost_centre
		where tenant_id = ${tenantId} and is_enabled and id = any(${[...ids]}::uuid[])`;
	return row?.count ?? 0;
}

/** Takes back what begins on the day or later and ends what holds longer. */
export async function endShares(
	tx: Tx,
	tenantId: string,
	{ target, targetId }: Target,
	from: string,
): Promise<void> {
	await execute(tx)`
		delete from cost_centre_link where tenant_id = ${tenantId} and target = ${target} and target_id = ${targetId}
			and valid_from >= ${from}::date`;
	await execute(tx)`
		update cost_centre_link set valid_to = ${from}::date - 1
		where tenant_id = ${tenantId} and target = ${target} and target_id = ${targetId}
			and (valid_to is null or valid_to >= ${from}::date)`;
}

export async function insertShares(
	tx: Tx,
	tenantId: string,
	{ target, targetId }: Target,
	validFrom: string,
	shares: readonly (Pick<Shares[number], "costCentreId" | "percent"> & { readonly id: string })[],
): Promise<void> {
	await addRows(
		tx,
		"cost_centre_link",
		shares.map(({ id, costCentreId, percent }) => ({
			tenant_id: tenantId,
			id,
			target,
			target_id: targetId,
			cost_centre_id: costCentreId,
			percent,
			valid_from: validFrom,
		})),
	);
}
