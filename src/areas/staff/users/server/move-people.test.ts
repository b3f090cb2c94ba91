import { expect, test } from "vitest";
import { withClient } from "../../../../kit/testing/test-cluster.ts";
import { useTestServer } from "../../../../kit/testing/test-server.ts";
import { testCompany } from "../../units/server/test-company.ts";
import { contract } from "../contract.ts";
import { crons } from "./jobs.ts";

const server = useTestServer();

test("a later move takes place on its day, by the clock of the home site", async () => {
	server().clock.set("2026-11-21T08:15:00Z");
	const company = await testCompany(server());
	const userId = company.ids.Mia as string;
	await company.as("Hanna").call(contract.setUserUnit, {
		userId,
		unitId: company.units.Süd as string,
		validFrom: "2026-11-22",
		version: 1,
	});
	const unit = async () => {
		for (const cron of crons)
			await cron.run(server().services, company.tenantId);
		return withClient(server().adminUrl, async (client) => {
			const { rows } = await client.query(
				"select n.name, u.version from app_user u join unit n on n.id = u.unit_id where u.id = $1",
				[userId],
			);
			return rows[0];
		});
	};
	server().clock.set("2026-11-21T22:59:00Z");
	expect(await unit()).toEqual({ name: "Nord 1", version: 2 });
	server().clock.set("2026-11-21T23:01:00Z");
	expect(await unit()).toEqual({ name: "Süd", version: 3 });
	expect(await unit()).toEqual({ name: "Süd", version: 3 });
});
