import { expect, test } from "vitest";
import { contract as costCentres } from "#areas/settings/cost-centres/contract.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer({ REQUESTS_PER_KEY: "60/3", REQUESTS_PER_ADDRESS: "60/2" });

test("a program is told how many calls are left, and one too many is refused, each key for itself", async () => {
	const { cookie } = await buildTenant(server().ownerUrl, async (tenant) => {
		const { id } = await tenant.person({
			firstName: "Nora",
			lastName: "Petersen",
			roles: ["Administrator"],
		});
		return insertSession(tenant, id);
	});
	const nora = server().browser();
	nora.cookies.set(sessionCookie, cookie);
	const program = async () => {
		const { answer } = await nora.call(contract.createApiKey, {
			name: "Lohnprogramm",
			permissions: { "costcentres.manage": "READ" },
			expiresOn: null,
		});
		const own = server().browser();
		own.headers.authorization = `Bearer ${answer.key}`;
		return own;
	};
	const [one, other] = [await program(), await program()];
	const calls = [];
	for (let n = 0; n < 4; n++) calls.push(await one.call(costCentres.listCostCentres, {}));
	expect(calls.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
	expect(calls.map(({ headers }) => headers.get("ratelimit"))).toEqual([
		'"key";r=2',
		'"key";r=1',
		'"key";r=0',
		'"key";r=0;t=1',
	]);
	expect(calls[0]?.headers.get("ratelimit-policy")).toBe('"key";q=3;w=3');
	expect((await other.call(costCentres.listCostCentres, {})).status).toBe(200);
	server().clock.advance({ seconds: 1 });
	expect((await one.call(costCentres.listCostCentres, {})).status).toBe(200);
});
