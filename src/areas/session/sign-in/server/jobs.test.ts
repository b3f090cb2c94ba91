import { expect, test } from "vitest";
import { withClient } from "../../../../kit/testing/test-cluster.ts";
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
	const run = () =>
		Promise.all(
			crons.map((one) => one.run(server().services, clinic().tenantId)),
		);
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
	// the sign-in of today has touched its two counters, and that of the address
	expect(await counts()).toEqual({ sessions: 1, attempts: 2, addresses: 1 });
	expect(await statusOf(browser)).toBe(200);
});
