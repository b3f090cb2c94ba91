import { expect, test } from "vitest";
import { newId } from "#kit/contract/new-id.ts";
import { insertEmployment } from "#kit/testing/employment-builder.ts";
import { statementsOf } from "#kit/testing/statements-of.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { settleSome } from "./jobs.ts";
import { openAccounts } from "./open-accounts.ts";
import { leaveCompany } from "./test-leave.ts";

// Saturday, 21 November 2026
const server = useTestServer();

/** Mia, who took two days, and so many others who joined this year. */
async function opened(others: number) {
	const company = await leaveCompany(server(), {
		build: async (tenant) => {
			for (let nth = 0; nth < others; nth += 1) {
				const { id } = await tenant.person({ firstName: `P${nth}`, lastName: "Winter" });
				await insertEmployment(tenant, id, { entryDate: "2026-07-15", weeklyMinutes: 2400 });
			}
		},
	});
	const { tenantId } = company;
	await company.absent(["2026-06-01", "2026-06-02"]);
	const { database } = server().services;
	const given = { today: "2026-11-21", newId: () => newId(0) };
	const sent = await statementsOf(server(), async () => {
		await database.transaction(tenantId, (tx) => openAccounts(tx, tenantId, given));
		return { status: 200 };
	});
	return { ...company, statements: sent.length };
}

test("accounts of many are opened in as many statements as those of one, and are settled then", async () => {
	const one = await opened(0);
	const { ask, tenantId, mia, statements } = await opened(3);
	expect(statements).toBe(one.statements);
	expect(statements).toBeGreaterThan(5);
	const rows = await ask<{ user_id: string; year: number; left: number }>(
		`select a.user_id, a.year, sum(e.days)::float8 as left from leave_account a
		join leave_entry e on e.tenant_id = a.tenant_id and e.account_id = a.id where a.tenant_id = $1 group by 1, 2`,
		[tenantId],
	);
	expect(rows).toHaveLength(4);
	expect(rows.find(({ user_id }) => user_id === mia)).toMatchObject({ year: 2026, left: 28 });
	const nobody = "00000000-0000-0000-0000-000000000000";
	const actor = { tenantId, now: server().clock.now() };
	const { userIds } = await server().services.database.transaction(tenantId, (tx) =>
		settleSome(tx, actor, nobody),
	);
	expect(userIds).toEqual([]);
});
