import { beforeAll, expect, test } from "vitest";
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
	const { tenantId, worker } = company;
	await server().services.database.transaction(tenantId, async (tx) => {
		await fillResults(tx, tenantId, rangeOfMonth(month));
		await makeDaysCurrent(tx, tenantId, [worker.id], { from: "2026-05-01", to: "2026-12-31" });
	});
	await withClient(server().ownerUrl, (client) => client.query("vacuum analyze"));
});

const acts: readonly [string, "head" | "worker", Most, Act][] = [
	[
		"own month after half a year",
		"worker",
		{ calls: 17, blocks: 140, rows: 70 },
		(browser) => browser.call(targetActual.getTargetActual, { userId: company.worker.id, month }),
	],
	[
		"everybody's month",
		"head",
		{ calls: 26, blocks: 11_000 },
		(browser) => browser.call(targetActual.listTargetActuals, { month }),
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
	const { planned, calls, blocks, rows } = await actCosts(server(), cookie, act);
	expect(planned).toEqual([]);
	expect(calls).toBeLessThanOrEqual(most.calls);
	expect(blocks).toBeLessThanOrEqual(most.blocks);
	expect(rows).toBeLessThanOrEqual(most.rows ?? rows);
});
