import { timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import type { RequestContext } from "#kit/server/http/context.ts";
import { clearCookie, readCookie, setCookie } from "#kit/server/http/cookies.ts";
import type { Secrets } from "#kit/server/secrets.ts";
import type { Login } from "./sql/logins.ts";

const cookie = "stundwerk-step";
const purpose = "must-change";
const stepSeconds = 600;

const stepValue = z.object({
	tenantId: z.guid(),
	loginId: z.guid(),
	provider: z.enum(["MANUAL", "LOGINTOKEN"]),
	persistent: z.boolean(),
	until: z.number(),
	mark: z.string(),
});

/** Between "password must change" and the new password: who has proved herself in this browser, for ten minutes. */
export type MustChangeStep = z.output<typeof stepValue>;

export function openStep(
	context: RequestContext,
	who: {
		tenantId: string;
		login: Login;
		provider: MustChangeStep["provider"];
		persistent: boolean;
	},
): void {
	const step: MustChangeStep = {
		tenantId: who.tenantId,
		loginId: who.login.loginId,
		provider: who.provider,
		persistent: who.persistent,
		until: context.now.getTime() + stepSeconds * 1000,
		mark: markOf(context, who.login),
	};
	setCookie(
		context.request,
		context.reply,
		cookie,
		signValue(context.services.secrets, purpose, step),
		stepSeconds,
	);
}

export function readStep(context: RequestContext): MustChangeStep | undefined {
	const value = readSignedValue(
		context.services.secrets,
		purpose,
		readCookie(context.request, cookie),
	);
	const result = z.safeParse(stepValue, value);
	if (!result.success || result.data.until <= context.now.getTime()) return undefined;
	return result.data;
}

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

/** A step is over as soon as the password it was opened for has changed: its cookie cannot be used twice. */
export function stepFits(context: RequestContext, step: MustChangeStep, login: Login): boolean {
	return step.loginId === login.loginId && step.mark === markOf(context, login);
}

export function clearStep(context: RequestContext): void {
	clearCookie(context.request, context.reply, cookie);
}

function markOf(context: RequestContext, login: Login): string {
	return context.services.secrets
		.keyedHash(`step:${login.loginId}:${login.passwordHash ?? ""}`)
		.toString("base64url");
}
