import { dayOfIso } from "#domain/time/iso-day.ts";
import type { Endpoint, GivenOf } from "#kit/contract/endpoint.ts";
import { type FigurePreview, type PreviewOf, previewOf } from "#kit/contract/figure-preview.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { insertEmployment } from "#kit/testing/employment-builder.ts";
import { type OfficeGrant, personWith } from "#kit/testing/open-office.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { fillResults, recomputeWaitingOf } from "../recompute/recompute-days.ts";
import { everybodysIds } from "../sql/results.ts";
import { insertWorksheet, type TestCompany, testCompany } from "../test-company.ts";

const everything: OfficeGrant = { key: "access.defaults", level: "FULL" };

/**
 * Mia, Ben and Cem worked nine hours and more on each weekday of six weeks; what they come to is kept for October and
 * November 2026. Nora may do everything unless she is given less.
 */
export async function companyToPreview(
	server: TestServer,
	grant: OfficeGrant | ((tenant: TenantBuilder) => OfficeGrant) = everything,
	names: readonly string[] = ["Ben", "Cem"],
) {
	let nora = { cookie: "", userId: "" };
	const others: { id: string; templateId: string }[] = [];
	const company = await testCompany(server, async (tenant) => {
		for (const firstName of names) others.push(await colleague(tenant, firstName));
		const held = typeof grant === "function" ? grant(tenant) : grant;
		nora = await personWith(tenant, held, { firstName: "Nora", lastName: "Petersen" });
	});
	const people = [company.mia, ...others.map(({ id }) => id)];
	await insertWork(company, people);
	const browser = server.browser();
	browser.cookies.set(sessionCookie, nora.cookie);
	const fill = (from: string, to: string) =>
		company.within((tx) =>
			fillResults(tx, company.tenantId, { from: dayOfIso(from), to: dayOfIso(to) }),
		);
	await fill("2026-10-01", "2026-11-30");
	return { ...company, noraId: nora.userId, people, others, browser, fill };
}
export type PreviewCompany = Awaited<ReturnType<typeof companyToPreview>>;

async function colleague(tenant: TenantBuilder, firstName: string) {
	const { id } = await tenant.person({ firstName, lastName: "Muster" });
	await insertEmployment(tenant, id, { entryDate: "2025-01-01", weeklyMinutes: 2400 });
	return { id, templateId: await insertWorksheet(tenant, id, "2025-01-01", 480) };
}

/** From 7:00 to 16:00 and, the later in the list, some minutes longer. */
function insertWork({ ask, tenantId, activities }: TestCompany, people: readonly string[]) {
	return ask(
		`insert into time_tracking (tenant_id, id, user_id, day, begin_at, end_at, occupied_to, zone, activity_id, class_type, state, source)
		select $1, gen_random_uuid(), u.id, d, b.at, e.at, e.at, 'Europe/Berlin', $2, 'WORKTIME', 'APPROVED', 'MANUAL'
		from unnest($3::uuid[]) with ordinality as u(id, nth)
		cross join generate_series(date '2026-10-05', date '2026-11-13', interval '1 day') d
		cross join lateral (select (d + time '07:00') at time zone 'Europe/Berlin' as at) b
		cross join lateral (select b.at + make_interval(mins => (540 + u.nth * 7)::int) as at) e
		where extract(isodow from d) < 6`,
		[tenantId, activities.work, people],
	);
}

/** How many rows each table has. */
export async function countRows({ ask }: Pick<TestCompany, "ask">): Promise<Map<string, number>> {
	const tables = await ask<{ name: string }>(
		`select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
		where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'graphile_worker') order by 1`,
	);
	const counts = tables.map(
		({ name }) => `select '${name}' as name, count(*)::int as many from ${name}`,
	);
	const rows = await ask<{ name: string; many: number }>(counts.join(" union all "));
	return new Map(rows.map(({ name, many }) => [name, many]));
}

/** What is kept of everybody's days, by person and day: all that people see of them. */
async function keptDays({ ask, tenantId }: PreviewCompany) {
	const rows = await ask<Kept>(
		`select r.*, r.day::text as day, coalesce(a.accounts, '') as accounts, coalesce(a.minutes, 0)::int as account_min
		from day_result r
		left join lateral (select string_agg(concat_ws(' ', s.account_id, s.minutes, s.factor_minutes), ',' order by s.account_id) as accounts,
			sum(s.minutes) as minutes from special_account_day s
			where s.tenant_id = r.tenant_id and s.user_id = r.user_id and s.day = r.day) a on true
		where r.tenant_id = $1 order by r.user_id, r.day`,
		[tenantId],
	);
	return new Map(rows.map((row) => [`${row.user_id} ${row.day}`, row]));
}

interface Kept extends Readonly<Record<string, unknown>> {
	readonly user_id: string;
	readonly day: string;
	readonly violations: readonly unknown[] | null;
}

const seen = [
	...["target_min", "worked_min", "pause_min", "auto_pause_min", "holiday_credit_min"],
	...["absence_credit_min", "extra_min", "balance_min", "overtime_min", "pending_min"],
	...["leave_days", "violations", "accounts"],
];

const textOf = (row: Kept | undefined) => JSON.stringify(seen.map((name) => row?.[name]));

function figuresOf(row: Kept | undefined) {
	const minutes = (name: string) => Number(row?.[name]);
	const creditMinutes =
		minutes("holiday_credit_min") + minutes("absence_credit_min") + minutes("extra_min");
	return {
		targetMinutes: minutes("target_min"),
		workedMinutes: minutes("worked_min"),
		creditMinutes,
		actualMinutes: minutes("worked_min") + creditMinutes,
		balanceMinutes: minutes("balance_min"),
		overtimeMinutes: minutes("overtime_min"),
		pauseMinutes: minutes("pause_min") + minutes("auto_pause_min"),
		accountMinutes: minutes("account_min"),
		violations: row?.violations?.length ?? 0,
	};
}

/** What was said beforehand, what it should have been, and whether anything was left behind. */
export interface Compared {
	readonly preview: FigurePreview;
	readonly really: Pick<
		FigurePreview,
		"changedPeople" | "changedDays" | "changedFrom" | "changedTo" | "examples"
	>;
	readonly rows: { readonly before: Map<string, number>; readonly after: Map<string, number> };
}

/** Asks what a change would do, does it, has all days computed that wait, and compares what is kept then. */
export async function previewAndDo<E extends Endpoint>(
	company: PreviewCompany,
	endpoint: E,
	input: GivenOf<E>,
): Promise<Compared> {
	const before = await countRows(company);
	const kept = await keptDays(company);
	const asked = previewOf(endpoint);
	const { answer: preview } = await company.browser.call<PreviewOf<Endpoint>>(asked, input);
	const after = await countRows(company);
	const { status, answer: _ } = await company.browser.call(endpoint, input);
	if (status !== 200) throw new Error("The change itself was refused.");
	await recomputeAll(company);
	const now = await keptDays(company);
	const changed = [...kept].filter(([key, row]) => textOf(row) !== textOf(now.get(key)));
	const days = changed.map(([, { day }]) => day).sort();
	const really = {
		changedPeople: new Set(changed.map(([, row]) => row.user_id)).size,
		changedDays: changed.length,
		changedFrom: days.at(0) ?? null,
		changedTo: days.at(-1) ?? null,
		examples: preview.examples.map(({ user, day }) => {
			const key = `${user.id} ${day}`;
			return { user, day, before: figuresOf(kept.get(key)), after: figuresOf(now.get(key)) };
		}),
	};
	return { preview, really, rows: { before, after } };
}

export function recomputeAll({ within, tenantId }: Pick<TestCompany, "within" | "tenantId">) {
	return within(async (tx) => recomputeWaitingOf(tx, tenantId, await everybodysIds(tx, tenantId)));
}

/** Further people with the same plan, work and figures as Mia. */
export async function addColleagues({ ask, tenantId, mia }: PreviewCompany, count: number) {
	const copied = {
		app_user: "unit_id, site_id, first_name, role, entry_date, exit_date",
		user_unit: "unit_id, is_primary, valid_from, valid_to",
		worksheet: "template_id, cycle_start, valid_from",
		time_tracking:
			"day, begin_at, end_at, occupied_to, zone, activity_id, class_type, state, source",
	};
	await ask(`
		insert into app_user (tenant_id, id, last_name, ${copied.app_user})
		select tenant_id, gen_random_uuid(), 'Nummer ' || n, ${copied.app_user}
		from app_user, generate_series(1, ${count}) n where id = '${mia}'`);
	for (const table of ["user_unit", "worksheet", "time_tracking"] as const) {
		await ask(`
			insert into ${table} (tenant_id, id, user_id, ${copied[table]})
			select o.tenant_id, gen_random_uuid(), u.id, ${copied[table].replace(/\w+/g, "o.$&")}
			from ${table} o join app_user u on u.tenant_id = o.tenant_id and u.last_name like 'Nummer %'
			where o.user_id = '${mia}'`);
	}
	await ask(
		`with kept as (select jsonb_agg(r) as days from day_result r where r.tenant_id = $1 and r.user_id = $2)
		insert into day_result select n.* from app_user u, kept,
			jsonb_array_elements(kept.days) one,
			jsonb_populate_record(null::day_result, one || jsonb_build_object('user_id', u.id)) n
		where u.tenant_id = $1 and u.last_name like 'Nummer %'`,
		[tenantId, mia],
	);
}
