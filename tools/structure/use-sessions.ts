import { createHash, randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll } from "vitest";
import { newId } from "#kit/contract/new-id.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import type { TestServer } from "#kit/testing/test-server.ts";

export interface Owner {
	readonly tenantId: string;
	readonly userId: string;
}

const mark = "structure test";

const opening = {
	name: "open_session",
	text: `with ended as (delete from session where tenant_id = $1 and user_id = $3 and client = $5)
		insert into session (tenant_id, token_hash, id, user_id, provider, client, seen_at, idle_until, ends_at)
		values ($1, $2, $4, $3, 'MANUAL', $5, $6, $6::timestamptz + interval '12 hours', $6::timestamptz + interval '12 hours')`,
};

/**
 * Signed-in browsers without the way through sign-in, which counts attempts and takes its time. With each the one before
 * it ends, so that every call finds the same sessions. Thousands are opened, all by one connection: a new one reads the
 * catalogue first, which takes longer than most calls.
 */
export function useSessions(server: () => TestServer): (owner: Owner) => Promise<TestBrowser> {
	let opened: Promise<pg.Client> | undefined;
	afterAll(async () => {
		await (await opened)?.end();
	});
	return async ({ tenantId, userId }) => {
		opened ??= connect(server().adminUrl);
		const secret = randomBytes(32).toString("base64url");
		const now = server().clock.now();
		const hash = createHash("sha256").update(secret).digest();
		const values = [tenantId, hash, userId, newId(now.getTime()), mark, now];
		await (await opened).query({ ...opening, values });
		const browser = server().browser();
		browser.cookies.set("stundwerk", `${tenantId}.${secret}`);
		return browser;
	};
}

async function connect(connectionString: string): Promise<pg.Client> {
	const client = new pg.Client({ connectionString });
	await client.connect();
	return client;
}
