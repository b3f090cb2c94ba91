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
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";

/** As hot-plans, in a company of 500 who are at work: what costs more with each of them, and with each day of theirs. */
const server = useTestServer();
const month = "2026-11";
let company: StaffedCompany;
beforeAll(async () => {
	company = await buildStaffedCompany(server().ownerUrl);
	const { tenantId } = company;
	await server().services.database.transaction(tenantId, (tx) =>
		fillResults(tx, tenantId, rangeOfMonth(month)),
	);
	await makeCurrent();
});

/** The worker's half-year. */
async function makeCurrent(): Promise<void> {
	const { tenantId, worker } = company;
	await server().services.database.transaction(tenantId, (tx) =>
		makeDaysCurrent(tx, tenantId, [worker.id], { from: "2026-05-01", to: "2026-12-31" }),
	);
	await withClient(server().ownerUrl, (client) => client.query("vacuum analyze"));
}

async function expectAtMost(cookie: string, most: Most, act: Act): Promise<void> {
	const { planned, calls, blocks, rows } = await actCosts(server(), cookie, act);
	expect(planned).toEqual([]);
	expect(calls).toBeLessThanOrEqual(most.calls);
	expect(blocks).toBeLessThanOrEqual(most.blocks);
	expect(rows).toBeLessThanOrEqual(most.rows ?? rows);
}

const acts: readonly [string, "head" | "worker", Most, Act][] = [
	[
		"own month after half a year, at work",
		"worker",
		{ calls: 19, blocks: 115, rows: 90 },
		(browser) => browser.call(targetActual.getTargetActual, { userId: company.worker.id, month }),
	],
	[
		"everybody's month",
		"head",
		{ calls: 26, blocks: 7_000 },
		(browser) => browser.call(targetActual.listTargetActuals, { month }),
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

test.each(acts)("%s", async (_name, who, most, act) => {
	const cookie = who === "head" ? company.headCookie : company.worker.cookie;
	await expectAtMost(cookie, most, act);
});

test("own month after half a year, at home", async () => {
	const { tenantId, worker } = company;
	await withClient(server().ownerUrl, async (client) => {
		await client.query("select set_config('app.tenant_id', $1, false)", [tenantId]);
		await client.query(
			"update time_tracking set end_at = begin_at + interval '1 hour', occupied_to = begin_at + interval '1 hour' where user_id = $1 and end_at is null",
			[worker.id],
		);
	});
	await makeCurrent();
	const browse: Act = (browser) =>
		browser.call(targetActual.getTargetActual, { userId: worker.id, month });
	await expectAtMost(worker.cookie, { calls: 9, blocks: 55, rows: 40 }, browse);
});
