import { pino } from "pino";
import { beforeAll, expect } from "vitest";
import { crons } from "#areas/time-tracking/target-actual/server/jobs.ts";
import { bakery } from "#database/demo/bakery.ts";
import { hospital } from "#database/demo/hospital.ts";
import { loadDemo } from "#database/demo/load-demo.ts";
import { demoNow } from "#database/demo/use-demo-databases.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { type TestServer, useTestServer } from "#kit/testing/test-server.ts";
import type { Target } from "./target.ts";
import { waitingPeople } from "./verdict.ts";

export interface DemoTarget extends Target {
	readonly server: TestServer;
	/** Has all days computed that wait for it. */
	settle(): Promise<void>;
}

/** Call at the top of a test file: a server of its own with a demo company; the small one, in the long run the large one. */
export function useDemoTarget(): () => DemoTarget {
	const server = useTestServer({}, { background: true });
	let target: DemoTarget;
	beforeAll(async () => {
		const company = process.env.LONG ? hospital : bakery;
		const log = pino({ level: "silent" });
		await loadDemo(server().ownerUrl, { now: demoNow, log, months: 1, companies: [company] });
		server().clock.set(demoNow.toISOString());
		target = await targetOf(server());
	}, 120_000);
	return () => target;
}

async function targetOf(server: TestServer): Promise<DemoTarget> {
	const { rows } = await withClient(server.adminUrl, (client) =>
		client.query<{ id: string; no: string }>(
			"select tenant_id as id, tenant_no as no from tenant_directory",
		),
	);
	const [{ id: tenantId, no: tenantNo }] = rows as [{ id: string; no: string }];
	const { address, ownerUrl } = server;
	const target = { address, ownerUrl, tenantId, tenantNo, now: () => server.clock.now() };
	const cron = crons.find(({ name }) => name === "settle-days");
	if (cron === undefined) throw new Error("Nothing settles days.");
	const settle = () =>
		expect
			.poll(
				async () => {
					await cron.run(server.services, tenantId);
					return waitingPeople(target);
				},
				{ timeout: 300_000 },
			)
			.toBe(0);
	return { ...target, server, settle };
}
