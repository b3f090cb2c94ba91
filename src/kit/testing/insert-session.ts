import { hashOfSecret, newSecret } from "#kit/server/secrets.ts";
import type { TenantBuilder } from "./tenant-builder.ts";

export interface OpenSession {
	readonly sessionId: string;
	/** Value of the session cookie. */
	readonly cookie: string;
}

const idleHours = 12;

/** A session as signing in would make it, for tests about what comes after. */
export async function insertSession(builder: TenantBuilder, userId: string): Promise<OpenSession> {
	const { tx, tenantId, now } = builder;
	const secret = newSecret();
	const sessionId = builder.newId();
	const end = new Date(now.getTime() + idleHours * 3_600_000);
	await tx
		.insertInto("session")
		.values({
			tenant_id: tenantId,
			token_hash: hashOfSecret(secret),
			id: sessionId,
			user_id: userId,
			provider: "MANUAL",
			seen_at: now,
			idle_until: end,
			ends_at: end,
		})
		.execute();
	return { sessionId, cookie: `${tenantId}.${secret}` };
}
