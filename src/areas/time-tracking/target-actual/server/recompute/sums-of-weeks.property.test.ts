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

const kept = ({ ask, tenantId }: TestCompany) =>
	ask<Kept>("select day::text, net_min, flags from day_result where tenant_id = $1 order by day", [
		tenantId,
	]);

async function weeks({ ask, tenantId }: TestCompany): Promise<string[]> {
	const rows = await ask<{ text: string }>(
		`select (week - (date '2026-01-05' - date '1900-01-01') / 7) || ': ' || days || ' ' || net_min || ' ' || working_days || ' ' || known as text
		from week_result where tenant_id = $1 and days > 0 order by week`,
		[tenantId],
	);
	return rows.map(({ text }) => text);
}

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
			holiday_credit_min, absence_credit_min, extra_min, balance_min, overtime_min, pending_min, net_min, flags, input_hash)
		select $1, $2, day, $1, $1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, net_min, flags, ''
		from unnest($3::date[], $4::int[], $5::int[]) g(day, net_min, flags)
		on conflict (tenant_id, user_id, day) do update set net_min = excluded.net_min, flags = excluded.flags`,
		[tenantId, mia, list, list.map(() => random.int(0, 700)), list.map(() => random.int(0, 127))],
	);
}

test("whatever is written to days, their weeks are the sums of them", async () => {
	const company = await testCompany(server());
	for (const seed of ["weeks 1", "weeks 2", "weeks 3"]) {
		const random = seededRandom(seed);
		for (let turn = 0; turn < 25; turn++) {
			await write(company, random);
			expect([seed, turn, ...(await weeks(company))]).toEqual([
				seed,
				turn,
				...summed(await kept(company)),
			]);
		}
	}
});
