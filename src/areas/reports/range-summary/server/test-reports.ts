import { chargedWard } from "#areas/reports/cost-centre-evaluation/server/test-charges.ts";
import { fillResults } from "#areas/time-tracking/target-actual/server/public.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { TestServer } from "#kit/testing/test-server.ts";

type Ward = Awaited<ReturnType<typeof chargedWard>>;

/** The ward with days, sickness, employments and Mia's ledger put in by hand; it is 1 July 2026. */
export async function reportedWard(server: TestServer) {
	const ward = await chargedWard(server);
	const { tenantId } = ward;
	/** Has days computed, and kept. */
	const fill = (from: string, to: string) =>
		server.services.database.transaction(tenantId, (tx) =>
			fillResults(tx, tenantId, { from: dayOfIso(from), to: dayOfIso(to) }),
		);
	return { ...ward, fill, ...daysOf(ward), ...recordsOf(ward), ...nightsOf(ward) };
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

/** What lies of the entry `t` between two hours of the wall clock, the first on the day on which it began or some days later. */
const between = (days: number, from: number, to: number) =>
	`greatest(0, entry_minutes(greatest(t.begin_at, ${clock(days, from)}), least(t.end_at, ${clock(days, to)})))`;
const clock = (days: number, hour: number) =>
	`((((t.begin_at at time zone t.zone)::date + ${days}) + interval '${hour} hours') at time zone t.zone)`;
const onSunday = (days: number) =>
	`case when extract(isodow from (t.begin_at at time zone t.zone)::date + ${days}) = 7 then ${between(days, 0, 24)} else 0 end`;

function nightsOf({ ask, tenantId, ids }: Ward) {
	return {
		/** Max works at all hours of the day from the end of winter on, through the night on which summer begins. */
		aroundTheClock: () =>
			ask(
				`insert into time_tracking (tenant_id, id, user_id, day, begin_at, end_at, occupied_to, zone, activity_id, class_type, state, source)
				select $1, gen_random_uuid(), $2, (x.at at time zone 'Europe/Berlin')::date, x.at, x.at + x.length, x.at + x.length, 'Europe/Berlin',
					a.id, a.class_type, 'APPROVED', 'MANUAL'
				from (select '2026-03-02T00:00Z'::timestamptz + n * interval '19 hours 17 minutes 31 seconds' as at,
					(5 + n % 5) * interval '59 minutes 50 seconds' as length from generate_series(0, 35) n) x
				join activity a on a.tenant_id = $1 and a.class_type = 'WORKTIME' and a.is_default`,
				[tenantId, ids.Max],
			),
		/** The same figures from his entries, by SQL alone. */
		byEntries: async () => {
			const { rows } = await ask(
				`select sum(${[-1, 0, 1].map((days) => between(days, 23, 30)).join(" + ")})::int as "nightMinutes",
					sum(${onSunday(0)} + ${onSunday(1)})::int as "sundayMinutes"
				from time_tracking t where t.tenant_id = $1 and t.user_id = $2`,
				[tenantId, ids.Max],
			);
			return rows;
		},
	};
}
