import fc from "fast-check";
import { expect, test } from "vitest";
import { testOffice } from "#areas/time-tracking/bookings/server/test-office.ts";
import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import { contract as targetActual } from "#areas/time-tracking/target-actual/contract.ts";
import type { EpochSecond } from "#domain/time/quantities.ts";
import { entryMinutes } from "#domain/working-time/timeline/entry-minutes.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

test("the minutes of an entry are the same wherever they are answered", async () => {
	server().clock.set("2026-11-20T08:03:10Z");
	const { worker, activities, extra } = await testOffice(
		server(),
		{ lena: { roles: [{ name: "Abteilungsleitung", scope: "GLOBAL" }] } },
		(tenant, ids) => tenant.project({ name: "Umbau", nodes: [], userIds: [ids.lena as string] }),
	);
	const { id: userId, browser, book } = worker("lena");
	await book({ action: "START", projectNodeId: extra.rootNodeId });
	server().clock.set("2026-11-20T12:11:50Z");
	await book({ action: "START", activityId: activities.pause });
	server().clock.set("2026-11-20T12:42:05Z");
	await book({ action: "END", activityId: activities.work });

	const work = 248 * 60;
	const pause = 31 * 60;
	const { answer: clocks } = await browser.call(contract.getTimeClocks, {});
	expect(clocks.workTimeClock).toMatchObject({ workTime: work, pauseTime: pause });
	expect(clocks.projectClocks).toMatchObject([{ workTime: work }]);
	const own = await browser.call(entries.listTimeTrackings, { sort: "begin" });
	expect(own.answer.timeTrackings.map(({ duration }) => duration)).toEqual([work, pause]);
	const managed = await browser.call(entries.listTimeTrackingsOf, { sortBy: "duration" });
	expect(managed.answer.items.map(({ duration }) => duration)).toEqual([pause, work]);
	const month = await browser.call(targetActual.getTargetActual, { userId, month: "2026-11" });
	expect(month.answer.days.find(({ day }) => day === "2026-11-20")).toMatchObject({
		workedMinutes: 248,
		pauseMinutes: 31,
	});
});

test("the database counts the minutes of an entry as the domain does", async () => {
	const second = fc.integer({ min: -2_000_000_000, max: 4_000_000_000 });
	const pairs = fc.sample(fc.tuple(second, fc.nat({ max: 200_000 })), { numRuns: 500, seed: 7 });
	const begins = pairs.map(([begin]) => begin);
	const ends = pairs.map(([begin, length]) => begin + length);
	const { rows } = await withClient(server().adminUrl, (client) =>
		client.query<{ minutes: number }>(
			`select entry_minutes(to_timestamp(x.begin_at), to_timestamp(x.end_at)) as minutes
			from unnest($1::float8[], $2::float8[]) with ordinality as x (begin_at, end_at, nth) order by nth`,
			[begins, ends],
		),
	);
	expect(rows.map(({ minutes }) => minutes)).toEqual(
		begins.map((begin, nth) => entryMinutes(begin as EpochSecond, ends[nth] as EpochSecond)),
	);
});
