import { beforeAll, expect, test } from "vitest";
import { contract as dashboard } from "#areas/home/dashboard/contract.ts";
import { contract as presence } from "#areas/time-tracking/state/contract.ts";
import { contract as targetActual } from "#areas/time-tracking/target-actual/contract.ts";
import {
	fillResults,
	makeDaysCurrent,
	rangeOfMonth,
} from "#areas/time-tracking/target-actual/server/public.ts";
import { type Act, actCosts, type Most } from "#kit/testing/act-costs.ts";
import { buildStaffedCompany, type StaffedCompany } from "#kit/testing/build-staffed-company.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { vacuumAll } from "#kit/testing/vacuum-all.ts";

/** As hot-plans, in a company of 500 who are at work: what costs more with each of them, and with each day of theirs. */
const server = useTestServer();
const month = "2026-11";
let company: StaffedCompany;
beforeAll(async () => {
	company = await buildStaffedCompany(server().ownerUrl);
	const { tenantId, worker, resting } = company;
	await server().services.database.transaction(tenantId, async (tx) => {
		await fillResults(tx, tenantId, rangeOfMonth(month));
		const halfYear = { from: "2026-05-01", to: "2026-12-31" };
		await makeDaysCurrent(tx, tenantId, [worker.id, resting.id], halfYear);
	});
	await vacuumAll(server().ownerUrl);
});

const acts: readonly [string, "head" | "worker" | "resting", Most, Act][] = [
	[
		"own month after half a year, at work",
		"worker",
		{ calls: 19, blocks: 95, rows: 90 },
		(browser) => browser.call(targetActual.getTargetActual, { userId: company.worker.id, month }),
	],
	[
		"own month after half a year, at home",
		"resting",
		{ calls: 9, blocks: 42, rows: 40 },
		(browser) => browser.call(targetActual.getTargetActual, { userId: company.resting.id, month }),
	],
	[
		"everybody's month",
		"head",
		{ calls: 27, blocks: 6_600, rows: 6_700 },
		(browser) => browser.call(targetActual.listTargetActuals, { month }),
	],
	[
		"everybody's days, a page",
		"head",
		{ calls: 18, blocks: 1_000, rows: 60 },
		(browser) =>
			browser.call(targetActual.listTargetActualDays, { fromMonth: month, toMonth: month }),
	],
	[
		"overview after half a year",
		"worker",
		{ calls: 9, blocks: 50 },
		(browser) => browser.call(dashboard.getOverview, {}),
	],
	[
		"who of all is here",
		"head",
		{ calls: 12, blocks: 3_900 },
		(browser) => browser.call(presence.listPresence, {}),
	],
];

// each is done some hundred times, which may take longer than a test usually may
test.each(acts)(
	"%s",
	async (_name, who, most, act) => {
		const cookie = who === "head" ? company.headCookie : company[who].cookie;
		const { planned, calls, blocks, rows, most: costly } = await actCosts(server(), cookie, act);
		expect(planned).toEqual([]);
		expect(calls, costly).toBeLessThanOrEqual(most.calls);
		expect(blocks, costly).toBeLessThanOrEqual(most.blocks);
		expect(rows).toBeLessThanOrEqual(most.rows ?? rows);
	},
	120_000,
);
