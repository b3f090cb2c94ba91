import { chargedWard } from "#areas/reports/cost-centre-evaluation/server/test-charges.ts";
import type { TestServer } from "#kit/testing/test-server.ts";

type Ward = Awaited<ReturnType<typeof chargedWard>>;

/** The ward with days, sickness, employments and Mia's ledger put in by hand; it is 1 July 2026. */
export async function reportedWard(server: TestServer) {
	const ward = await chargedWard(server);
	return { ...ward, ...daysOf(ward), ...recordsOf(ward) };
}

function daysOf({ ask, tenantId, units, siteId, ids }: Ward) {
	return {
		/** More than ten hours are a violation. */
		day: (who: string, on: string, unit: string, [target, worked]: readonly [number, number]) =>
			ask(
				`insert into day_result (tenant_id, user_id, day, unit_id, site_id, target_min, worked_min, pause_min, auto_pause_min, holiday_credit_min,
					absence_credit_min, extra_min, balance_min, overtime_min, pending_min, flags, input_hash, violations)
				values ($1, $2, $3, $4, $5, $6::int, $7::int, 0, 0, 0, 0, 0, $7::int - $6::int, 0, 0, 0, '', $8)`,
				[
					...[tenantId, ids[who], on, units[unit], siteId, target, worked],
					worked > 600 ? '[{"code":"OVER_10_HOURS","severity":"ERROR"}]' : null,
				],
			),
		sick: (who: string, on: string) =>
			ask(
				`with ill as (
					insert into absence (tenant_id, id, user_id, activity_id, class_type, state, from_date, to_date)
					select $1, gen_random_uuid(), $2, a.id, 'SICK', 'APPROVED', $3, $3 from activity a
					where a.tenant_id = $1 and a.class_type = 'SICK' limit 1 returning id)
				insert into absence_day (tenant_id, user_id, day, absence_id, cost, cost_min, reason) select $1, $2, $3, id, 1, 480, 'WORKDAY' from ill`,
				[tenantId, ids[who], on],
			),
	};
}

function recordsOf({ ask, tenantId, ids, entry }: Ward) {
	return {
		/** Eleven hours of a day are approved by somebody who has confirmed that they are too many. */
		acknowledge: async (who: string, on: string) => {
			await entry(ids[who], `${on}T05:00:00Z`, `${on}T16:00:00Z`);
			await ask(
				`insert into approval_event (tenant_id, id, at, time_tracking_id, kind, acknowledged)
				select t.tenant_id, gen_random_uuid(), now(), t.id, 'APPROVED', '["OVER_10_HOURS"]' from time_tracking t
				where t.tenant_id = $1 and t.user_id = $2 and t.day = $3`,
				[tenantId, ids[who], on],
			);
		},
		employ: (who: string, from: string, to: string | null = null) =>
			ask(
				"insert into employment (tenant_id, id, user_id, entry_date, exit_date) values ($1, gen_random_uuid(), $2, $3, $4)",
				[tenantId, ids[who], from, to],
			),
		ledger: async (lines: readonly (readonly [kind: string, on: string, minutes: number])[]) => {
			await ask(
				"insert into overtime_account (tenant_id, user_id, opened_on) values ($1, $2, '2026-01-01')",
				[tenantId, ids.Mia],
			);
			for (const [kind, on, minutes] of lines)
				await ask(
					"insert into overtime_entry (tenant_id, id, user_id, kind, effective_on, minutes, reason) values ($1, gen_random_uuid(), $2, $3, $4, $5, 'x')",
					[tenantId, ids.Mia, kind, on, minutes],
				);
		},
	};
}
