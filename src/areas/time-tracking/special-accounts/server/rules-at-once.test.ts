import { expect, test } from "vitest";
import { testCompany } from "#areas/staff/units/server/test-company.ts";
import { makeDaysCurrent } from "#areas/time-tracking/target-actual/server/public.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { accountant } from "./test-accounts.ts";

// with jobs: they compute what the changes note, at the same time
const server = useTestServer({}, { background: true });

test("rules that several people delete at once are deleted, each of them, while days are computed", async () => {
	const company = await testCompany(server());
	const { tenantId } = company;
	const { create, addRule, rules } = accountant(company);
	const accountId = await create({ isForAll: true });
	await server().services.database.transaction(tenantId, (tx) =>
		makeDaysCurrent(tx, tenantId, Object.values(company.ids), {
			from: "2026-10-01",
			to: "2026-12-31",
		}),
	);
	const ids: string[] = [];
	for (let nth = 0; nth < 17; nth++) ids.push((await addRule(accountId, `Regel ${nth}`)).answer.id);
	const [kept, ...others] = ids;
	const statuses = await Promise.all(
		Array.from({ length: 4 }, async (_, lane) => {
			const browser = company.as("Alma");
			const answers: number[] = [];
			for (const ruleId of others.filter((__, at) => at % 4 === lane))
				answers.push((await browser.call(contract.deleteSpecialAccountRule, { ruleId })).status);
			return answers;
		}),
	);
	expect(statuses.flat()).toEqual(Array(16).fill(200));
	expect((await rules(accountId)).items.map(({ id }) => id)).toEqual([kept]);
	const jobs = () =>
		withClient(server().adminUrl, async (client) => {
			const { rows } = await client.query<{ status: string; waiting: number }>(
				`select j.status, (select count(*)::int from day_stale s where s.tenant_id = $1) as waiting
				from (select distinct status from job where tenant_id = $1) j`,
				[tenantId],
			);
			return rows;
		});
	await expect.poll(jobs, { timeout: 15_000 }).toEqual([{ status: "FINISHED", waiting: 0 }]);
});

test("the last rule stays, also when all are deleted at once", async () => {
	const company = await testCompany(server());
	const { browser, create, addRule, rules } = accountant(company);
	const accountId = await create();
	const ids: string[] = [];
	for (let nth = 0; nth < 3; nth++) ids.push((await addRule(accountId, `Regel ${nth}`)).answer.id);
	const answers = await Promise.all(
		ids.map((ruleId) => browser.call(contract.deleteSpecialAccountRule, { ruleId })),
	);
	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
	expect((await rules(accountId)).items).toHaveLength(1);
});
