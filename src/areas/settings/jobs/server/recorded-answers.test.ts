import { newId } from "#kit/contract/new-id.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { twoPeople } from "#kit/testing/two-people.ts";
import { contract } from "../contract.ts";

// nobody works on jobs here: what a worker would write stands in the rows
const server = useTestServer();

const ended = { finished_at: "2026-11-21T08:16:00Z" };
const running = { status: "IN_PROGRESS", progress: 10, severity: "WARNING" };
const states = {
	created: { status: "CREATED", progress: 0, severity: null, started_at: null },
	running: { ...running, started_at: "2026-11-21T08:15:00Z" },
	failed: { ...running, ...ended, status: "FAILED" },
	canceled: { ...running, ...ended, status: "CANCELED" },
	finished: { ...running, ...ended, status: "FINISHED", progress: 100 },
};

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take }) => {
	const { annas, anna, tenantId } = await twoPeople(server());
	const own = { tenant_id: tenantId, owner_id: anna.id };
	const write = (change: (tx: Tx) => { execute(): Promise<unknown> }) =>
		server().services.database.transaction(tenantId, (tx) => change(tx).execute());
	const now = server().clock.now().getTime();
	const [oldId, id, fileId] = [newId(now), newId(now + 1), newId(now)];

	const october = { ...own, id, kind: "test", description: "Export Oktober" };
	await write((tx) => tx.insertInto("job").values(october));
	for (const [name, state] of Object.entries(states)) {
		await write((tx) =>
			tx.updateTable("job").set(state).where("tenant_id", "=", tenantId).where("id", "=", id),
		);
		await take(name, annas, contract.listJobs, {});
	}
	const file = { ...own, id: fileId, name: "Liste.csv", media_type: "text/csv" };
	await write((tx) => tx.insertInto("file").values(file));
	await write((tx) =>
		tx
			.updateTable("job")
			.set({ result_file_id: fileId })
			.where("tenant_id", "=", tenantId)
			.where("id", "=", id),
	);
	await take("withFile", annas, contract.listJobs, {});
	await write((tx) =>
		tx.insertInto("job").values({
			...{ ...october, id: oldId, description: "Vom letzten Jahr" },
			...{ ...states.finished, started_at: "2025-12-30T08:15:00Z" },
		}),
	);
	await take("two", annas, contract.listJobs, {});
});
