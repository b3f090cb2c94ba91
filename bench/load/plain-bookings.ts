import type pg from "pg";
import { withClient } from "#kit/testing/test-cluster.ts";
import type { BenchCluster } from "../stage/bench-cluster.ts";
import type { Crowd } from "../stage/crowd.ts";
import { type BareResult, runBare } from "./bare-load.ts";
import { type Walk, walkOver } from "./walk.ts";

const tables = ["booking", "time_tracking", "audit_event", "day_stale"];

/** Tables of the same columns and keys, without what the product does when rows come: triggers, policies, checks, references. */
export async function makePlainTables({ bareUrl }: BenchCluster): Promise<void> {
	await withClient(bareUrl, async (client) => {
		for (const table of tables)
			await client.query(`create table plain_${table} (like ${table} including indexes)`);
	});
}

export interface PlainBookings {
	/** @param pooledUrl where a pooler stands between */
	run(connections: number, seconds: number, pooledUrl?: string): Promise<BareResult>;
}

/** The rows of a booking, inserted: each booking one statement, one transaction and one fsync. */
export function plainBookings({ bareUrl }: BenchCluster, crowd: Crowd): PlainBookings {
	const walk: Walk = walkOver(crowd.userIds.length, false);
	return {
		run: (connections, seconds, pooledUrl) =>
			runBare(pooledUrl ?? bareUrl, {
				connections,
				seconds,
				isPooled: pooledUrl !== undefined,
				next: (connection, nth) => statementOf(crowd, walk.step(connection, connections, nth)),
			}),
	};
}

function statementOf(
	{ tenantId, userIds, workActivityId }: Crowd,
	{ person, second, action }: ReturnType<Walk["step"]>,
): pg.QueryConfig {
	const at = new Date(second * 1000);
	const values = [tenantId, userIds[person], workActivityId, at];
	return action === "START"
		? { name: "plain_start", text: start, values }
		: { name: "plain_end", text: end, values };
}

const bookedAndTraced = (action: "START" | "END") => `
	with given as materialized (select uuidv7() as id),
	booked as (
		insert into plain_booking (tenant_id, id, user_id, booked_at, zone, action, source, activity_id, class_type, received_at,
			outcome, booked_by)
		select $1, id, $2::uuid, $4::timestamptz, 'Europe/Berlin', '${action}', 'MANUAL', $3::uuid, 'WORKTIME', now(), 'APPLIED',
			$2::uuid from given),
	traced as (
		insert into plain_audit_event (tenant_id, id, xid, epoch, at, actor_id, actor_kind, entity, entity_id, subject_user_id,
			action, after, trace_id)
		select $1, uuidv7(), pg_current_xact_id(), 1, now(), $2::uuid, 'USER', 'booking', id, $2::uuid, 'created',
			jsonb_build_object('action', '${action}', 'at', $4::timestamptz, 'activityId', $3::uuid, 'outcome', 'APPLIED'), 'bench'
		from given)`;

const start = `${bookedAndTraced("START")}
	insert into plain_time_tracking (tenant_id, id, user_id, day, begin_at, occupied_to, zone, activity_id, class_type, state,
		source, start_booking_id, needs_reason, auto_finished, corrected, custom, version)
	select $1, id, $2::uuid, $4::timestamptz::date, $4::timestamptz, $4::timestamptz + interval '10 hours', 'Europe/Berlin',
		$3::uuid, 'WORKTIME', 'APPROVED', 'MANUAL', id, false, false, false, '{}', 1 from given`;

/** Who goes leaves a note at her days, too. */
const end = `${bookedAndTraced("END")},
	ended as (
		update plain_time_tracking t set end_at = $4::timestamptz, occupied_to = $4::timestamptz, end_booking_id = given.id, version = version + 1
		from given where t.tenant_id = $1 and t.user_id = $2::uuid and t.end_at is null)
	insert into plain_day_stale (tenant_id, user_id, from_day, to_day, number)
	select $1, $2::uuid, $4::timestamptz::date - 2, $4::timestamptz::date + 2, 1
	on conflict (tenant_id, user_id, from_day) do update set number = plain_day_stale.number + 1`;
