import { type RawBuilder, sql } from "kysely";
import type { UnitRules } from "#domain/violations/shifts/unit-rules.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { contract } from "../../contract.ts";

type Answer = AnswerOf<typeof contract.getUnitShiftplanSettings>;

/** Version 0: never set. */
export interface KeptSettings
	extends Pick<Answer, "publishing" | "publishedTo" | "suggestion" | "version"> {
	readonly rules: UnitRules;
}

export interface ShiftplanSettings extends KeptSettings, Record<string, unknown> {
	/** Rules of the departments above, the topmost first. */
	readonly above: readonly UnitRules[];
}

const settings = (tenantId: string, unitId: string) => sql`
	select coalesce(s.publishing, 'ALWAYS') as publishing, s.published_to as "publishedTo",
		coalesce(s.suggestion, 'ALL') as suggestion, coalesce(s.version, 0) as version,
		coalesce(s.rules, '{}') as rules, coalesce((
			select jsonb_agg(p.rules order by c.distance desc) from unit_closure c
			join unit_shiftplan_setting p on p.tenant_id = c.tenant_id and p.unit_id = c.ancestor_id
			where c.tenant_id = u.tenant_id and c.descendant_id = u.id and c.distance > 0), '[]') as above
	from unit u left join unit_shiftplan_setting s on s.tenant_id = u.tenant_id and s.unit_id = u.id
	where u.tenant_id = ${tenantId} and u.id = ${unitId}`;

/** No row where the unit may not be read. */
export function shiftplanSettings(tenantId: string, unitId: string, readable: RawBuilder<string>) {
	return statementOf(sql`${settings(tenantId, unitId)} and u.id in ${readable}`);
}

/** The unit itself is locked, for settings that are not there yet cannot be. */
export async function readShiftplanSettings(tx: Tx, tenantId: string, unitId: string) {
	const row = await firstRow(tx)<ShiftplanSettings>`
		${settings(tenantId, unitId)} for no key update of u`;
	return row as ShiftplanSettings;
}

export async function writeShiftplanSettings(
	tx: Tx,
	tenantId: string,
	unitId: string,
	{ rules, publishedTo, ...settings }: KeptSettings,
): Promise<void> {
	const { publishing, suggestion, version } = settings;
	const kept = { publishing, published_to: publishedTo, suggestion, version };
	const values = { ...kept, rules: JSON.stringify(rules) };
	await tx
		.insertInto("unit_shiftplan_setting")
		.values({ tenant_id: tenantId, unit_id: unitId, ...values })
		.onConflict((conflict) => conflict.columns(["tenant_id", "unit_id"]).doUpdateSet(values))
		.execute();
}
