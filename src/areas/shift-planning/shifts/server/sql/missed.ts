import { isAwayAllDay } from "#areas/time-tracking/target-actual/server/public.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute } from "#kit/server/rows-of.ts";

/**
 * Keeps shifts that are about to be taken from people who are away all of that day: what they would have worked still counts for
 * them. Called before the shifts are written anew.
 */
export async function keepMissed(tx: Tx, tenantId: string, ids: readonly string[]): Promise<void> {
	await execute(tx)`
		insert into missed_shift (tenant_id, user_id, day, shift_id, activity_id, class_type, begin_at, end_at,
			pause1_at, pause1_min, pause2_at, pause2_min)
		select s.tenant_id, s.user_id, s.day, s.id, s.activity_id, s.class_type, s.begin_at, s.end_at,
			s.pause1_at, s.pause1_min, s.pause2_at, s.pause2_min
		from shift s
		where s.tenant_id = ${tenantId} and s.id = any(${[...ids]}::uuid[]) and s.deleted_at is null and exists (
			select from absence b
			where b.tenant_id = s.tenant_id and b.user_id = s.user_id and ${isAwayAllDay("s")})
		on conflict (tenant_id, user_id, day, shift_id) do update set
			activity_id = excluded.activity_id, class_type = excluded.class_type, begin_at = excluded.begin_at, end_at = excluded.end_at,
			pause1_at = excluded.pause1_at, pause1_min = excluded.pause1_min, pause2_at = excluded.pause2_at, pause2_min = excluded.pause2_min`;
}
