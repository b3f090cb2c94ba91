import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, test, vi } from "vitest";
import { newId } from "#kit/contract/new-id.ts";
import { audit } from "#kit/server/audit.ts";
import { sealTenant } from "#kit/server/audit-seal/seal-tenant.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";

const server = useTestServer({}, { alone: true });
const run = promisify(execFile);
/** Milliseconds; other test files of the cluster keep transactions open, whose events are not final. */
const timeoutMs = 90_000;
vi.setConfig({ testTimeout: 2 * timeoutMs });

interface Told {
	readonly code: number;
	readonly stdout: string;
	readonly stderr: string;
}

async function command(...args: string[]): Promise<Told> {
	const env = {
		...process.env,
		DATABASE_URL: server().serveUrl,
		DATABASE_OWNER_URL: server().ownerUrl,
	};
	try {
		const list = ["tools/audit.ts", ...args];
		return { code: 0, ...(await run(process.execPath, list, { env })) };
	} catch (error) {
		return error as unknown as Told;
	}
}

/** A tenant with two sealed events. */
async function sealedTenant() {
	const { services, clock, ownerUrl, adminUrl } = server();
	const built = await buildTenant(ownerUrl, async () => ({}));
	const { tenantId } = built;
	const now = clock.now();
	const entityId = newId(now.getTime());
	await services.database.transaction(tenantId, async (tx) => {
		const event = { entity: "matter", entityId };
		await audit(tx, { tenantId, now }, { ...event, action: "created" });
		await audit(tx, { tenantId, now }, { ...event, action: "changed" });
	});
	const asAdmin = (text: string) =>
		withClient(adminUrl, async (client) => {
			const { rows } = await client.query(text, [tenantId]);
			return rows;
		});
	await vi.waitFor(
		async () => {
			await sealTenant(services, tenantId);
			const seals = "select from audit_seal where tenant_id = $1";
			expect(await asAdmin(seals)).toHaveLength(1);
		},
		{ timeout: timeoutMs },
	);
	return { ...built, asAdmin };
}

describe("npm run audit -- verify", () => {
	test("says of each tenant that its trail is as it was sealed", async () => {
		const first = await sealedTenant();
		const second = await sealedTenant();
		const { code, stdout } = await command("verify");
		expect(code).toBe(0);
		for (const { tenantNo } of [first, second]) {
			expect(stdout).toMatch(
				new RegExp(
					`^${tenantNo}: unchanged; 1 seals over 2 events, 0 not sealed yet, last seal [0-9a-f]{64}$`,
					"m",
				),
			);
		}
	});

	test("names the seal under which something was changed, and fails", async () => {
		const { tenantNo, asAdmin } = await sealedTenant();
		await asAdmin("delete from audit_event where tenant_id = $1 and action = 'changed'");
		const { code, stdout, stderr } = await command("verify", "--no", tenantNo);
		expect(stderr).toBe("");
		expect(code).toBe(1);
		expect(stdout).toContain(`${tenantNo}: CHANGED; 1 seals over 2 events`);
		expect(stdout).toContain("  seal 1: events were added or removed");
	});

	test.each([
		[["verify", "--no", "ZZZZZ"], "There is no tenant ZZZZZ."],
		[["seal"], "The command is verify."],
		[[], "The command is verify."],
	])("%j is explained", async (args, sentence) => {
		const { code, stderr } = await command(...args);
		expect(code).toBe(1);
		expect(stderr).toContain(sentence);
		expect(stderr).toContain("npm run audit -- verify");
	});
});
