import { type RawBuilder, sql } from "kysely";
import type { PlanMoves, PlanWeights } from "#domain/auto-plan/department/department-plan.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow, rows } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";

/** As they are kept; version 0: never. */
export interface SettingRow extends Record<string, unknown> {
	readonly weights: Partial<PlanWeights> | null;
	readonly moves: PlanMoves | null;
	readonly version: number;
}

const setting = (tenantId: string, unitId: string) => sql`
	select s.weights, s.moves, coalesce(s.version, 0) as version
	from unit u left join auto_plan_setting s on s.tenant_id = u.tenant_id and s.unit_id = u.id
	where u.tenant_id = ${tenantId} and u.id = ${unitId}`;

/** No row where the department may not be read. */
export function readableSetting(
	tenantId: string,
	unitId: string,
	units: RawBuilder<string>,
): Statement {
	return statementOf(sql`${setting(tenantId, unitId)} and u.id in ${units}`);
}

/** The department is held: what is not there yet cannot be. */
export async function holdSetting(tx: Tx, tenantId: string, unitId: string): Promise<SettingRow> {
	const row = await firstRow(tx)<SettingRow>`${setting(tenantId, unitId)} for no key update of u`;
	return row as SettingRow;
}

export async function writeSetting(
	tx: Tx,
	tenantId: string,
	unitId: string,
	{ weights, moves }: { readonly weights: PlanWeights; readonly moves: PlanMoves },
): Promise<number> {
	const row = await firstRow(tx)<{ version: number }>`
		insert into auto_plan_setting (tenant_id, unit_id, weights, moves)
		values (${tenantId}, ${unitId}, ${JSON.stringify(weights)}::jsonb, ${moves})
		on conflict (tenant_id, unit_id) do update set weights = excluded.weights, moves = excluded.moves,
			version = auto_plan_setting.version + 1
		returning version`;
	return (row as { version: number }).version;
}

/** Of a department, or of the nearest one above it that has any; null: none has. */
export async function nearestSetting(tx: Tx, tenantId: string, unitId: string) {
	return await firstRow(tx)<Pick<SettingRow, "weights" | "moves">>`
		select s.weights, s.moves from unit_closure c
		join auto_plan_setting s on s.tenant_id = c.tenant_id and s.unit_id = c.ancestor_id
		where c.tenant_id = ${tenantId} and c.descendant_id = ${unitId} order by c.distance limit 1`;
}

/** Where a department is: the zone and the site that its holidays are of. */
export async function placeOfUnit(tx: Tx, tenantId: string, unitId: string) {
	const row = await firstRow(tx)<{ zone: string; siteId: string }>`
		select s.time_zone as zone, s.id as "siteId" from site s
		left join unit_closure c on c.tenant_id = s.tenant_id and c.ancestor_id = s.unit_id and c.descendant_id = ${unitId}
		where s.tenant_id = ${tenantId} order by c.distance nulls last, s.id limit 1`;
	return row as { zone: string; siteId: string };
}

export async function holidaysOf(tx: Tx, tenantId: string, from: string, to: string) {
	return rows(tx)<{
		date: string;
		siteId: string | null;
		factor: 0 | 0.5 | 1;
	}>`select date::text as date, site_id as "siteId", factor::float8 as factor from holiday
		where tenant_id = ${tenantId} and date >= ${from} and date <= ${to}`;
}
