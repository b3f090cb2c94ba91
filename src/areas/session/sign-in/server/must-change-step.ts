import * as z from "zod/mini";
import type { RequestContext } from "#kit/server/http/context.ts";
import { signedCookie } from "./signed-cookie.ts";
import type { Login } from "./sql/logins.ts";

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

const cookie = signedCookie({
	name: "stundwerk-step",
	purpose: "must-change",
	seconds: stepSeconds,
	value: stepValue,
});

interface Proven extends Pick<MustChangeStep, "tenantId" | "provider" | "persistent"> {
	readonly login: Login;
}

export function openStep(context: RequestContext, { login, ...who }: Proven): void {
	cookie.keep(context, {
		...who,
		loginId: login.loginId,
		until: context.now.getTime() + stepSeconds * 1000,
		mark: markOf(context, login),
	});
}

export function readStep(context: RequestContext): MustChangeStep | undefined {
	const step = cookie.read(context);
	return step !== undefined && step.until > context.now.getTime() ? step : undefined;
}

/** A step is over as soon as the password it was opened for has changed: its cookie cannot be used twice. */
export function stepFits(context: RequestContext, step: MustChangeStep, login: Login): boolean {
	return step.loginId === login.loginId && step.mark === markOf(context, login);
}

export const clearStep = cookie.forget;

function markOf(context: RequestContext, login: Login): string {
	return context.services.secrets
		.keyedHash(`step:${login.loginId}:${login.passwordHash ?? ""}`)
		.toString("base64url");
}
