import { expect, test } from "vitest";
import { useTestServer } from "#kit/testing/test-server.ts";
import { testOffice, timeline } from "./test-office.ts";

const server = useTestServer();

interface Night {
	readonly name: string;
	readonly zone: string;
	readonly begin: string;
	readonly end: string;
	readonly entry: object;
	readonly seconds: number;
}

const nights: readonly Night[] = [
	{
		name: "the night the clocks go on has seven hours",
		zone: "Europe/Berlin",
		begin: "2026-03-28T22:00:00+01:00",
		end: "2026-03-29T06:00:00+02:00",
		entry: { day: "2026-03-28", begin: "03-28 21:00", end: "03-29 04:00" },
		seconds: 7 * 3600,
	},
	{
		name: "the night the clocks go back has nine",
		zone: "Europe/Berlin",
		begin: "2026-10-24T22:00:00+02:00",
		end: "2026-10-25T06:00:00+01:00",
		entry: { day: "2026-10-24", begin: "10-24 20:00", end: "10-25 05:00" },
		seconds: 9 * 3600,
	},
	{
		name: "the hour that is there twice belongs to the same day",
		zone: "Europe/Berlin",
		begin: "2026-10-25T02:30:00+02:00",
		end: "2026-10-25T02:30:00+01:00",
		entry: { day: "2026-10-25" },
		seconds: 3600,
	},
	{
		name: "the leap day is a day",
		zone: "Europe/Berlin",
		begin: "2024-02-29T08:00:00+01:00",
		end: "2024-02-29T16:00:00+01:00",
		entry: { day: "2024-02-29" },
		seconds: 8 * 3600,
	},
	{
		name: "just after midnight is the new day, though UTC is still on the old one",
		zone: "Europe/Vienna",
		begin: "2026-07-01T00:30:00+02:00",
		end: "2026-07-01T01:00:00+02:00",
		entry: { day: "2026-07-01" },
		seconds: 1800,
	},
	{
		name: "a site abroad has its own days",
		zone: "America/New_York",
		begin: "2026-07-01T02:00:00Z",
		end: "2026-07-01T03:00:00Z",
		entry: { day: "2026-06-30" },
		seconds: 3600,
	},
];

test.each(nights)("$name", async ({ zone, begin, end, entry, seconds }) => {
	server().clock.set(begin);
	const { worker, activities } = await testOffice(server(), { lena: {} }, async () => ({}), {
		site: { name: "Haus", timeZone: zone, country: "DE", region: null },
	});
	const lena = worker("lena");
	await lena.book({ action: "START", activityId: activities.work });
	server().clock.set(end);
	const left = await lena.book({ action: "END", activityId: activities.work });
	expect(left.answer.outcome).toBe("APPLIED");
	expect(await timeline(server(), lena.id)).toMatchObject([
		{ ...entry, state: "APPROVED", seconds },
	]);
});
