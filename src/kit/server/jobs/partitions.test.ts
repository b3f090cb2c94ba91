import { expect, test } from "vitest";
import { useTestServer } from "#kit/testing/test-server.ts";
import { ensurePartitions, partitionHorizon } from "./partitions.ts";

const server = useTestServer({}, { alone: true });

test("a year of partitions is kept ahead, and a process that waits for them is ready again", async () => {
	const { clock, services } = server();
	const { pool } = services.maintenance;
	const readiness = async () => (await server().browser().fetch("/readyz")).status;

	clock.advance({ days: 800 });
	expect(await readiness()).toBe(503);
	// two processes wake up in the same minute
	const made = await Promise.all([
		ensurePartitions(pool, clock.now()),
		ensurePartitions(pool, clock.now()),
	]);
	expect(Math.max(...made)).toBeGreaterThan(0);
	expect(Math.min(...made)).toBe(0);
	expect(await readiness()).toBe(200);
	const horizon = await partitionHorizon(pool);
	const yearAhead = clock.now().getTime() + 364 * 24 * 3_600_000;
	expect(horizon.getTime()).toBeGreaterThan(yearAhead);
});
