import { afterEach, expect, test } from "vitest";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import type { JobContext } from "#kit/server/jobs/define-job.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../../contract.ts";
import { type TestCompany, testCompany } from "../test-company.ts";
import { fillDaysApart, recomputeWaitingApart } from "./recompute-apart.ts";
import { recomputeJob } from "./recompute-job.ts";

const server = useTestServer();

const week = ["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20"];
const [monday, friday] = ["2026-11-16", "2026-11-20"] as const;

let company: TestCompany | undefined;
afterEach(async () => {
	await company?.ask("delete from schema_migration where name like '9000%'");
});

/** A later release has migrated while this server goes on. */
const migrateLater = (to: TestCompany) =>
	to.ask("insert into schema_migration (name, sha256) values ('9000_later.sql', 'later')");

const apart = ({ tenantId, mia }: TestCompany) =>
	recomputeWaitingApart(server().services.database, tenantId, [mia]);

/** A week of Mia that is kept, and waits. */
async function waitingWeek(): Promise<TestCompany> {
	company = await testCompany(server());
	await company.settle(monday, friday);
	await company.ask("delete from day_stale");
	await company.ask(
		"insert into day_stale (tenant_id, user_id, from_day, to_day) values ($1, $2, $3, $4)",
		[company.tenantId, company.mia, monday, friday],
	);
	expect(await company.waiting()).toEqual(week);
	return company;
}

test("days that a later release has noted wait for it, also when somebody asks for them and changes them here", async () => {
	const { mia, cookie, ...rest } = await waitingWeek();
	const all = { mia, cookie, ...rest };
	await migrateLater(all);
	expect(await apart(all)).toEqual(new Set());
	await rest.settle(monday, friday);
	expect(await rest.waiting()).toEqual(week);
	const browser = server().browser();
	browser.cookies.set(sessionCookie, cookie);
	const asked = { userId: mia, month: "2026-11" };
	expect((await browser.call(contract.getTargetActual, asked)).status).toBe(200);
	expect((await browser.call(contract.listTargetActuals, { month: "2026-11" })).status).toBe(200);
	expect(await rest.waiting()).toEqual(week);
	await rest.ask("delete from schema_migration where name like '9000%'");
	await apart(all);
	// or by what the list has begun meanwhile
	await expect.poll(rest.waiting).toEqual([]);
});

test("the job that computes what waits leaves it to the later release", async () => {
	const { within, tenantId, ask, waiting } = await waitingWeek();
	await ask("update day_result set worked_min = 999, input_hash = '' where tenant_id = $1", [
		tenantId,
	]);
	const run = () =>
		recomputeJob.run(
			{
				tenantId,
				language: "de-DE",
				services: server().services,
				transaction: within,
				progress: async () => {},
				log: async () => {},
			} as unknown as JobContext,
			{},
		);
	const kept = () =>
		ask("select from day_result where tenant_id = $1 and worked_min = 999", [tenantId]);
	await migrateLater(company as TestCompany);
	await run();
	expect([await waiting(), (await kept()).length]).toEqual([week, 5]);
	await ask("delete from schema_migration where name like '9000%'");
	await run();
	expect([await waiting(), (await kept()).length]).toEqual([[], 0]);
});

test("what a change keeps for the first time waits for the later release as well", async () => {
	company = await testCompany(server());
	await migrateLater(company);
	await company.settle(monday, friday);
	expect(await company.waiting()).toEqual(week);
});

test("days of which nothing is kept are left to the later release", async () => {
	company = await testCompany(server());
	const { tenantId, mia } = company;
	const kept = () => company?.ask("select from day_result where user_id = $1", [mia]);
	const fill = () =>
		fillDaysApart(server().services.database, tenantId, [mia], { from: monday, to: friday });
	await migrateLater(company);
	await fill();
	expect(await kept()).toHaveLength(0);
	await company.ask("delete from schema_migration where name like '9000%'");
	await fill();
	expect(await kept()).toHaveLength(5);
});
