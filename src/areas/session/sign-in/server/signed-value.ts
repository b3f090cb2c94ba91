import { timingSafeEqual } from "node:crypto";
import type { Secrets } from "#kit/server/secrets.ts";

/** A value that a browser keeps for us in a cookie: readable, but not to be changed. Each purpose has its own signature. */
export function signValue(secrets: Secrets, purpose: string, value: unknown): string {
	const body = Buffer.from(JSON.stringify(value)).toString("base64url");
	return `${body}.${secrets.sign(`${purpose}:${body}`)}`;
}

/** @returns undefined when it is missing, or not signed by us for this purpose */
export function readSignedValue(
	secrets: Secrets,
	purpose: string,
	cookie: string | undefined,
): unknown {
	const [body, signature, ...rest] = (cookie ?? "").split(".");
	if (!body || !signature || rest.length > 0) return undefined;
	const expected = Buffer.from(secrets.sign(`${purpose}:${body}`));
	const given = Buffer.from(signature);
	if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
	return JSON.parse(Buffer.from(body, "base64url").toString("utf8"));
}
