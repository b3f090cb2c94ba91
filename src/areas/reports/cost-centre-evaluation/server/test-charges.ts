import { testWard } from "#areas/shift-planning/shifts/server/test-ward.ts";
import { newId } from "#kit/contract/new-id.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import type { TestServer } from "#kit/testing/test-server.ts";

interface Share {
	readonly target: "USER" | "UNIT" | "WORKSPACE" | "ACTIVITY";
	readonly targetId: string | undefined;
	/** Per cent by code. */
	readonly of: Readonly<Record<string, number>>;
	readonly from?: string;
	readonly to?: string;
}

type Ward = Awaited<ReturnType<typeof testWard>>;
type Ask = (text: string, values?: unknown[]) => Promise<{ readonly rows: readonly object[] }>;
type Centres = Readonly<Record<string, string>>;

/** The ward with the cost centres A, B and C, and the way to say what is charged to them; it is 1 July 2026. */
export async function chargedWard(server: TestServer) {
	const ward = await testWard(server);
	const { tenantId } = ward;
	const ask: Ask = (text, values = []) =>
		withClient(server.adminUrl, (client) => client.query(text, values));
	const centres: Record<string, string> = {};
	for (const code of ["A", "B", "C"]) {
		centres[code] = newId(0);
		await ask("insert into cost_centre (tenant_id, id, code, name) values ($1, $2, $3, $4)", [
			...[tenantId, centres[code], code, `Haus ${code}`],
		]);
	}
	return { ...ward, ask, centres, ...chargesOf(ward, ask, centres), ...workOf(ward, ask) };
}

function chargesOf({ tenantId }: Ward, ask: Ask, centres: Centres) {
	return {
		share: async ({ target, targetId, of, from = "2020-01-01", to }: Share) => {
			for (const [code, percent] of Object.entries(of))
				await ask(
					"insert into cost_centre_link (tenant_id, id, target, target_id, cost_centre_id, percent, valid_from, valid_to) values ($1, gen_random_uuid(), $2, $3, $4, $5, $6, $7)",
					[tenantId, target, targetId, centres[code], percent, from, to ?? null],
				);
		},
		wage: (userId: string | undefined, kind: "HOURLY" | "MONTHLY", cents: number, code?: string) =>
			ask(
				"insert into wage (tenant_id, id, user_id, kind, cents, cost_centre_id, valid_from) values ($1, gen_random_uuid(), $2, $3, $4, $5, '2025-01-01')",
				[tenantId, userId, kind, cents, code === undefined ? null : centres[code]],
			),
	};
}

function workOf({ tenantId, units, places, kinds, siteId }: Ward, ask: Ask) {
	return {
		/** Of Nord 1, planned from 6:00 in UTC; worked on its day as long as said. */
		shift: (userId: string | null | undefined, day: string, minutes: number, worked = 0) =>
			ask(
				`with planned as (
					insert into shift (tenant_id, id, user_id, unit_id, workspace_id, activity_id, class_type, day, begin_at, end_at)
					values ($1, gen_random_uuid(), $2, $3, $4, $5, 'SHIFT_MORNING', $6::date, $6::date + time '06:00', $6::date + time '06:00' + make_interval(mins => $7)))
				insert into day_result (tenant_id, user_id, day, unit_id, site_id, target_min, worked_min, pause_min, auto_pause_min, holiday_credit_min,
					absence_credit_min, extra_min, balance_min, overtime_min, pending_min, flags, input_hash)
				select $1, $2, $6::date, $3, $9, 480, $8, 0, 0, 0, 0, 0, $8 - 480, 0, 0, 0, '' where $2::uuid is not null
				on conflict do nothing`,
				[
					...[tenantId, userId ?? null, units["Nord 1"], places.north, kinds.early],
					...[day, minutes, worked, siteId],
				],
			),
		/** Work between two instants, on the day of the first. */
		entry: (userId: string | undefined, begin: string, end: string) =>
			ask(
				`insert into time_tracking (tenant_id, id, user_id, day, begin_at, end_at, occupied_to, zone, activity_id, class_type, state, source)
				select $1, gen_random_uuid(), $2, left($3, 10)::date, $3::timestamptz, $4, $4, 'Europe/Berlin', a.id, a.class_type, 'APPROVED', 'MANUAL'
				from activity a where a.tenant_id = $1 and a.class_type = 'WORKTIME' and a.is_default limit 1`,
				[tenantId, userId, begin, end],
			),
	};
}
