import { expect, test } from "vitest";
import { testCompany } from "#areas/staff/units/server/test-company.ts";
import { statementsOf } from "#kit/testing/statements-of.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
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
		for (const cron of crons) await cron.run(server().services, company.tenantId);
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

test("however many people move, the database is asked as often as for one", async () => {
	server().clock.set("2026-11-21T08:15:00Z");
	const more = Object.fromEntries(["Tom", "Tim", "Ute"].map((name) => [name, { unit: "Nord 1" }]));
	const company = await testCompany(server(), more);
	const plan = async (name: string, validFrom: string) => {
		const { status } = await company.as("Hanna").call(contract.setUserUnit, {
			userId: company.ids[name] as string,
			unitId: company.units.Süd as string,
			validFrom,
			version: 1,
		});
		expect(status).toBe(200);
	};
	await plan("Mia", "2026-11-22");
	for (const name of Object.keys(more)) await plan(name, "2026-11-23");
	/** How many different ones write: what is told of earlier changes may still come in between. */
	const asked = async () => {
		const sent = await statementsOf(server(), async () => {
			for (const cron of crons) await cron.run(server().services, company.tenantId);
			return { status: 200 };
		});
		const writes = sent.filter(({ text }) => /app_user|audit_event/.test(text));
		return new Set(writes.map((one) => JSON.stringify(one))).size;
	};
	server().clock.set("2026-11-22T08:00:00Z");
	expect(await asked()).toBe(2);
	server().clock.set("2026-11-23T08:00:00Z");
	expect(await asked()).toBe(2);
	const { rows } = await withClient(server().adminUrl, (client) =>
		client.query(
			"select count(*)::int as moved from audit_event where tenant_id = $1 and action = 'moved' and actor_kind = 'SYSTEM'",
			[company.tenantId],
		),
	);
	expect(rows).toEqual([{ moved: 4 }]);
});
