import fc from "fast-check";
import { chargedWard } from "#areas/reports/cost-centre-evaluation/server/test-charges.ts";
import { permissionLevels } from "#domain/access/permission-level.ts";
import type { TestServer } from "#kit/testing/test-server.ts";

/** Where people work of whom something could be told, each with a weight, so that a sum says whom it is of. */
export const subjects = {
	Mia: { unit: "Nord 1", minutes: 10 },
	Max: { unit: "Nord 1", minutes: 20 },
	Leo: { unit: "Nord", minutes: 40 },
	Sven: { unit: "Süd", minutes: 80 },
} as const;
export type Subject = keyof typeof subjects;
export const names = Object.keys(subjects) as Subject[];

const units = ["Nord", "Nord 1", "Nord 2", "Süd"] as const;
export const viewedKeys = [
	"payroll.manage",
	"timetrackings.manage",
	"shiftplan.manage",
	"overtime.manage",
	"users.manage",
	"contracts.manage",
] as const;
export type ViewedKey = (typeof viewedKeys)[number];

interface Grant {
	readonly scope: "GLOBAL" | "SITE" | "UNIT";
	/** Of UNIT: with all below it. */
	readonly at: (typeof units)[number];
}
/** Rights by key, each with its reach; null: none. */
export type DrawnViewer = Readonly<Record<ViewedKey, Grant | null>>;

const grant: fc.Arbitrary<Grant> = fc.record({
	scope: fc.constantFrom("GLOBAL", "SITE", "UNIT", "UNIT", "UNIT"),
	at: fc.constantFrom(...units),
});
const grants = fc.tuple(...viewedKeys.map(() => fc.option(grant)));
export const drawnViewer: fc.Arbitrary<DrawnViewer> = grants.map(
	(drawn) => Object.fromEntries(viewedKeys.map((key, nth) => [key, drawn[nth]])) as DrawnViewer,
);

/** By the rule alone: a right reaches the whole company, the one site of it, or a department with all below it. */
export function seenBy(viewer: DrawnViewer, key: ViewedKey): Subject[] {
	const held = viewer[key];
	if (held === null) return [];
	return names.filter((name) => {
		const { unit } = subjects[name];
		return held.scope !== "UNIT" || unit === held.at || unit.startsWith(`${held.at} `);
	});
}

export type PayrollIds = Readonly<Record<Subject, string>>;

export const minutesOf = (some: readonly Subject[]) =>
	some.reduce((sum, name) => sum + subjects[name].minutes, 0);

type Ward = Awaited<ReturnType<typeof chargedWard>>;

/** The ward with a June of each of them: a shift, the work of its day, overtime paid, an employment, and a closed payroll. */
export async function viewedWard(server: TestServer) {
	const ward = await chargedWard(server);
	const { ask, tenantId, ids, shift, entry } = ward;
	for (const name of names) {
		const { minutes } = subjects[name];
		await shift(ids[name], "2026-06-10", minutes, minutes);
		const end = new Date(Date.parse("2026-06-10T06:00:00Z") + minutes * 60_000).toISOString();
		await entry(ids[name], "2026-06-10T06:00:00Z", end);
		for (const text of ofPerson) await ask(text, [tenantId, ids[name], minutes]);
	}
	await ask("update shift set published_at = day - 8 where tenant_id = $1", [tenantId]);
	await ask(
		`update day_result set night_min = worked_min, violations = '[{"code":"OVER_10_HOURS","severity":"ERROR"}]' where tenant_id = $1`,
		[tenantId],
	);
	await ask("delete from day_stale where tenant_id = $1", [tenantId]);
	for (const text of ofPayroll) await ask(text, [tenantId]);
	const payrollIds: Partial<Record<Subject, string>> = {};
	for (const name of names) {
		const { rows } = await ask(payrollOfPerson, [tenantId, ids[name], subjects[name].minutes]);
		payrollIds[name] = (rows[0] as { readonly id: string }).id;
	}
	return {
		...ward,
		payrollIds: payrollIds as PayrollIds,
		signIn: (viewer: DrawnViewer) => signIn(server, ward, viewer),
	};
}

const ofPerson = [
	`with made as (
		insert into employment (tenant_id, id, user_id, entry_date) values ($1, gen_random_uuid(), $2, '2026-06-01') returning id)
	insert into contract (tenant_id, id, user_id, employment_id, valid_from, weekly_min, days_per_week)
	select $1, gen_random_uuid(), $2, id, '2026-06-01', $3, 5 from made`,
	"insert into overtime_account (tenant_id, user_id, opened_on) select $1, $2, '2026-06-01' where $3 > 0",
	`insert into overtime_entry (tenant_id, id, user_id, kind, effective_on, minutes, reason)
	values ($1, gen_random_uuid(), $2, 'PAYOUT', '2026-06-15', -$3::int, 'x')`,
];

const ofPayroll = [
	`insert into payroll_account (tenant_id, id, code, name, type, format)
	values ($1, gen_random_uuid(), 'LOHN', 'Stunden', 'TARGETACTUALS_ACTUAL', 'HOURS')`,
	`insert into payroll_period (tenant_id, id, month, charge_by, pro_rata, state)
	values ($1, gen_random_uuid(), '2026-06-01', 'NOBODY', 'CALENDAR_DAYS', 'CLOSED')`,
	`insert into payroll_figure_run (tenant_id, month, started_at, finished_at, through)
	values ($1, '2026-06-01', now(), now(), '2026-06-30')`,
];

const payrollOfPerson = `
	with month as (
		insert into payroll (tenant_id, id, period_id, user_id, state, warnings, closed_at, site_id)
		select u.tenant_id, gen_random_uuid(), p.id, u.id, 'CLOSED', '[]', now(), u.site_id
		from app_user u join payroll_period p on p.tenant_id = u.tenant_id where u.tenant_id = $1 and u.id = $2 returning id, user_id),
	figure as (
		insert into payroll_figure (tenant_id, month, user_id, counted_at, account_ids, amounts, before_so_far, before_whole, warnings)
		select $1, '2026-06-01', $2, now(), array[a.id], array[$3::int], array[0], array[0], '[]' from payroll_account a where a.tenant_id = $1)
	insert into payroll_line (tenant_id, id, payroll_id, user_id, account_id, month, kind, minutes, days, cents)
	select $1, gen_random_uuid(), m.id, m.user_id, a.id, '2026-06-01', 'REGULAR', $3, 0, 0
	from month m join payroll_account a on a.tenant_id = $1 returning payroll_id as id`;

/** Rita holds nothing but what was drawn. @returns her browser */
async function signIn(server: TestServer, ward: Ward, drawn: DrawnViewer) {
	const { ask, tenantId, ids, units: unitIds, as } = ward;
	for (const table of ["role_assignment", "user_permission"])
		await ask(`delete from ${table} where tenant_id = $1 and user_id = $2`, [tenantId, ids.Rita]);
	for (const key of viewedKeys) {
		const held = drawn[key];
		if (held === null) continue;
		const unitId = held.scope === "UNIT" ? unitIds[held.at] : null;
		await ask(
			`insert into user_permission (tenant_id, id, user_id, permission_key, level, scope, unit_id, valid_from)
			values ($1, gen_random_uuid(), $2, $3, $4, $5, $6, '2020-01-01')`,
			[tenantId, ids.Rita, key, permissionLevels.indexOf("READ"), held.scope, unitId],
		);
	}
	// a session is relied on for a second
	server.clock.advance({ seconds: 2 });
	return as("Rita");
}
