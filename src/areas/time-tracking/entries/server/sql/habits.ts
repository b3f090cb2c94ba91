import type { HabitEntry } from "#domain/fix-my-day/usual-times.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rows } from "#kit/server/rows-of.ts";

/** An entry as far as it tells when somebody comes and goes; instants are epoch seconds. */
export interface HabitRow extends HabitEntry {
	readonly day: string;
}

/** A person's entries of some days, both inclusive, in order of time. */
export function habitRows(
	tx: Tx,
	{ tenantId, userId, from, to }: Readonly<Record<"tenantId" | "userId" | "from" | "to", string>>,
) {
	return rows(tx)<HabitRow>`
		select t.day::text as day, floor(extract(epoch from t.begin_at))::float8 as begin,
			floor(extract(epoch from t.end_at))::float8 as end, t.class_type as "classType", t.state,
			t.auto_finished as "autoFinished"
		from time_tracking t
		where t.tenant_id = ${tenantId} and t.user_id = ${userId} and t.day >= ${from} and t.day <= ${to}
			and t.deleted_at is null
		order by t.begin_at, t.id`;
}
