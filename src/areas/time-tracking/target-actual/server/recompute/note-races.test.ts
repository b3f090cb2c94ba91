import { expect, test } from "vitest";
import { insertEmployment } from "#kit/testing/employment-builder.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { insertWorksheet, testCompany } from "../test-company.ts";
import { fillDaysApart } from "./recompute-apart.ts";

const server = useTestServer({}, { alone: true });
const week = { from: "2026-11-16", to: "2026-11-20" };

const note =
	"select note_ranges($1, $2::uuid[], array_fill($3::date, $5), array_fill($4::date, $5))";
const noteAt = (tenantId: string, people: readonly string[]) => [
	tenantId,
	people,
	week.from,
	week.to,
	[people.length],
];

/** Whether a change waits for another to end. */
const waits = () =>
	withClient(server().adminUrl, async (client) => {
		const { rows } = await client.query(
			"select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ~ 'note_ranges'",
		);
		return rows.length > 0;
	});

test("what is kept of a person while her change waits for somebody else's is noted all the same", async () => {
	let ben = "";
	const company = await testCompany(server(), async (tenant) => {
		ben = (await tenant.person({ firstName: "Ben", lastName: "Winter" })).id;
		await insertEmployment(tenant, ben, { entryDate: "2025-01-01", weeklyMinutes: 2400 });
		await insertWorksheet(tenant, ben, "2025-01-01", 480);
	});
	const { tenantId, mia } = company;
	const { database } = server().services;
	await fillDaysApart(database, tenantId, [ben], week);

	await withClient(server().adminUrl, async (other) => {
		await other.query("begin");
		await other.query(note, noteAt(tenantId, [ben]));
		const both = withClient(server().adminUrl, (client) =>
			client.query(note, noteAt(tenantId, [ben, mia])),
		);
		await expect.poll(waits).toBe(true);
		// the change has seen that nothing of Mia's is kept, and is not over yet
		await fillDaysApart(database, tenantId, [mia], week);
		await other.query("commit");
		await both;
	});

	expect(await company.waiting()).toHaveLength(5);
});
