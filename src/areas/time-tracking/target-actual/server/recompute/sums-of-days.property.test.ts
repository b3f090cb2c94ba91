import { expect, test } from "vitest";
import { type Random, seededRandom } from "#database/demo/seeded-random.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { bitsOfFlags } from "../../contract/fields.ts";
import { type TestCompany, testCompany } from "../test-company.ts";

const server = useTestServer({}, { alone: true });

interface Kept {
	readonly day: string;
	readonly net_min: number;
	readonly flags: number;
	readonly violations: readonly Mark[] | null;
}

interface Mark {
	readonly code: string;
	readonly severity: string;
}

const daysOff = bitsOfFlags(["HOLIDAY", "ABSENCE", "NOT_EMPLOYED"]);
const monday = dayOfIso("2026-01-05");

/** What days come to by weeks: which are known, minutes, working days. */
function summed(days: readonly Kept[]): string[] {
	const weeks = Map.groupBy(days, ({ day }) => Math.floor((dayOfIso(day) - monday) / 7));
	return [...weeks]
		.toSorted(([one], [other]) => one - other)
		.map(([week, list]) => {
			const weekdays = list.map(({ day }) => (dayOfIso(day) - monday) % 7);
			const bits = weekdays.reduce((sum, weekday) => sum + 2 ** weekday, 0);
			const minutes = list.reduce((sum, { net_min }) => sum + net_min, 0);
			const working = list.filter(
				({ flags }, at) => (flags & daysOff) === 0 && weekdays[at] !== 6,
			).length;
			return `${week}: ${bits} ${minutes} ${working} ${list.length}`;
		});
}

/** What days come to by months: how many there are, minutes, flags, and on which days there is which violation. */
function summedByMonths(days: readonly Kept[]): string[] {
	const months = Map.groupBy(days, ({ day }) => day.slice(0, 7));
	return [...months].map(([month, list]) => {
		const minutes = list.reduce((sum, { net_min }) => sum + net_min, 0);
		const flags = list.reduce((bits, one) => bits | one.flags, 0);
		const marked = new Map<string, number>();
		for (const { day, violations } of list) {
			const seen = new Map<string, number>();
			for (const { code, severity } of violations ?? []) {
				const nth = (seen.get(code + severity) ?? 0) + 1;
				seen.set(code + severity, nth);
				const key = `${code} ${severity} ${nth}`;
				marked.set(key, (marked.get(key) ?? 0) + 2 ** (Number(day.slice(8)) - 1));
			}
		}
		const marks = [...marked].toSorted(([one], [other]) => (one < other ? -1 : 1));
		return `${month}: ${list.length} ${minutes} ${flags} ${marks.map(([key, bits]) => `${key.slice(0, -2)} ${bits}`).join()}`;
	});
}

async function months({ ask, tenantId }: TestCompany): Promise<string[]> {
	const rows = await ask<{ text: string }>(
		`select to_char(month, 'YYYY-MM') || ': ' || days || ' ' || worked_min || ' ' || flags || ' ' || coalesce((
			select string_agg(concat_ws(' ', v.code, v.severity, v.days), ',' order by at)
			from rows from (jsonb_to_recordset(m.violations) as (code text, severity text, days int)) with ordinality
				as v(code, severity, days, at)), '') as text
		from month_result m where tenant_id = $1 order by month`,
		[tenantId],
	);
	return rows.map(({ text }) => text);
}

const kept = ({ ask, tenantId }: TestCompany) =>
	ask<Kept>(
		"select day::text, net_min, flags, violations from day_result where tenant_id = $1 order by day",
		[tenantId],
	);

async function weeks({ ask, tenantId }: TestCompany): Promise<string[]> {
	const rows = await ask<{ text: string }>(
		`select (week - (date '2026-01-05' - date '1900-01-01') / 7) || ': ' || days || ' ' || net_min || ' ' || working_days || ' ' || known as text
		from week_result where tenant_id = $1 and days > 0 order by week`,
		[tenantId],
	);
	return rows.map(({ text }) => text);
}

/** Some twice on one day. */
const marksOf = (random: Random): Mark[] =>
	Array.from({ length: random.int(1, 3) }, () => ({
		code: random.pick(["REST", "OVER_8_HOURS"]),
		severity: random.pick(["ERROR", "WARNING"]),
	}));

/** Several days in one statement: some are there, others not. */
async function write({ ask, tenantId, mia }: TestCompany, random: Random): Promise<void> {
	const days = new Set(
		Array.from({ length: random.int(1, 12) }, () =>
			isoOfDay((monday + random.int(0, 39)) as LocalDay),
		),
	);
	const list = [...days];
	if (random.chance(0.25)) {
		await ask("delete from day_result where tenant_id = $1 and day = any($2::date[])", [
			tenantId,
			list,
		]);
		return;
	}
	await ask(
		`insert into day_result (tenant_id, user_id, day, unit_id, site_id, target_min, worked_min, pause_min, auto_pause_min,
			holiday_credit_min, absence_credit_min, extra_min, balance_min, overtime_min, pending_min, net_min, flags, violations, input_hash)
		select $1, $2, day, $1, $1, 0, net_min, 0, 0, 0, 0, 0, 0, 0, 0, net_min, flags, violations, ''
		from unnest($3::date[], $4::int[], $5::int[], $6::jsonb[]) g(day, net_min, flags, violations)
		on conflict (tenant_id, user_id, day) do update set net_min = excluded.net_min, worked_min = excluded.worked_min,
			flags = excluded.flags, violations = excluded.violations`,
		[
			tenantId,
			mia,
			list,
			list.map(() => random.int(0, 700)),
			list.map(() => random.int(0, 127)),
			list.map(() => (random.chance(0.4) ? JSON.stringify(marksOf(random)) : null)),
		],
	);
}

test("whatever is written to days, their weeks and months are the sums of them", async () => {
	const company = await testCompany(server());
	for (const seed of ["weeks 1", "weeks 2"]) {
		const random = seededRandom(seed);
		for (let turn = 0; turn < 15; turn++) {
			await write(company, random);
			const days = await kept(company);
			const expected = [seed, turn, ...summed(days), ...summedByMonths(days)];
			expect([seed, turn, ...(await weeks(company)), ...(await months(company))]).toEqual(expected);
		}
	}
});
