import { type RawBuilder, sql } from "kysely";
import type { Statement } from "#kit/server/database/database.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { GrantSource } from "../../contract.ts";
import { placeColumns, placeOfGrant } from "./lists.ts";

/** One right of a person from one of its sources; key null where she has none at all. */
export interface HeldRow
	extends Omit<GrantSource, "level" | "isDefaults" | "isDecisive">,
		Record<string, unknown> {
	readonly firstName: string;
	readonly lastName: string;
	readonly askedUnit: string | null;
	readonly key: string | null;
	/** 1 to 4 */
	readonly level: number;
	/** Whether it reaches the unit that is asked about. */
	readonly isReaching: boolean;
}

interface Asked {
	readonly tenantId: string;
	readonly userId: string;
	readonly unitId: string | undefined;
	readonly today: string;
	/** Sub-queries of ids: people whose rights may be read, units that may be asked about. */
	readonly people: RawBuilder<string>;
	readonly units: RawBuilder<string>;
}

/** Everything a person holds today, with where each of it comes from; no row where there is no such person or unit. */
export function heldRows(asked: Asked): Statement {
	const { tenantId, userId, unitId, today } = asked;
	const current = sql`g.tenant_id = ${tenantId} and g.user_id = ${userId}
		and g.valid_from <= ${today} and (g.valid_to is null or g.valid_to >= ${today})`;
	const isReaching =
		unitId === undefined
			? sql`true`
			: sql`(g.scope = 'GLOBAL' or exists (select from unit_closure c where c.tenant_id = g.tenant_id
				and c.descendant_id = ${unitId} and c.ancestor_id = coalesce(n.id, s.unit_id)))`;
	return statementOf(sql`
		select u.first_name as "firstName", u.last_name as "lastName", asked.name as "askedUnit",
			g.kind, g.role_id as "roleId", g.role_name as "roleName", g.key, g.level, ${placeColumns},
			g.valid_from as "validFrom", g.valid_to as "validTo", ${isReaching} as "isReaching"
		from app_user u
		left join (
			select g.tenant_id, 'ROLE' as kind, r.id as role_id, r.name as role_name, p.permission_key as key, p.level,
				g.scope, g.site_id, g.unit_id, g.valid_from, g.valid_to
			from role_assignment g
			join role r on r.tenant_id = g.tenant_id and r.id = g.role_id
			join role_permission p on p.tenant_id = g.tenant_id and p.role_id = g.role_id and p.level > 0
			where ${current}
			union all
			select g.tenant_id, 'SINGLE', null, null, g.permission_key, g.level,
				g.scope, g.site_id, g.unit_id, g.valid_from, g.valid_to
			from user_permission g where ${current} and g.level > 0
		) g on true
		${placeOfGrant}
		left join unit asked on asked.tenant_id = u.tenant_id and asked.id = ${unitId ?? null}::uuid and asked.id in ${asked.units}
		where u.tenant_id = ${tenantId} and u.id = ${userId} and u.id in ${asked.people}
		order by g.level desc, g.kind, g.role_name collate natural_order, g.valid_from`);
}

/** One person, as a sub-query of ids like `visibleUsers`. */
export function onlyUser(userId: string): RawBuilder<string> {
	return sql<string>`(${userId}::uuid)`;
}
