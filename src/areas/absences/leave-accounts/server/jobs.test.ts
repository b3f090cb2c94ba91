import { expect, test } from "vitest";
import { insertEmployment } from "#kit/testing/employment-builder.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { crons } from "./jobs.ts";
import { leaveCompany, statutory } from "./test-leave.ts";

// Saturday, 21 November 2026
const server = useTestServer();
const [nightly] = crons;

test("every night accounts follow what has changed, and only those", async () => {
	let paul = "";
	const made = await leaveCompany(server(), {
		rules: [statutory],
		build: async (tenant) => {
			paul = (await tenant.person({ firstName: "Paul", lastName: "Winter" })).id;
			await insertEmployment(tenant, paul, { entryDate: "2026-07-15", weeklyMinutes: 2400 });
		},
	});
	const { ask, tenantId, mia } = made;
	const told: unknown[] = [];
	const announcer = {
		announce: (_tenant: string, all: readonly { userId?: string }[]) =>
			told.push(...all.map(({ userId }) => userId)),
	};
	const night = () => nightly?.run({ ...server().services, announcer } as never, tenantId);
	const sums = () =>
		ask<{ user_id: string; days: number }>(
			`select a.user_id, sum(e.days)::float8 as days from leave_account a
			join leave_entry e on e.tenant_id = a.tenant_id and e.account_id = a.id where a.tenant_id = $1 group by 1`,
			[tenantId],
		);
	await night();
	const both = (await sums()).map(({ user_id, days }) => [user_id, days]);
	expect(Object.fromEntries(both)).toEqual({ [mia]: 20, [paul]: 8.3333 });
	expect(told.splice(0).sort()).toEqual([mia, paul].sort());
	await night();
	expect(told).toEqual([]);
	await ask("update employment set exit_date = '2026-04-30' where user_id = $1", [mia]);
	await night();
	expect(told).toEqual([mia]);
	expect((await sums()).find(({ user_id }) => user_id === mia)?.days).toBe(7);
});

test("who is archived keeps the account as it is", async () => {
	const { ask, tenantId, mia, sums } = await leaveCompany(server());
	await ask("update app_user set is_enabled = false where id = $1", [mia]);
	await nightly?.run(server().services, tenantId);
	expect(await sums()).toEqual({});
});
