import { expect, test, vi } from "vitest";
import { startListExport } from "#kit/contract/list-export.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { sessionCookie } from "../http/cookies.ts";
import { serve } from "../http/serve.ts";
import { hashOfSecret, newSecret } from "../secrets.ts";
import { people } from "./test-list.ts";

const server = useTestServer(
	{},
	{
		background: true,
		features: [
			{
				routes: serve({}, {}),
				errors: { "de-DE": {}, "en-EN": {} },
				listExports: { "test.people": people },
			},
		],
	},
);

test("the trace of a long export names the person who acted as somebody else", async () => {
	const { tenantId, annaId, benId, cookie } = await buildTenant(
		server().ownerUrl,
		async (tenant) => {
			const roles = ["Administrator"];
			const anna = await tenant.person({ firstName: "A", lastName: "A", roles });
			const ben = await tenant.person({ firstName: "B", lastName: "B", roles });
			const { sessionId, cookie } = await insertSession(tenant, ben.id);
			await tenant.tx
				.updateTable("session")
				.set({ provider: "IMPERSONATION", impersonator_id: anna.id })
				.where("tenant_id", "=", tenant.tenantId)
				.where("id", "=", sessionId)
				.execute();
			return { annaId: anna.id, benId: ben.id, cookie };
		},
	);
	const browser = server().browser();
	browser.cookies.set(sessionCookie, cookie);
	expect(await exportedBy(browser, tenantId)).toEqual({
		actor_id: benId,
		actor_kind: "USER",
		impersonator_id: annaId,
	});
});

test("a program's key exports a long list by its own rights", async () => {
	const secret = newSecret();
	const { tenantId, tenantNo, keyId } = await buildTenant(server().ownerUrl, async (tenant) => {
		const { id } = await tenant.person({
			firstName: "API",
			lastName: "Wages",
			role: "APIKEY",
			roles: [],
		});
		await tenant.tx
			.insertInto("api_key")
			.values({
				tenant_id: tenant.tenantId,
				id,
				token_hash: hashOfSecret(secret),
				name: "Wages",
				permissions: JSON.stringify({ "users.manage": "FULL" }),
			})
			.execute();
		return { keyId: id };
	});
	const program = server().browser();
	program.headers.authorization = `Bearer sw_key_${tenantNo}_${secret}`;
	expect(await exportedBy(program, tenantId)).toEqual({
		actor_id: keyId,
		actor_kind: "APIKEY",
		impersonator_id: null,
	});
});

/** Exports a list so long that a job makes it. @returns who the trace says did it */
async function exportedBy(browser: TestBrowser, tenantId: string) {
	const { answer } = await browser.call(startListExport, {
		list: "test.people",
		format: "CSV_INT",
		columns: ["no"],
		filter: { search: "5001" },
	});
	expect(answer).toEqual({ jobId: expect.any(String) });
	return vi.waitFor(
		() =>
			withClient(server().adminUrl, async (client) => {
				const { rows } = await client.query(
					"select actor_id, actor_kind, impersonator_id from audit_event where tenant_id = $1 and entity = 'list_export'",
					[tenantId],
				);
				expect(rows).toHaveLength(1);
				return rows[0];
			}),
		{ timeout: 15_000, interval: 50 },
	);
}
