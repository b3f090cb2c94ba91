import { sql } from "kysely";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { UserDay } from "./stale.ts";

/** What a day comes to, as it is kept. Minutes; instants as ISO texts. */
export interface ResultRow {
	readonly user_id: string;
	readonly day: string;
	readonly unit_id: string;
	readonly site_id: string;
	readonly target_min: number;
	readonly worked_min: number;
	readonly pause_min: number;
	readonly auto_pause_min: number;
	readonly holiday_credit_min: number;
	readonly absence_credit_min: number;
	readonly extra_min: number;
	readonly balance_min: number;
	readonly overtime_min: number;
	readonly pending_min: number;
	readonly leave_days: number;
	readonly first_begin: string | null;
	readonly last_end: string | null;
	readonly absence_id: string | null;
	readonly flags: number;
	/** Of everything that went in and came out, in hexadecimals. */
	readonly input_hash: string;
	/** JSON; null where there are none. */
	readonly violations: string | null;
}

export interface AccountDayRow {
	readonly user_id: string;
	readonly day: string;
	readonly account_id: string;
	readonly minutes: number;
	readonly factor_minutes: number;
}

const resultTypes: Readonly<Record<keyof ResultRow, string>> = {
	user_id: "uuid",
	day: "date",
	unit_id: "uuid",
	site_id: "uuid",
	target_min: "int",
	worked_min: "int",
	pause_min: "int",
	auto_pause_min: "int",
	holiday_credit_min: "int",
	absence_credit_min: "int",
	extra_min: "int",
	balance_min: "int",
	overtime_min: "int",
	pending_min: "int",
	leave_days: "numeric",
	first_begin: "timestamptz",
	last_end: "timestamptz",
	absence_id: "uuid",
	flags: "int",
	input_hash: "bytea",
	violations: "jsonb",
};

const resultColumns = Object.keys(resultTypes) as (keyof ResultRow)[];
const replaced = resultColumns.filter((name) => name !== "user_id" && name !== "day");

/** JSON as `pg` writes it; the rest needs no quotes, and to look for what does would take longer than to write it. */
function valuesOf(rows: readonly ResultRow[], name: keyof ResultRow): string | (string | null)[] {
	if (name === "violations") return rows.map(({ violations }) => violations);
	const values =
		name === "input_hash"
			? rows.map((row) => `\\\\x${row.input_hash}`)
			: rows.map((row) => row[name] ?? "NULL");
	return `{${values.join()}}`;
}

/** Keeps results, whether there were some before or not; what is as it was is not written, and days so far ahead that they
 * have no place yet are left out. */
export async function putResults(
	tx: Tx,
	tenantId: string,
	rows: readonly ResultRow[],
): Promise<void> {
	if (rows.length === 0) return;
	const arrays = resultColumns.map(
		(name) => sql`${valuesOf(rows, name)}::${sql.raw(`${resultTypes[name]}[]`)}`,
	);
	const names = sql.join(resultColumns.map((name) => sql.ref(name)));
	const changes = sql.join(
		replaced.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`),
	);
	await sql`
		insert into day_result (tenant_id, ${names})
		select ${tenantId}::uuid, given.* from unnest(${sql.join(arrays)}) as given(${names})
		where given.day < (select day_partition_horizon('day_result'))
		on conflict (tenant_id, user_id, day) do update set ${changes}
		where day_result.input_hash <> excluded.input_hash`.execute(tx);
}

/** Replaces what special accounts got on some days. */
export async function putAccountDays(
	tx: Tx,
	tenantId: string,
	days: readonly UserDay[],
	rows: readonly AccountDayRow[],
): Promise<void> {
	await sql`
		delete from special_account_day s
		using unnest(${days.map((one) => one.userId)}::uuid[], ${days.map((one) => one.day)}::date[]) as g(user_id, day)
		where s.tenant_id = ${tenantId} and s.user_id = g.user_id and s.day = g.day`.execute(tx);
	if (rows.length === 0) return;
	await sql`
		insert into special_account_day (tenant_id, user_id, day, account_id, minutes, factor_minutes)
		select ${tenantId}::uuid, given.* from unnest(${rows.map((one) => one.user_id)}::uuid[],
			${rows.map((one) => one.day)}::date[], ${rows.map((one) => one.account_id)}::uuid[],
			${rows.map((one) => one.minutes)}::int[], ${rows.map((one) => one.factor_minutes)}::int[])
			as given(user_id, day, account_id, minutes, factor_minutes)
		where given.day < (select day_partition_horizon('special_account_day'))`.execute(tx);
}

/** Kept results with what special accounts got, for the command that compares. */
export type KeptRow = Omit<ResultRow, "first_begin" | "last_end" | "violations"> & {
	readonly accounts: readonly Omit<AccountDayRow, "user_id" | "day">[];
};

export async function keptResults(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
): Promise<KeptRow[]> {
	const { rows } = await sql<KeptRow>`
		select r.*, r.day::text as day, r.leave_days::float8 as leave_days, encode(r.input_hash, 'hex') as input_hash,
			(select coalesce(jsonb_agg(jsonb_build_object('account_id', s.account_id, 'minutes', s.minutes,
					'factor_minutes', s.factor_minutes) order by s.account_id), '[]')
				from special_account_day s
				where s.tenant_id = ${tenantId} and s.user_id = r.user_id and s.day = r.day) as accounts
		from day_result r
		where r.tenant_id = ${tenantId} and r.user_id = any(${[...userIds]}::uuid[])
			and not exists (select from day_stale x where x.tenant_id = ${tenantId} and x.user_id = r.user_id
				and x.from_day <= r.day and x.to_day >= r.day)
		order by r.user_id, r.day`.execute(tx);
	return rows;
}

/** Everybody who can have results, in order of ids. */
export async function everybodysIds(tx: Tx, tenantId: string): Promise<string[]> {
	const { rows } = await sql<{ id: string }>`
		select id from app_user where tenant_id = ${tenantId} and role = 'USER' order by id`.execute(
		tx,
	);
	return rows.map(({ id }) => id);
}
