import { type RawBuilder, sql } from "kysely";
import { figureNames } from "#domain/working-time/day-minutes.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, rows } from "#kit/server/rows-of.ts";
import type { RangeDay } from "../../contract/ranges.ts";
import type { UserDay } from "./stale.ts";

/** What records tell of a day; instants as ISO texts, flags as bits. */
export type CurrentDay = Omit<RangeDay, "user" | "unitName" | "zone" | "flags" | "violations"> & {
	readonly flags: number;
	/** As the law counts them. */
	readonly netMinutes: number;
	/** JSON; null where there are none. */
	readonly violations: string | null;
};

/** A day as it is kept. */
export type ResultRow = CurrentDay & {
	readonly unitId: string;
	readonly siteId: string;
	readonly absenceId: string | null;
	/** Of the shifts that begin on the day, as the law counts them. */
	readonly nightMinutes: number;
	readonly sundayMinutes: number;
	readonly holidayKind: string | null;
	/** Minutes since the day began: begin and end of the planned working time, then those of each fixed break. */
	readonly plan: readonly number[] | null;
	/** Nobody is behind by this day. */
	readonly buildsUpOnly: boolean;
	/** Of everything that went in and came out, in hexadecimals. */
	readonly inputHash: string;
};

export interface AccountDayRow {
	readonly userId: string;
	readonly day: string;
	readonly accountId: string;
	readonly minutes: number;
	readonly factorMinutes: number;
}

/** Where each of them is kept, and of which type it is. */
export const resultColumns = {
	userId: ["user_id", "uuid"],
	day: ["day", "date"],
	unitId: ["unit_id", "uuid"],
	siteId: ["site_id", "uuid"],
	targetMinutes: ["target_min", "int"],
	workedMinutes: ["worked_min", "int"],
	pauseMinutes: ["pause_min", "int"],
	autoPauseMinutes: ["auto_pause_min", "int"],
	holidayCreditMinutes: ["holiday_credit_min", "int"],
	absenceCreditMinutes: ["absence_credit_min", "int"],
	extraMinutes: ["extra_min", "int"],
	balanceMinutes: ["balance_min", "int"],
	overtimeMinutes: ["overtime_min", "int"],
	pendingMinutes: ["pending_min", "int"],
	leaveDays: ["leave_days", "numeric"],
	firstBegin: ["first_begin", "timestamptz"],
	lastEnd: ["last_end", "timestamptz"],
	absenceId: ["absence_id", "uuid"],
	flags: ["flags", "int"],
	inputHash: ["input_hash", "bytea"],
	netMinutes: ["net_min", "int"],
	nightMinutes: ["night_min", "int"],
	sundayMinutes: ["sunday_min", "int"],
	holidayKind: ["holiday_kind", "text"],
	plan: ["plan", "int[]"],
	buildsUpOnly: ["builds_up_only", "boolean"],
	violations: ["violations", "jsonb"],
} as const satisfies Readonly<Record<keyof ResultRow, readonly [column: string, type: string]>>;

/** Days from here on are computed whenever they are asked for; each year before has its partition. */
export const keptBefore = sql`(date_trunc('year', now()) + interval '2 years')::date`;

const resultFields = Object.keys(resultColumns) as (keyof ResultRow)[];

/** Fields of the row `r`, by their names here. */
export function readFields(fields: readonly (keyof ResultRow)[]): RawBuilder<unknown> {
	return sql.join(
		fields.map((name) => sql`${sql.ref(`r.${resultColumns[name][0]}`)} as ${sql.ref(name)}`),
	);
}

/** JSON as `pg` writes it; the rest needs no quotes, and to look for what does would take longer than to write it. */
function valuesOf(rows: readonly ResultRow[], name: keyof ResultRow): string | (string | null)[] {
	if (name === "violations") return rows.map(({ violations }) => violations);
	return `{${rows.map((row) => writtenOf(row, name)).join()}}`;
}

function writtenOf(row: ResultRow, name: Exclude<keyof ResultRow, "violations">): unknown {
	if (name === "inputHash") return `\\\\x${row.inputHash}`;
	if (name === "plan") return row.plan === null ? "NULL" : `"{${row.plan.join()}}"`;
	return row[name] ?? "NULL";
}

/** `unnest` would take an array of arrays apart whole. */
const givenTypes: Readonly<Record<string, string>> = { "int[]": "text[]" };

/**
 * Keeps results, whether there were some before or not; what is as it was is not written, and days so far ahead that they
 * have no place yet are left out.
 */
export async function putResults(tx: Tx, tenantId: string, rows: readonly ResultRow[]) {
	if (rows.length === 0) return;
	const arrays = resultFields.map((name) => {
		const type = resultColumns[name][1];
		return sql`${valuesOf(rows, name)}::${sql.raw(givenTypes[type] ?? `${type}[]`)}`;
	});
	const columns = resultFields.map((name) => sql.ref(resultColumns[name][0]));
	const given = resultFields.map((name) => {
		const [column, type] = resultColumns[name];
		return type in givenTypes ? sql`${sql.ref(column)}::${sql.raw(type)}` : sql.ref(column);
	});
	const names = sql.join(columns);
	const replaced = columns.slice(2).map((column) => sql`${column} = excluded.${column}`);
	await execute(tx)`
		insert into day_result (tenant_id, ${names})
		select ${tenantId}::uuid, ${sql.join(given)} from unnest(${sql.join(arrays)}) as given(${names})
		where given.day < ${keptBefore}
		on conflict (tenant_id, user_id, day) do update set ${sql.join(replaced)}
		where day_result.input_hash <> excluded.input_hash`;
}

/** Replaces what special accounts got on some days. */
export async function putAccountDays(
	tx: Tx,
	tenantId: string,
	days: readonly UserDay[],
	rows: readonly AccountDayRow[],
): Promise<void> {
	await execute(tx)`
		delete from special_account_day s
		using unnest(${days.map((one) => one.userId)}::uuid[], ${days.map((one) => one.day)}::date[]) as g(user_id, day)
		where s.tenant_id = ${tenantId} and s.user_id = g.user_id and s.day = g.day`;
	if (rows.length === 0) return;
	await execute(tx)`
		insert into special_account_day (tenant_id, user_id, day, account_id, minutes, factor_minutes)
		select ${tenantId}::uuid, given.* from unnest(${rows.map((one) => one.userId)}::uuid[],
			${rows.map((one) => one.day)}::date[], ${rows.map((one) => one.accountId)}::uuid[],
			${rows.map((one) => one.minutes)}::int[], ${rows.map((one) => one.factorMinutes)}::int[])
			as given(user_id, day, account_id, minutes, factor_minutes)
		where given.day < ${keptBefore}`;
}

/** Kept results with what special accounts got, for the command that compares. */
export type KeptRow = Omit<ResultRow, "firstBegin" | "lastEnd" | "violations" | "plan"> & {
	readonly accounts: readonly Omit<AccountDayRow, "userId" | "day">[];
};

export function keptResults(tx: Tx, tenantId: string, userIds: readonly string[]) {
	return rows(tx)<KeptRow>`
		select ${readFields(["userId", "unitId", "siteId", ...figureNames, "absenceId", "flags", "netMinutes", "nightMinutes", "sundayMinutes", "holidayKind", "buildsUpOnly"])}, r.day::text as day,
			r.leave_days::float8 as "leaveDays", encode(r.input_hash, 'hex') as "inputHash",
			(select coalesce(jsonb_agg(jsonb_build_object('accountId', s.account_id, 'minutes', s.minutes,
					'factorMinutes', s.factor_minutes) order by s.account_id), '[]')
				from special_account_day s
				where s.tenant_id = ${tenantId} and s.user_id = r.user_id and s.day = r.day) as accounts
		from day_result r
		where r.tenant_id = ${tenantId} and r.user_id = any(${[...userIds]}::uuid[])
			and not exists (select from day_stale x where x.tenant_id = ${tenantId} and x.user_id = r.user_id
				and x.from_day <= r.day and x.to_day >= r.day)
		order by r.user_id, r.day`;
}

/** Everybody who can have results, in order of ids. */
export async function everybodysIds(tx: Tx, tenantId: string): Promise<string[]> {
	const found = await rows(tx)<{ id: string }>`
		select id from app_user where tenant_id = ${tenantId} and role = 'USER' order by id`;
	return found.map(({ id }) => id);
}
