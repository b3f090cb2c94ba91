import { beforeAll, expect, test } from "vitest";
import { contract } from "#areas/time-tracking/entries/contract.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { type Act, actCosts } from "#kit/testing/act-costs.ts";
import { buildCrowd, type Crowd } from "#kit/testing/build-crowd.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { vacuumAll } from "#kit/testing/vacuum-all.ts";

/** As hot-plans. Whom to tell is found by looking through rights and people once: some 230 pages in a company of 6,000. */
const server = useTestServer();
let crowd: Crowd;
let times: { readonly begin: string; readonly end: string };
beforeAll(async () => {
	crowd = await buildCrowd(server().ownerUrl);
	const { tenantId, trackingId, supervisor } = crowd;
	await server().services.database.transaction(tenantId, async (tx) => {
		const entry = await tx
			.selectFrom("time_tracking")
			.select(["begin_at", "end_at"])
			.where("tenant_id", "=", tenantId)
			.where("id", "=", trackingId)
			.executeTakeFirstOrThrow();
		times = { begin: entry.begin_at.toISOString(), end: String(entry.end_at?.toISOString()) };
		// who has no address is told of nothing
		await tx
			.updateTable("app_user")
			.set({ mail: "ines@example.org" })
			.where("tenant_id", "=", tenantId)
			.where("id", "=", supervisor.id)
			.execute();
	});
	await vacuumAll(server().ownerUrl);
});

/** Asks for a change, and takes that back the next time. */
function changing(): Act {
	let version = 1;
	let asked: string | undefined;
	return async (browser) => {
		const changeRequestId = asked;
		if (changeRequestId !== undefined) {
			asked = undefined;
			version += 1;
			return browser.call(contract.deleteChangeRequest, { changeRequestId, version: 1 });
		}
		const { trackingId: id, workActivityId: activityId } = crowd;
		const wanted = { id, version, activityId, reason: "Falsch gestempelt", ...times };
		const made = await browser.call(contract.requestTimeTrackingChange, wanted);
		asked = made.answer.changeRequestId;
		return made;
	};
}

test("a change is requested, of which who decides is told, and withdrawn", async () => {
	const { tenantId, worker, supervisor } = crowd;
	const change = changing();
	const { planned, calls, blocks, most } = await actCosts(server(), worker.cookie, change);
	expect(planned).toEqual([]);
	expect(calls, most).toBeLessThanOrEqual(35);
	expect(blocks, most).toBeLessThanOrEqual(700);
	const browser = server().browser();
	browser.cookies.set(sessionCookie, worker.cookie);
	await change(browser);
	const told = await server().services.database.transaction(tenantId, (tx) =>
		tx.selectFrom("notice").select("user_id").where("tenant_id", "=", tenantId).execute(),
	);
	expect(told).toEqual([{ user_id: supervisor.id }]);
});
