import { beforeAll, describe, expect, test, vi } from "vitest";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { runCron } from "../jobs/define-cron.ts";
import { noticeCrons } from "./notice-crons.ts";
import { done, noticeCompany, noticeFeatures, wanted } from "./test-notices.ts";

const server = useTestServer({}, { alone: true, background: true, features: noticeFeatures });
// ahead of the queue's own clock: what is to be done in a minute waits until a test says so
beforeAll(() => server().clock.set("2126-11-21T08:00:00Z"));

describe("the worker", () => {
	const sent = (tenantId: string) =>
		vi.waitFor(
			async () => {
				const { rows } = await withClient(server().adminUrl, (client) =>
					client.query("select state from mail_outbox where tenant_id = $1", [tenantId]),
				);
				expect(rows).toEqual([{ state: "SENT" }]);
			},
			{ timeout: 10_000 },
		);
	const due = () =>
		withClient(server().adminUrl, (client) =>
			client.query(
				"select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker._private_jobs",
			),
		);

	test("makes and sends what was to be told at once", async () => {
		const { tell, tenantId } = await noticeCompany(server());
		await tell(done, "gebaut");
		await tell(done, "gestrichen");
		const { rows } = await withClient(server().adminUrl, (client) =>
			client.query("select key from graphile_worker.jobs where task_identifier = 'notices'"),
		);
		// one task, however many notices
		expect(rows).toHaveLength(1);
		await due();
		await sent(tenantId);
	});

	test("makes digests, and finds what lost its task, by its rhythm", async () => {
		const one = await noticeCompany(server());
		await one.tell(wanted, "gewünscht");
		const other = await noticeCompany(server());
		await other.tell(done, "gebaut");
		await withClient(server().adminUrl, (client) =>
			client.query("delete from graphile_worker._private_jobs"),
		);
		server().clock.advance({ days: 1 });
		for (const cron of noticeCrons) await runCron(server().services, cron);
		await sent(one.tenantId);
		await sent(other.tenantId);
	});

	test("forgets after thirty days what no version has words for any more", async () => {
		const { tell, tenantId } = await noticeCompany(server());
		await tell(wanted, "gewünscht");
		const left = async () => {
			for (const cron of noticeCrons) await runCron(server().services, cron);
			const { rows } = await withClient(server().adminUrl, (client) =>
				client.query("update notice set kind = 'test.gone' where tenant_id = $1 returning id", [
					tenantId,
				]),
			);
			return rows.length;
		};
		expect(await left()).toBe(1);
		server().clock.advance({ days: 30 });
		expect(await left()).toBe(1);
		server().clock.advance({ days: 2 });
		expect(await left()).toBe(0);
	});
});
