import { expect, vi } from "vitest";
import { testDemand } from "#areas/shift-planning/templates/server/test-demand.ts";
import { contract as workspaces } from "#areas/shift-planning/workspaces/contract.ts";
import { contract as units } from "#areas/staff/units/contract.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

export const patient = { timeout: 30_000, interval: 100 };
export const week = { from: "2026-07-06", to: "2026-07-12" };

/** What a week of the ward needs, and proposals for it. */
export async function testPlans(server: TestServer) {
	const demand = await testDemand(server);
	const { as, units: unitIds } = demand;
	const start = (who: string, given: Partial<GivenOf<typeof contract.startAutoPlan>> = {}) =>
		as(who).call(contract.startAutoPlan, {
			...{ ...week, unitId: unitIds.Nord as string, seconds: 1 },
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
	const discard = (who: string, id: string) => as(who).call(contract.discardAutoPlan, { id });
	/** What would come to be somebody else's, of a proposal that is not kept. */
	const moved = async () => {
		await start("Petra");
		const { id, shifts } = await ready("Petra");
		await discard("Petra", id);
		return shifts.filter(({ userId, fromUserId }) => userId !== fromUserId);
	};
	const cut = (planId: string) => cutOff(server, demand.tenantId, planId);
	return {
		...{ ...demand, start, plans, ready, accept, discard, moved, cutOff: cut },
		...settingsOf(server, demand),
	};
}

type Demand = Pick<Awaited<ReturnType<typeof testDemand>>, "as" | "ids" | "tenantId" | "units">;

function settingsOf(server: TestServer, { as, ids, tenantId, units: unitIds }: Demand) {
	return {
		/** Nobody is told of what Nord plans after that day. */
		released: async (publishedTo: string) => {
			const given = { unitId: unitIds.Nord as string, version: 0, publishedTo };
			const limited = { ...given, publishing: "LIMITED", suggestion: "ALL" } as const;
			const put = await as("Alma").call(units.putUnitShiftplanSettings, limited);
			expect(put.status).toBe(200);
		},
		/** Shifts are for who holds a qualification, and somebody alone does. */
		skilled: async (who: string, ...shiftIds: readonly string[]) => {
			const qualificationId = await insertSkill(server, tenantId, ids[who] as string);
			for (const targetId of shiftIds) {
				const asked = { target: "SHIFT", targetId, qualificationId, minLevel: null } as const;
				expect((await as("Petra").call(workspaces.assignRequirement, asked)).status).toBe(200);
			}
		},
	};
}

/** Leaves a proposal as a process does that died: the job is taken up once more, and is over in a second. */
function cutOff(server: TestServer, tenantId: string, planId: string): Promise<void> {
	return withClient(server.adminUrl, async (client) => {
		const { rows } = await client.query<{ job_id: string }>(
			"update auto_plan set state = 'RUNNING', shifts = '[]' where id = $1 returning job_id",
			[planId],
		);
		await client.query(
			`update job set status = 'IN_PROGRESS', finished_at = null, cancel_requested = false,
				input = jsonb_set(input, '{values,seconds}', '1') where id = $1`,
			[rows[0]?.job_id],
		);
		await client.query(
			"select graphile_worker.add_job('job', json_build_object('tenantId', $1::uuid, 'subjectId', $2::uuid))",
			[tenantId, rows[0]?.job_id],
		);
	});
}

function insertSkill(server: TestServer, tenantId: string, userId: string): Promise<string> {
	return withClient(server.adminUrl, async (client) => {
		const id = newId(0);
		await client.query(
			"insert into qualification (tenant_id, id, name, type, levels) values ($1, $2, 'Wundpflege', 'BOOLEAN', '[]')",
			[tenantId, id],
		);
		await client.query(
			`insert into user_qualification (tenant_id, id, user_id, qualification_id, type, valid_from)
			values ($1, gen_random_uuid(), $2, $3, 'BOOLEAN', '2020-01-01')`,
			[tenantId, userId, id],
		);
		return id;
	});
}
