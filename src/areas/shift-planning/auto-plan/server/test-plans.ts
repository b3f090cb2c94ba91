import { expect, vi } from "vitest";
import { testDemand } from "#areas/shift-planning/templates/server/test-demand.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

export const patient = { timeout: 30_000, interval: 100 };
export const week = { from: "2026-07-06", to: "2026-07-12" };

/** What a week of the ward needs, and proposals for it. */
export async function testPlans(server: TestServer) {
	const demand = await testDemand(server);
	const { as, units } = demand;
	const start = (who: string, given: Partial<GivenOf<typeof contract.startAutoPlan>> = {}) =>
		as(who).call(contract.startAutoPlan, {
			...{ ...week, unitId: units.Nord as string, seconds: 1 },
			...given,
		});
	const plans = async (who: string) =>
		(await as(who).call(contract.listAutoPlans, week)).answer.plans;
	const ready = (who: string) =>
		vi.waitFor(async () => {
			const [plan] = await plans(who);
			expect(plan?.state).toBe("READY");
			return plan as NonNullable<typeof plan>;
		}, patient);
	const accept = (who: string, id: string, given: object = {}) =>
		as(who).call(contract.acceptAutoPlan, { id, ...given });
	return { ...demand, start, plans, ready, accept };
}
