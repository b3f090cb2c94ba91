import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { personTable } from "#kit/server/person-record/person-table.ts";
import { rows } from "#kit/server/rows-of.ts";
import { childCountOverlaps, childCounts } from "../contract.ts";

export const childCountTable = personTable("child_count", childCounts, {
	constraints: { child_count_once: childCountOverlaps },
});

/** What is kept of a person about children that are ill; civil days in their written form. */
export interface ChildSickRow {
	readonly userId: string;
	readonly declared: readonly {
		readonly from: string;
		readonly to: string | null;
		readonly children: number;
		readonly isSingleParent: boolean;
	}[];
	/** Days of absences for it that count or are asked for. */
	readonly days: readonly {
		readonly absenceId: string;
		readonly day: string;
		/** Ten thousandths of a workday. */
		readonly cost: number;
	}[];
}

/** Of people, with their days from a day to a day. */
export function readChildSick(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	{ from, to }: { readonly from: string; readonly to: string },
) {
	return rows(tx)<ChildSickRow>`
		select u.id as "userId",
			(select coalesce(jsonb_agg(jsonb_build_object('from', c.valid_from, 'to', c.valid_to, 'children', c.children,
				'isSingleParent', c.is_single_parent) order by c.valid_from), '[]')
				from child_count c where c.tenant_id = ${tenantId} and c.user_id = u.id) as declared,
			(select coalesce(jsonb_agg(jsonb_build_object('absenceId', d.absence_id, 'day', d.day, 'cost', (d.cost * 10000)::int)
				order by d.day, d.absence_id), '[]')
				from absence_day d
				join absence b on b.tenant_id = d.tenant_id and b.id = d.absence_id and b.state in ('REQUESTED', 'APPROVED')
				join activity a on a.tenant_id = b.tenant_id and a.id = b.activity_id and a.occasion = 'CHILD_SICK'
				where d.tenant_id = ${tenantId} and d.user_id = u.id and d.day between ${from}::date and ${to}::date and d.cost > 0) as days
		from app_user u where u.tenant_id = ${tenantId} and u.id = any(${[...userIds]}::uuid[])`;
}
