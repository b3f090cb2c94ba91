import { createHash, randomBytes } from "node:crypto";
import { newId } from "#kit/contract/new-id.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import type { TestServer } from "#kit/testing/test-server.ts";

export interface Owner {
	readonly tenantId: string;
	readonly userId: string;
}

const mark = "structure test";

/**
 * A signed-in browser without the way through sign-in, which counts attempts and takes its time. The one before it
 * ends, so that every call finds the same sessions.
 */
export async function openSession(
	server: TestServer,
	{ tenantId, userId }: Owner,
): Promise<TestBrowser> {
	const secret = randomBytes(32).toString("base64url");
	const now = server.clock.now();
	await withClient(server.adminUrl, async (client) => {
		await client.query(
			"delete from session where tenant_id = $1 and user_id = $2 and client = $3",
			[tenantId, userId, mark],
		);
		await client.query(
			"insert into session (tenant_id, token_hash, id, user_id, provider, client, seen_at, idle_until, ends_at) values ($1, $2, $3, $4, 'MANUAL', $5, $6, $6::timestamptz + interval '12 hours', $6::timestamptz + interval '12 hours')",
			[
				tenantId,
				createHash("sha256").update(secret).digest(),
				newId(now.getTime()),
				userId,
				mark,
				now,
			],
		);
	});
	const browser = server.browser();
	browser.cookies.set("stundwerk", `${tenantId}.${secret}`);
	return browser;
}
