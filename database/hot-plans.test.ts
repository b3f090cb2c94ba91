import { beforeAll, expect, test } from "vitest";
import { contract as clocks } from "#areas/home/clocks/contract.ts";
import { contract as dashboard } from "#areas/home/dashboard/contract.ts";
import { contract as signIn } from "#areas/session/sign-in/contract.ts";
import { contract as tokens } from "#areas/staff/hardware-tokens/contract.ts";
import { contract as tags } from "#areas/staff/tags/contract.ts";
import { contract as people } from "#areas/staff/users/contract.ts";
import { contract as bookings } from "#areas/time-tracking/bookings/contract.ts";
import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import { contract as gaps } from "#areas/time-tracking/fix-my-day/contract.ts";
import { contract as monthClose } from "#areas/time-tracking/month-close/contract.ts";
import { contract as overtime } from "#areas/time-tracking/overtime/contract.ts";
import { contract as presence } from "#areas/time-tracking/state/contract.ts";
import { contract as targetActual } from "#areas/time-tracking/target-actual/contract.ts";
import { makeDaysCurrent } from "#areas/time-tracking/target-actual/server/public.ts";
import { contract as worksheets } from "#areas/time-tracking/worksheets/contract.ts";
import { newId } from "#kit/contract/new-id.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { type Act, actCosts, type Most } from "#kit/testing/act-costs.ts";
import { buildCrowd, type Crowd } from "#kit/testing/build-crowd.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { vacuumAll } from "#kit/testing/vacuum-all.ts";

/** What is done all day long is planned once per connection, and takes no more statements than these. */
const server = useTestServer();
let crowd: Crowd;
beforeAll(async () => {
	crowd = await buildCrowd(server().ownerUrl);
	const { tenantId, worker } = crowd;
	// as far as the hourly job goes
	await server().services.database.transaction(tenantId, (tx) =>
		makeDaysCurrent(tx, tenantId, [worker.id], { from: "2026-05-01", to: "2026-12-31" }),
	);
	// or it is done by itself meanwhile, and plans are made once more
	await vacuumAll(server().ownerUrl);
});

const month = "2026-11";
const lastDays = { from: "2026-10-23", to: "2026-11-21" } as const;
let comesNext = true;

const acts: readonly [string, "worker" | "supervisor" | "head", Most, Act][] = [
	[
		"session",
		"worker",
		{ calls: 10, blocks: 45 },
		(browser) => browser.call(signIn.getSession, {}),
	],
	[
		"clocks",
		"worker",
		{ calls: 11, blocks: 50 },
		(browser) => browser.call(clocks.getTimeClocks, {}),
	],
	[
		"overview",
		"worker",
		{ calls: 9, blocks: 45 },
		(browser) => browser.call(dashboard.getOverview, {}),
	],
	[
		"overview of a team",
		"supervisor",
		{ calls: 9, blocks: 45 },
		(browser) => browser.call(dashboard.getOverview, {}),
	],
	[
		"own entries",
		"worker",
		{ calls: 30, blocks: 190 },
		(browser) =>
			browser.call(entries.listTimeTrackings, {
				userIds: [crowd.worker.id],
				from: "2026-10-22",
				to: "2026-11-21",
			}),
	],
	[
		"everybody's entries",
		"head",
		{ calls: 40, blocks: 1600 },
		(browser) => browser.call(entries.listTimeTrackingsOf, lastDays),
	],
	[
		"everybody's entries, a late page",
		"head",
		{ calls: 40, blocks: 1600 },
		(browser) => browser.call(entries.listTimeTrackingsOf, { ...lastDays, page: 300 }),
	],
	[
		"everybody's entries, a page that is not there",
		"head",
		{ calls: 40, blocks: 1300 },
		(browser) => browser.call(entries.listTimeTrackingsOf, { ...lastDays, page: 100_000 }),
	],
	[
		"everybody's entries, by a name",
		"head",
		{ calls: 40, blocks: 220 },
		(browser) => browser.call(entries.listTimeTrackingsOf, { ...lastDays, search: "4711" }),
	],
	[
		"everybody's entries, many on a page",
		"head",
		{ calls: 560, blocks: 9000 },
		(browser) => browser.call(entries.listTimeTrackingsOf, { ...lastDays, pageSize: 500 }),
	],
	[
		"everybody's days without actual time",
		"head",
		{ calls: 10, blocks: 20_000 },
		(browser) => browser.call(gaps.listDaysWithoutActuals, {}),
	],
	[
		"a team's entries",
		"supervisor",
		{ calls: 40, blocks: 800 },
		(browser) => browser.call(entries.listTimeTrackingsOf, lastDays),
	],
	[
		"everybody's overtime accounts",
		"head",
		{ calls: 10, blocks: 550 },
		(browser) => browser.call(overtime.listOvertimeAccounts, {}),
	],
	[
		"everybody's plans",
		"head",
		{ calls: 10, blocks: 550 },
		(browser) => browser.call(worksheets.listPlannedPeople, {}),
	],
	[
		"everybody's months to close",
		"head",
		{ calls: 10, blocks: 850 },
		(browser) => browser.call(monthClose.listMonthCloses, { month }),
	],
	[
		"a person's hardware tokens",
		"head",
		{ calls: 9, blocks: 90 },
		(browser) => browser.call(tokens.listHardwareTokens, { userId: crowd.worker.id }),
	],
	[
		"a page of master data beyond the last one",
		"head",
		{ calls: 9, blocks: 45 },
		(browser) => browser.call(tags.listTags, { page: 1000 }),
	],
	[
		"own bookings",
		"worker",
		{ calls: 60, blocks: 50 },
		(browser) => browser.call(bookings.listBookings, { userId: crowd.worker.id, ...lastDays }),
	],
	[
		"own gaps",
		"worker",
		{ calls: 22, blocks: 95 },
		(browser) => browser.call(gaps.listDayGaps, { userId: crowd.worker.id }),
	],
	[
		"a team's planned days",
		"supervisor",
		{ calls: 16, blocks: 80 },
		(browser) =>
			browser.call(worksheets.listUnitWorksheetDays, {
				unitId: crowd.unitId,
				from: "2026-11-01",
				to: "2026-11-30",
			}),
	],
	[
		"a person's planned days",
		"supervisor",
		{ calls: 17, blocks: 90 },
		(browser) =>
			browser.call(worksheets.listUserWorksheetDays, {
				userId: crowd.worker.id,
				from: "2026-11-01",
				to: "2026-11-30",
			}),
	],
	[
		"everybody in a list",
		"head",
		{ calls: 10, blocks: 750 },
		(browser) => browser.call(people.listUsers, {}),
	],
	[
		"a team in a list",
		"supervisor",
		{ calls: 10, blocks: 430 },
		(browser) => browser.call(people.listUsers, {}),
	],
	[
		"a team's plans",
		"supervisor",
		{ calls: 10, blocks: 350 },
		(browser) => browser.call(worksheets.listPlannedPeople, {}),
	],
	[
		"a team's overtime accounts",
		"supervisor",
		{ calls: 10, blocks: 350 },
		(browser) => browser.call(overtime.listOvertimeAccounts, {}),
	],
	[
		"a team's months to close",
		"supervisor",
		{ calls: 10, blocks: 400 },
		(browser) => browser.call(monthClose.listMonthCloses, { month }),
	],
	[
		"own month",
		"worker",
		{ calls: 9, blocks: 55 },
		(browser) => browser.call(targetActual.getTargetActual, { userId: crowd.worker.id, month }),
	],
	[
		"a team's month",
		"supervisor",
		{ calls: 22, blocks: 600 },
		(browser) => browser.call(targetActual.listTargetActuals, { month }),
	],
	[
		"who is here",
		"supervisor",
		{ calls: 10, blocks: 200 },
		(browser) => browser.call(presence.listPresence, {}),
	],
	[
		"booking",
		"worker",
		// some 230; a connection that books for the first time meanwhile reads catalogues, 20 to 25 more for each call
		{ calls: 25, blocks: 330 },
		(browser) => {
			const now = server().clock.now();
			const action = comesNext ? "START" : "END";
			comesNext = !comesNext;
			return browser.call(bookings.createBooking, {
				bookingId: newId(now.getTime()),
				timestamp: now.toISOString(),
				action,
				activityId: crowd.workActivityId,
			});
		},
	],
];

test("of very many entries ten thousand are counted, and a page beyond them all is empty", async () => {
	const browser = server().browser();
	browser.cookies.set(sessionCookie, crowd.head.cookie);
	const page = async (nth: number) =>
		(await browser.call(entries.listTimeTrackingsOf, { page: nth })).answer;
	const first = await page(1);
	expect(first).toMatchObject({ total: 10_000, hasMore: true });
	expect(first.items).toHaveLength(25);
	// what is not counted can be turned to all the same
	expect((await page(900)).items).toHaveLength(25);
	expect(await page(100_000)).toMatchObject({ items: [], total: 10_000, hasMore: true });
});

// each is done some hundred times, which may take longer than a test usually may
test.each(acts)(
	"%s",
	async (_name, who, most, act) => {
		const {
			planned,
			calls,
			blocks,
			most: costly,
		} = await actCosts(server(), crowd[who].cookie, act);
		expect(planned).toEqual([]);
		expect(calls, costly).toBeLessThanOrEqual(most.calls);
		expect(blocks, costly).toBeLessThanOrEqual(most.blocks);
	},
	120_000,
);
