import { expect, test } from "vitest";
import { seededRandom } from "#database/demo/seeded-random.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import {
	type GivenEntry,
	insertAbsence,
	insertEntries,
	insertHoliday,
	insertNightAccount,
	insertRule,
	stored,
	testCompany,
} from "./test-company.ts";

const server = useTestServer({}, { alone: true });
const first = dayOfIso("2026-10-19");
// over the end of summer time
const days = Array.from({ length: 10 }, (_, nth) => isoOfDay((first + nth) as LocalDay));

/** Work, pauses and what nobody approved yet, day and night. */
function randomEntries(seed: string): GivenEntry[] {
	const random = seededRandom(seed);
	const entries: GivenEntry[] = [];
	let minute = first * 1440 + random.int(0, 600);
	while (minute < (first + 9) * 1440) {
		const end = minute + random.int(20, 420);
		const kind = random.int(0, 9);
		entries.push({
			begin: minute,
			end,
			classType: kind < 2 ? "PAUSE" : "WORKTIME",
			state: kind === 9 ? "REQUESTED" : "APPROVED",
		});
		minute = end + (random.chance(0.6) ? 0 : random.int(1, 900));
	}
	return entries;
}

test.each(["a", "b", "c", "d"])(
	"what changes left behind is what all facts come to, in whichever order: %s",
	async (seed) => {
		const company = await testCompany(server());
		await insertRule(company, {
			type: "AUTOPAUSE",
			behaviour: "COMPLETE_DURATION",
			steps: [{ afterMinutes: 360, pauseMinutes: 30 }],
		});
		await insertNightAccount(company);
		const entries = randomEntries(seed);
		for (const entry of entries) {
			await insertEntries(company, [entry]);
			const day = isoOfDay(Math.floor(entry.begin / 1440) as LocalDay);
			await company.changed(day);
		}
		await insertHoliday(company, "2026-10-21", null, 1);
		await company.changed("2026-10-21");
		await insertAbsence(company, "2026-10-22", "2026-10-22", "SECOND_HALF");
		await company.changed("2026-10-22");
		await company.settle(days[0] as string, days.at(-1) as string);
		const kept = (await stored(company))
			.filter(({ day }) => days.includes(day))
			.map(({ input_hash }) => input_hash);
		expect(await hashes(company, days)).toEqual(kept);

		await company.ask("delete from time_tracking where user_id = $1", [company.mia]);
		await insertEntries(company, entries.toReversed());
		expect(await hashes(company, days)).toEqual(kept);
		const alone = [];
		for (const day of days) alone.push(...(await hashes(company, [day])));
		expect(alone).toEqual(kept);
	},
);

async function hashes(
	company: Awaited<ReturnType<typeof testCompany>>,
	asked: readonly string[],
): Promise<string[]> {
	const fresh = await company.fresh(asked);
	return fresh.map(({ result }) => result.inputHash);
}
