import type pg from "pg";
import { newId } from "#kit/contract/new-id.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { hashOfSecret, newSecret } from "#kit/server/secrets.ts";
import { TestBrowser } from "#kit/testing/test-browser.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { type OpenApiDocument, type Operation, operationsOf } from "../structure/operation.ts";

/** A running server with a company in it that may come to harm. */
export interface Target {
	readonly address: string;
	/** Of its database; what is said there is bound to the company. */
	readonly ownerUrl: string;
	readonly tenantId: string;
	readonly tenantNo: string;
	/** The server's time. */
	now(): Date;
}

/** Asks the database as its owner, who sees this company alone. */
export function asOwner<T>(target: Target, work: (client: pg.Client) => Promise<T>): Promise<T> {
	return withClient(target.ownerUrl, async (client) => {
		await client.query("select set_config('app.tenant_id', $1, false)", [target.tenantId]);
		return work(client);
	});
}

/** Somebody who may everything everywhere. @throws where there is nobody */
export async function administratorOf(target: Target): Promise<string> {
	const rows = await asOwner(target, async (client) => {
		const found = await client.query<{ id: string }>(
			`select u.id from app_user u
			join role_assignment a on a.tenant_id = u.tenant_id and a.user_id = u.id and a.scope = 'GLOBAL'
			join role r on r.tenant_id = a.tenant_id and r.id = a.role_id and r.name = 'Administrator'
			where u.tenant_id = $1 and u.is_enabled and u.role = 'USER' order by u.id limit 1`,
			[target.tenantId],
		);
		return found.rows;
	});
	const [row] = rows;
	if (row === undefined) throw new Error(`Company ${target.tenantNo} has no administrator.`);
	return row.id;
}

/** A browser in which somebody is signed in, without the way through sign-in, which counts attempts. */
export async function signIn(target: Target, userId: string): Promise<TestBrowser> {
	const secret = newSecret();
	const now = target.now();
	await asOwner(target, (client) =>
		client.query(
			`insert into session (tenant_id, token_hash, id, user_id, provider, client, seen_at, idle_until, ends_at)
			values ($1, $2, $3, $4, 'MANUAL', 'attack', $5::timestamptz, $5::timestamptz + interval '12 hours', $5::timestamptz + interval '12 hours')`,
			[target.tenantId, hashOfSecret(secret), newId(now.getTime()), userId, now],
		),
	);
	const browser = new TestBrowser(target.address);
	browser.cookies.set(sessionCookie, `${target.tenantId}.${secret}`);
	return browser;
}

/** What the server says that it can do. */
export async function operationsAt(address: string): Promise<Operation[]> {
	const response = await new TestBrowser(address).fetch("/api/openapi.json");
	return operationsOf((await response.json()) as OpenApiDocument);
}
