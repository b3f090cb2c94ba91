import { expect, test } from "vitest";
import { withClient } from "#kit/testing/test-cluster.ts";
import { contract } from "../contract.ts";
import { crons } from "./jobs.ts";
import { statusOf, useClinic } from "./test-clinic.ts";

const { server, clinic, signIn } = useClinic();

test("ended sessions and old counters are forgotten, open sessions stay", async () => {
	const counts = () =>
		withClient(server().adminUrl, async (client) => {
			const { rows } = await client.query(
				`select (select count(*) from session)::int as sessions,
					(select count(*) from login_throttle)::int as attempts,
					(select count(*) from address_throttle)::int as addresses`,
			);
			return rows[0];
		});
	const run = () => Promise.all(crons.map((one) => one.run(server().services, clinic().tenantId)));
	await signIn();
	await server().browser().call(contract.login, {
		tenantNo: clinic().tenantNo,
		username: "niemand",
		password: "falsch",
		persistent: false,
	});
	await run();
	const before = await counts();
	expect(before.sessions).toBe(1);
	expect(before.attempts).toBeGreaterThan(0);
	// attempts, and those of them that failed
	expect(before.addresses).toBe(2);
	server().clock.advance({ days: 31 });
	await run();
	expect(await counts()).toEqual({ sessions: 0, attempts: 0, addresses: 0 });
	const browser = await signIn();
	await run();
	// the sign-in of today has touched two counters of what was typed, two of the login, and that of the address
	expect(await counts()).toEqual({ sessions: 1, attempts: 4, addresses: 1 });
	expect(await statusOf(browser)).toBe(200);
});

test("who signed in when is known for a year", async () => {
	const signedInAt = server().clock.now();
	const events = () =>
		withClient(server().adminUrl, async (client) => {
			const { rows } = await client.query(
				"select count(*)::int as events from login_event where tenant_id = $1 and at >= $2",
				[clinic().tenantId, signedInAt],
			);
			return rows[0].events;
		});
	const run = async () => {
		for (const cron of crons) await cron.run(server().services, clinic().tenantId);
	};
	await signIn();
	server().clock.advance({ days: 364 });
	await run();
	expect(await events()).toBeGreaterThan(0);
	server().clock.advance({ days: 2 });
	await run();
	expect(await events()).toBe(0);
});
