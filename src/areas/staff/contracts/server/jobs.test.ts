import { expect, test } from "vitest";
import { testCompany } from "#areas/staff/units/server/test-company.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { crons } from "./jobs.ts";

const server = useTestServer();

test("the days of an employment that begins come to stand on the person", async () => {
	server().clock.set("2026-11-21T08:15:00Z");
	const company = await testCompany(server());
	const userId = company.ids.Mia as string;
	const dates = () =>
		withClient(server().adminUrl, async (client) => {
			const { rows } = await client.query(
				"select concat_ws(' ', entry_date, exit_date) as line from app_user where id = $1",
				[userId],
			);
			return rows[0].line;
		});
	await withClient(server().adminUrl, (client) =>
		client.query(
			`insert into employment (tenant_id, id, user_id, entry_date, exit_date) values
				($1, gen_random_uuid(), $2, '2020-01-01', '2026-11-21'), ($1, gen_random_uuid(), $2, '2026-11-22', null)`,
			[company.tenantId, userId],
		),
	);
	const run = async () => {
		for (const cron of crons) {
			await cron.run(server().services, company.tenantId);
		}
		return dates();
	};
	expect(await run()).toBe("2020-01-01 2026-11-21");
	server().clock.set("2026-11-22T08:15:00Z");
	expect(await run()).toBe("2026-11-22");
});
