import { expect, test } from "vitest";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { LiveReader } from "#kit/testing/live-reader.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { sessionCookie } from "../http/cookies.ts";

const server = useTestServer({}, { background: true, alone: true });

test("who is no administrator any more hears nothing in somebody else's name", async () => {
	const { tenantId, anna, cookie } = await buildTenant(server().ownerUrl, async (tenant) => {
		const anna = await tenant.person({
			firstName: "Anna",
			lastName: "A",
			roles: ["Administrator"],
		});
		const ben = await tenant.person({ firstName: "Ben", lastName: "B" });
		const { sessionId, cookie } = await insertSession(tenant, ben.id);
		await tenant.tx
			.updateTable("session")
			.set({ provider: "IMPERSONATION", impersonator_id: anna.id })
			.where("tenant_id", "=", tenant.tenantId)
			.where("id", "=", sessionId)
			.execute();
		return { anna, cookie };
	});
	const browser = server().browser();
	browser.cookies.set(sessionCookie, cookie);
	const live = await LiveReader.open(browser);
	await live.next("connection");
	await withClient(server().adminUrl, (client) =>
		client.query("delete from role_assignment where user_id = $1", [anna.id]),
	);
	server().services.announcer.announce(tenantId, [{ kind: "ROLES", userId: anna.id }]);
	await live.next("sessionEnded");
	await live.ended;
	expect(live.messages.at(-1)?.kind).toBe("sessionEnded");
});
