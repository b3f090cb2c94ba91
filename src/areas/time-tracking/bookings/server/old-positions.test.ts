import { expect, test } from "vitest";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { finishDueEntries } from "./finish-due-entries.ts";
import { deleteOldPositions } from "./sql/jobs.ts";
import { testOffice, timeline } from "./test-office.ts";

const server = useTestServer();

async function workerOutside() {
	server().clock.set("2026-11-21T08:00:00Z");
	const { worker, tenantId, extra } = await testOffice(server(), { lena: {} }, (tenant) =>
		tenant.activity({ name: "Außendienst", classType: "WORKTIME", bookingRequiresGps: true }),
	);
	const lena = worker("lena");
	const book = (action: "START" | "END") =>
		lena.book({ action, activityId: extra, latitude: 51, longitude: 7 });
	return { lena, tenantId, book };
}

function forget(tenantId: string, approvedBefore: string) {
	return server().services.maintenance.within(tenantId, (tx) =>
		deleteOldPositions(tx, tenantId, new Date(approvedBefore)),
	);
}

test("positions go some time after their entry counts, both or none", async () => {
	const { tenantId, book } = await workerOutside();
	await book("START");
	server().clock.advance({ hours: 8 });
	expect(await forget(tenantId, "2026-11-22T00:00:00Z")).toBe(0); // still running
	await book("END");
	expect(await forget(tenantId, "2026-11-21T08:00:00Z")).toBe(0);
	expect(await forget(tenantId, "2026-11-21T08:00:01Z")).toBe(1);
	expect(await forget(tenantId, "2026-11-22T00:00:00Z")).toBe(1);
	expect(await forget(tenantId, "2026-11-22T00:00:00Z")).toBe(0);
});

test("what nobody has decided keeps its positions, and what was decided late keeps them from then on", async () => {
	const { lena, tenantId, book } = await workerOutside();
	await book("START");
	server().clock.advance({ hours: 11 });
	await server().services.database.transaction(tenantId, (tx) =>
		finishDueEntries(tx, tenantId, server().clock.now()),
	);
	expect(await forget(tenantId, "2027-06-01T00:00:00Z")).toBe(0);
	const [entry] = await timeline(server(), lena.id);
	await withClient(server().adminUrl, async (client) => {
		await client.query("update time_tracking set state = 'APPROVED' where id = $1", [entry?.id]);
		await client.query(
			`insert into approval_event (tenant_id, id, at, time_tracking_id, kind)
			values ($1, gen_random_uuid(), '2027-01-15T10:00Z', $2, 'APPROVED')`,
			[tenantId, entry?.id],
		);
	});
	expect(await forget(tenantId, "2027-01-15T10:00:00Z")).toBe(0);
	expect(await forget(tenantId, "2027-01-15T10:00:01Z")).toBe(1);
});
