import { expect, test } from "vitest";
import { type Random, seededRandom } from "#database/demo/seeded-random.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { insertEntries, stored, type TestCompany, testCompany } from "../test-company.ts";
import { fillDaysApart, recomputeWaitingApart } from "./recompute-apart.ts";
import { type HeldCalculation, heldAfterReading } from "./test-stops.ts";

const server = useTestServer({}, { alone: true });

const first = dayOfIso("2026-11-16");
const days = Array.from({ length: 7 }, (_, nth) => isoOfDay((first + nth) as LocalDay));
const week = { from: days[0] as string, to: days.at(-1) as string };

/** Calculations that have read and not written yet. */
type Held = HeldCalculation<unknown>[];

async function work(company: TestCompany, random: Random, entries: number): Promise<void> {
	const begin = first * 1440 + entries * 30;
	await insertEntries(company, [
		{ begin, end: begin + random.int(1, 30), classType: "WORKTIME", state: "APPROVED" },
	]);
}

function hold(company: TestCompany, isFilling: boolean) {
	const { tenantId, mia } = company;
	return heldAfterReading<unknown>(server().services.database, (database) =>
		isFilling
			? fillDaysApart(database, tenantId, [mia], week)
			: recomputeWaitingApart(database, tenantId, [mia]),
	);
}

/** One thing that may happen at any time. */
async function step(company: TestCompany, random: Random, held: Held, nth: number) {
	const what = random.int(0, 9);
	if (what < 3) await work(company, random, nth * 4 + random.int(0, 3));
	else if (what === 3)
		await company.ask("delete from time_tracking where user_id = $1 and day = $2", [
			company.mia,
			random.pick(days),
		]);
	else if (what === 4) await company.changed(random.pick(days));
	else if (what < 7) held.push(await hold(company, random.chance(0.5)));
	else if (held.length > 0) await held.splice(random.int(0, held.length - 1), 1)[0]?.write();
}

/** Kept days that count as current, and what they come to. */
async function current(company: TestCompany) {
	const waiting = new Set(await company.waiting());
	const kept = (await stored(company)).filter(({ day }) => days.includes(day) && !waiting.has(day));
	const fresh = await company.fresh(kept.map(({ day }) => day));
	const pairs = (rows: readonly (readonly [string, string])[]) => Object.fromEntries(rows);
	return {
		kept: pairs(kept.map((one) => [one.day, one.input_hash])),
		fresh: pairs(fresh.map(({ result }) => [result.day, result.inputHash])),
	};
}

/** The long run does all of them, and further each. */
const seeds = process.env.LONG ? ["a", "b", "c", "d", "e", "f"] : ["a", "b"];
const steps = process.env.LONG ? 40 : 20;

test.each(seeds)(
	"whatever calculates at the same time, a day that does not wait is what its facts come to: %s",
	async (seed) => {
		const company = await testCompany(server());
		const random = seededRandom(`calculations ${seed}`);
		const held: Held = [];
		for (let nth = 0; nth < steps; nth++) {
			await step(company, random, held, nth);
			const { kept, fresh } = await current(company);
			expect(kept).toEqual(fresh);
		}
		for (const one of held) await one.write();
		for (const isFilling of [true, false]) await (await hold(company, isFilling)).write();
		const { kept, fresh } = await current(company);
		expect(Object.keys(kept)).toEqual(days);
		expect(kept).toEqual(fresh);
	},
	120_000,
);
