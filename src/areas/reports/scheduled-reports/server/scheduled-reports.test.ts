import { readSheet } from "read-excel-file/node";
import { expect, test } from "vitest";
import { lists } from "#areas/reports/range-summary/contract/lists.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import type { ListExportRequest } from "#kit/contract/list-export.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { JobDefinition } from "#kit/server/jobs/define-job.ts";
import { JobInterrupted } from "#kit/server/jobs/job-context.ts";
import { deliveredNotices } from "#kit/testing/delivered-notices.ts";
import { openOffice } from "#kit/testing/open-office.ts";
import { runStartedJob } from "#kit/testing/run-started-job.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { startDueReports } from "./jobs.ts";
import { scheduledReportJob } from "./scheduled-report-job.ts";

const server = useTestServer();

/** Nora may see who is employed, and has that every month on the fifth. It is 21 November 2026. */
async function office() {
	server().clock.set("2026-11-21T08:15:00Z");
	const made = await openOffice(server(), { key: "users.manage", level: "READ" });
	const { tenantId, userId, browser } = made;
	const ask = <Row>(text: string, values: unknown[] = [tenantId]) =>
		withClient(
			server().adminUrl,
			async (client) => (await client.query(text, values)).rows as Row[],
		);
	await ask(
		"insert into employment (tenant_id, id, user_id, entry_date) values ($1, gen_random_uuid(), $2, '2025-01-01')",
		[tenantId, userId],
	);
	await ask("update app_user set mail = 'nora@example.com' where tenant_id = $1 and id = $2", [
		...[tenantId, userId],
	]);
	const list = async () => (await browser.call(contract.listScheduledReports, {})).answer.items;
	return { ...made, ask, list, ...doings(made, ask) };
}

type Made = Awaited<ReturnType<typeof openOffice>>;

const asked: ListExportRequest = { list: lists.staff, format: "XLSX", columns: [], filter: {} };

function doings({ tenantId, userId, browser }: Made, ask: (text: string) => Promise<unknown>) {
	const request = asked;
	return {
		create: (given: Partial<GivenOf<typeof contract.createScheduledReport>> = {}) =>
			browser.call(contract.createScheduledReport, {
				...{ name: "Belegschaft", months: 3, dayOfMonth: 5, delivery: "MAIL", request },
				...given,
			}),
		/** Every process looks once an hour; two do so at once. */
		due: async (day: string) => {
			server().clock.set(`${day}T09:00:00Z`);
			// nobody has to sign in anew though months go by
			await ask(
				"update session set idle_until = '2126-01-01', ends_at = '2126-01-01' where tenant_id = $1",
			);
			const { services } = server();
			await Promise.all([startDueReports(services, tenantId), startDueReports(services, tenantId)]);
		},
		run: (jobId: string, job: JobDefinition = scheduledReportJob) =>
			runStartedJob(server(), job, { tenantId, jobId }),
		mails: () => deliveredNotices(server(), { tenantId, userId }),
	};
}

/** The process dies when the file is there, before anybody is told. */
const cutOff: JobDefinition = {
	...scheduledReportJob,
	run: (context, input) => {
		const deliver = async (fileId: string) => {
			await context.deliver(fileId);
			throw new JobInterrupted();
		};
		const dying = Object.create(context, { deliver: { value: deliver } });
		return scheduledReportJob.run(dying, input as never);
	},
};

const jobs = "select job_id as id from report_run where tenant_id = $1 order by due_on";

test("a view becomes a file on its day, once, whatever dies in between, and its owner is told of it", async () => {
	const { create, due, run, ask, list, mails } = await office();
	const { answer } = await create();
	expect(answer.nextOn).toBe("2026-12-05");
	await due("2026-12-04");
	expect(await ask(jobs)).toEqual([]);
	await due("2026-12-05");
	const [job, ...further] = await ask<{ id: string }>(jobs);
	expect(further).toEqual([]);
	await expect(run(job?.id as string, cutOff)).rejects.toThrow(JobInterrupted);
	expect((await list())[0]?.runs).toMatchObject([{ state: "RUNNING" }]);
	const { name, bytes, lines } = await run(job?.id as string);
	expect([name, ...lines]).toEqual([
		expect.stringMatching(/^Mitarbeiterbericht 2026-09 2026-11 2026-12-05\.xlsx$/),
		"1 Zeile geschrieben",
	]);
	expect((await readSheet(bytes))[1]?.[0]).toBe("Petersen, Nora");
	const [made] = await list();
	expect(made).toMatchObject({
		nextOn: "2027-01-05",
		runs: [{ dueOn: "2026-12-05", state: "DONE", rows: 1, fileId: expect.any(String) }],
	});
	// ended already
	await ask("update job set status = 'IN_PROGRESS', finished_at = null where tenant_id = $1");
	await run(job?.id as string);
	expect((await mails()).map(({ subject }) => subject)).toEqual([
		"Bericht „Belegschaft“ ist fertig",
	]);
	const traces = await ask(
		"select action from audit_event where tenant_id = $1 and entity in ('list_export', 'report_schedule') order by id",
	);
	expect(traces).toEqual([{ action: "created" }, { action: "exported" }]);
});

test("without the right of that day there is no file, and word of it; on hold there is nothing", async () => {
	const { create, due, run, ask, list, mails, browser } = await office();
	await create();
	const [own] = await list();
	const { id, version, name, months, dayOfMonth, delivery } = own as NonNullable<typeof own>;
	const same = { id, name, months, dayOfMonth, delivery };
	const held = await browser.call(contract.updateScheduledReport, {
		...{ ...same, version, isPaused: true },
	});
	await due("2026-12-05");
	expect(await ask(jobs)).toEqual([]);
	await browser.call(contract.updateScheduledReport, {
		...{ ...same, version: held.answer.version, isPaused: false },
	});
	await ask("delete from user_permission where tenant_id = $1");
	await due("2027-01-05");
	const [job] = await ask<{ id: string }>(jobs);
	const ended = await run(job?.id as string);
	expect(ended).toMatchObject({
		...{ status: "FAILED", name: undefined },
		lines: ["Ihnen fehlt inzwischen die Berechtigung für diesen Bericht."],
	});
	expect((await list())[0]?.runs).toMatchObject([{ state: "WITHHELD", fileId: null }]);
	expect((await mails()).map(({ subject }) => subject)).toEqual([
		"Bericht „Belegschaft“ wurde nicht erstellt",
	]);
	// who is archived is neither given anything nor told
	await ask("update app_user set is_enabled = false where tenant_id = $1");
	await due("2027-02-05");
	const [, next] = await ask<{ id: string }>(jobs);
	expect((await run(next?.id as string)).status).toBe("FAILED");
	expect(await mails()).toHaveLength(1);
});

test("only what could be made right now is taken, of oneself alone, and not without end", async () => {
	const { create, list, browser } = await office();
	const other = await office();
	const request: ListExportRequest = { ...asked, format: "CSV_DE" };
	const refused = await Promise.all([
		create({ request: { ...request, list: "nothing" } }),
		create({ request: { ...request, list: lists.sickness } }),
		create({ request: { ...request, columns: ["wages"] } }),
		create({ request: { ...request, filter: { unitIds: "x" } } }),
		create({ months: null }),
		create({ dayOfMonth: 29 }),
	]);
	expect(refused.map(({ status, refusal }) => [status, refusal.code])).toEqual([
		[404, "NOT_FOUND"],
		[403, "FORBIDDEN"],
		[400, "MALFORMED"],
		[400, "MALFORMED"],
		[422, "SCHEDULE_MONTHS"],
		[400, "MALFORMED"],
	]);
	await create();
	const [own] = await list();
	const { id = newId(0), version = 1 } = own ?? {};
	const removal = (who: typeof browser, given: number) =>
		who.call(contract.deleteScheduledReport, { id, version: given });
	const answers = [
		await removal(other.browser, version),
		await removal(browser, version + 1),
		await removal(browser, version),
		await removal(browser, version),
	];
	expect(answers.map(({ status }) => status)).toEqual([404, 409, 200, 404]);
	for (let nth = 0; nth < 20; nth++) await create({ name: `Bericht ${nth}` });
	expect((await create()).refusal.code).toBe("TOO_MANY_SCHEDULES");
	expect(await list()).toHaveLength(20);
});
