import { sql } from "kysely";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertEmployment } from "#kit/testing/employment-builder.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { daysChanged } from "./recompute/days-changed.ts";
import { freshDays } from "./recompute/fresh-days.ts";
import { makeDaysCurrent } from "./recompute/recompute-days.ts";

/** A company with Mia, who works 8 hours from Monday to Friday since 2025. */
export async function testCompany(
	server: TestServer,
	build: (tenant: TenantBuilder) => Promise<void> = async () => {},
) {
	const built = await buildTenant(server.ownerUrl, async (tenant) => {
		const mia = await tenant.person({ firstName: "Mia", lastName: "Sommer" });
		await insertEmployment(tenant, mia.id, { entryDate: "2025-01-01", weeklyMinutes: 2400 });
		const templateId = await insertWorksheet(tenant, mia.id, "2025-01-01", 480);
		await build(tenant);
		const { cookie } = await insertSession(tenant, mia.id);
		return { mia: mia.id, cookie, templateId, ...tenant.created };
	});
	return { ...built, ...doings(server, built) };
}

/** What tests do in the company, and ask of it. */
function doings(
	server: TestServer,
	{ tenantId, mia }: { readonly tenantId: string; readonly mia: string },
) {
	const within = <T>(work: (tx: Tx) => Promise<T>) =>
		server.services.database.transaction(tenantId, work);
	return {
		within,
		/** As the owner, without any rule: the facts of a test. */
		ask: <Row>(text: string, values: unknown[] = []) =>
			withClient(server.adminUrl, async (client) => {
				const { rows } = await client.query(text, values);
				return rows as Row[];
			}),
		/** Mia's days that wait to be computed anew. */
		waiting: () => waitingDays(server, tenantId, mia),
		/** Ends Mia's plan and gives her another. */
		changePlan: (from: string, target: number) =>
			within((tx) => changePlan(tx, tenantId, mia, from, target)),
		settle: (from: string, to: string) =>
			within((tx) => makeDaysCurrent(tx, tenantId, [mia], { from, to })),
		changed: (from: string, to = from) =>
			within((tx) =>
				daysChanged(
					tx,
					[{ userId: mia, from: dayOfIso(from), to: dayOfIso(to) }],
					server.clock.now(),
				),
			),
		fresh: (days: readonly string[]) =>
			within((tx) =>
				freshDays(tx, tenantId, new Map([[mia, days.map((day) => ({ userId: mia, day }))]])),
			),
	};
}

async function waitingDays(
	server: TestServer,
	tenantId: string,
	userId: string,
): Promise<string[]> {
	return withClient(server.adminUrl, async (client) => {
		const { rows } = await client.query<{ day: string }>(
			`select distinct r.day::text as day from day_stale s
			join day_result r on r.tenant_id = s.tenant_id and r.user_id = s.user_id and r.day >= s.from_day and r.day <= s.to_day
			where s.tenant_id = $1 and s.user_id = $2 order by 1`,
			[tenantId, userId],
		);
		return rows.map(({ day }) => day);
	});
}

async function changePlan(tx: Tx, tenantId: string, userId: string, from: string, target: number) {
	await sql`update worksheet set valid_to = ${from}::date - 1 where tenant_id = ${tenantId} and user_id = ${userId}`.execute(
		tx,
	);
	await insertWorksheet({ tx, tenantId }, userId, from, target);
}

export type TestCompany = Awaited<ReturnType<typeof testCompany>>;

/** The same minutes from Monday to Friday, without times of the day. */
export async function insertWorksheet(
	{ tx, tenantId }: Pick<TenantBuilder, "tx" | "tenantId">,
	userId: string,
	from: string,
	target: number,
): Promise<string> {
	const [template, version, id] = [newId(0), newId(0), newId(0)];
	await sql`insert into worksheet_template (tenant_id, id, name, kind, weeks)
		values (${tenantId}, ${template}, ${`Plan ${template}`}, 'FIXED', 1)`.execute(tx);
	await sql`insert into worksheet_template_version (tenant_id, id, template_id, valid_from, weeks)
		values (${tenantId}, ${version}, ${template}, '2020-01-01', 1)`.execute(tx);
	await sql`insert into worksheet_day (tenant_id, version_id, week, weekday, target_min)
		select ${tenantId}, ${version}, 1, d, ${target} from generate_series(1, 5) d`.execute(tx);
	await sql`insert into worksheet (tenant_id, id, user_id, template_id, cycle_start, valid_from)
		values (${tenantId}, ${id}, ${userId}, ${template}, '2025-01-06', ${from})`.execute(tx);
	return template;
}

/** `07:00` means UTC of the day, or a whole instant. */
function instantOf(day: string, time: string): string {
	return time.length === 5 ? `${day}T${time}Z` : time;
}

/** Mia's work from one instant to another. */
export async function insertEntry(
	{ ask, tenantId, mia, activities }: TestCompany,
	day: string,
	begin: string,
	end: string,
	values: { readonly classType?: string; readonly state?: string } = {},
): Promise<void> {
	const { classType = "WORKTIME", state = "APPROVED" } = values;
	const activityId = classType === "PAUSE" ? activities.pause : activities.work;
	await ask(
		`insert into time_tracking (tenant_id, id, user_id, day, begin_at, end_at, occupied_to, zone, activity_id, class_type, state, source)
		values ($1, $2, $3, $4, $5, $6, $6, 'Europe/Berlin', $7, $8, $9, 'MANUAL')`,
		[
			tenantId,
			newId(0),
			mia,
			day,
			instantOf(day, begin),
			instantOf(day, end),
			activityId,
			classType,
			state,
		],
	);
}

/** Mia's approved leave. */
export async function insertAbsence(
	{ ask, tenantId, mia }: TestCompany,
	from: string,
	to: string,
	part: "WHOLE" | "FIRST_HALF" | "SECOND_HALF" = "WHOLE",
): Promise<void> {
	await ask(
		`insert into absence (tenant_id, id, user_id, activity_id, class_type, state, from_date, to_date, from_part, to_part)
		select tenant_id, $2, $3, id, class_type, 'APPROVED', $4, $5, $6, $6
		from activity where tenant_id = $1 and class_type = 'LEAVE' order by id limit 1`,
		[tenantId, newId(0), mia, from, to, part],
	);
}

export async function insertHoliday(
	{ ask, tenantId }: TestCompany,
	date: string,
	siteId: string | null,
	factor: number,
): Promise<void> {
	await ask(
		`insert into holiday (tenant_id, id, date, name, site_id, factor, kind) values ($1, $2, $3, 'Feiertag', $4, $5, 'PUBLIC')`,
		[tenantId, newId(0), date, siteId, factor],
	);
}

export interface StoredResult {
	readonly day: string;
	readonly target_min: number;
	readonly worked_min: number;
	readonly pause_min: number;
	readonly holiday_credit_min: number;
	readonly balance_min: number;
	readonly flags: number;
	readonly input_hash: string;
}

/** What is kept of Mia's days. */
export function stored({ ask, mia }: TestCompany): Promise<StoredResult[]> {
	return ask(
		`select *, encode(input_hash, 'hex') as input_hash
		from day_result where user_id = $1 order by day`,
		[mia],
	);
}

/** In minutes since 1970. */
export interface GivenEntry {
	readonly begin: number;
	readonly end: number;
	readonly classType: "WORKTIME" | "PAUSE";
	readonly state: "APPROVED" | "REQUESTED";
}

/** Several entries in their order, each on its local day in Berlin. */
export async function insertEntries(
	{ ask, tenantId, mia, activities }: TestCompany,
	entries: readonly GivenEntry[],
): Promise<void> {
	const instants = entries.map(({ begin, end }) => [
		new Date(begin * 60_000),
		new Date(end * 60_000),
	]);
	await ask(
		`insert into time_tracking (tenant_id, id, user_id, day, begin_at, end_at, occupied_to, zone, activity_id, class_type, state, source)
		select $1, g.id, $2, (g.begin_at at time zone 'Europe/Berlin')::date, g.begin_at, g.end_at, g.end_at, 'Europe/Berlin',
			case g.class_type when 'PAUSE' then $3::uuid else $4::uuid end, g.class_type, g.state, 'MANUAL'
		from unnest($5::uuid[], $6::timestamptz[], $7::timestamptz[], $8::text[], $9::text[]) as g(id, begin_at, end_at, class_type, state)`,
		[
			tenantId,
			mia,
			activities.pause,
			activities.work,
			entries.map(() => newId(0)),
			instants.map(([begin]) => begin),
			instants.map(([, end]) => end),
			entries.map(({ classType }) => classType),
			entries.map(({ state }) => state),
		],
	);
}

/** A rule for everybody. */
export async function insertRule(
	{ ask, tenantId }: TestCompany,
	settings: { readonly type: string } & Readonly<Record<string, unknown>>,
): Promise<string> {
	const [rule, version] = [newId(0), newId(0)];
	await ask(
		`insert into time_rule (tenant_id, id, type, name, is_enabled) values ($1, $2, $3, $3, true)`,
		[tenantId, rule, settings.type],
	);
	await ask(
		`insert into time_rule_version (tenant_id, id, rule_id, valid_from, settings) values ($1, $2, $3, '2020-01-01', $4)`,
		[tenantId, version, rule, JSON.stringify(settings)],
	);
	await ask(
		`insert into time_rule_assignment (tenant_id, id, rule_id, target, valid_from) values ($1, $2, $3, 'GLOBAL', '2020-01-01')`,
		[tenantId, newId(0), rule],
	);
	return version;
}

/** Minutes between 22 and 6 o'clock, a quarter each. */
export async function insertNightAccount({ ask, tenantId }: TestCompany): Promise<void> {
	const [account, rule] = [newId(0), newId(0)];
	await ask(
		`insert into special_account (tenant_id, id, code, name, category, value_class, priority, factor_percent, is_for_all)
		values ($1, $2, 'NACHT', 'Nacht', 'WORKTIME', 'WAGE', 'ALWAYS', 25, true)`,
		[tenantId, account],
	);
	await ask(
		`insert into special_account_rule (tenant_id, id, account_id, name, valid_from) values ($1, $2, $3, 'Nacht', '2020-01-01')`,
		[tenantId, rule, account],
	);
	await ask(
		`insert into special_account_condition (tenant_id, id, rule_id, type, settings)
		values ($1, $2, $3, 'TIME_OF_DAY', '{"from": "22:00", "to": "06:00"}')`,
		[tenantId, newId(0), rule],
	);
}
