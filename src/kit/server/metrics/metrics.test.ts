import { expect, test } from "vitest";
import { startListExport } from "#kit/contract/list-export.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { freePort } from "../database/embedded/free-port.ts";

const port = await freePort();
const server = useTestServer({ METRICS_ADDRESS: `127.0.0.1:${port}` }, { alone: true });

test("/metrics is served at its own address only, and names operations, not addresses", async () => {
	await server().browser().fetch("/api/live");
	server().services.counters.jobs.add("FINISHED");
	await server()
		.browser()
		.call(startListExport, { list: "x", format: "CSV_DE", columns: [], filter: {} });
	const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
	expect(text).toContain("stundwerk_live_connections 0");
	expect(text).toContain('stundwerk_jobs_ended_total{status="FINISHED"} 1');
	expect(text).toContain(
		'stundwerk_http_seconds_count{operation="startListExport",status="401"} 1',
	);
	expect(text).toContain("stundwerk_pool_serve_waiting 0");
	expect(text).toContain("stundwerk_pool_work_waiting 0");
	expect(text).toContain("nodejs_eventloop_lag_seconds");
	expect(text).not.toContain("/api/live");
	const elsewhere = await fetch(`http://127.0.0.1:${port}/api/live`);
	expect(elsewhere.status).toBe(404);
	const onServingPort = await server().browser().fetch("/metrics");
	expect(await onServingPort.text()).not.toContain("stundwerk_");
});

test("/readyz says that partitions reach too short a way", async () => {
	const ready = () => server().browser().fetch("/readyz");
	expect((await ready()).status).toBe(200);
	server().clock.advance({ days: 400 });
	const reply = await ready();
	expect(reply.status).toBe(503);
	expect(await reply.json()).toMatchObject({
		status: "not ready",
		checks: { partitions: expect.stringMatching(/^until 202/) },
	});
});
