import { timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import type { RequestContext } from "#kit/server/http/context.ts";
import { clearCookie, readCookie, setCookie } from "#kit/server/http/cookies.ts";

interface Given<Value extends z.ZodMiniType> {
	readonly name: string;
	/** Each purpose has its own signature. */
	readonly purpose: string;
	readonly seconds: number;
	readonly value: Value;
}

/** A value that a browser keeps for us in a cookie: readable, but not to be changed. */
export function signedCookie<Value extends z.ZodMiniType>(given: Given<Value>) {
	const { name, purpose, seconds, value } = given;
	const signatureOf = ({ services }: RequestContext, body: string) =>
		services.secrets.sign(`${purpose}:${body}`);
	return {
		keep(context: RequestContext, kept: z.output<Value>): void {
			const body = Buffer.from(JSON.stringify(kept)).toString("base64url");
			setCookie(context, name, `${body}.${signatureOf(context, body)}`, seconds);
		},
		/** @returns undefined when it is missing, or not signed by us for this purpose */
		read(context: RequestContext): z.output<Value> | undefined {
			const [body, signature, ...rest] = (readCookie(context.request, name) ?? "").split(".");
			if (!body || !signature || rest.length > 0) return undefined;
			const expected = Buffer.from(signatureOf(context, body));
			const found = Buffer.from(signature);
			if (found.length !== expected.length || !timingSafeEqual(found, expected)) return undefined;
			const kept = JSON.parse(Buffer.from(body, "base64url").toString("utf8"));
			return z.safeParse(value, kept).data;
		},
		forget: (context: RequestContext): void => clearCookie(context, name),
	};
}
