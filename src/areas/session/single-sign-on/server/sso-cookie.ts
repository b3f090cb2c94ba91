import * as z from "zod/mini";
import { findTenant, readSignedValue, signValue } from "#areas/session/sign-in/server/public.ts";
import type { RequestContext } from "#kit/server/http/context.ts";
import { clearCookie, readCookie, setCookie } from "#kit/server/http/cookies.ts";
import { hashOfSecret } from "#kit/server/secrets.ts";
import type { Services } from "#kit/server/services.ts";

const cookie = "stundwerk-sso";
const purpose = "sso";
export const attemptSeconds = 600;

/** The state that this browser was sent away with; then also the code it came back with, as a hash. */
const value = z.object({ state: z.string(), code: z.optional(z.string()) });

/** Binds an attempt to this browser: nobody can be signed in by somebody else's link. */
export function bindBrowser(context: RequestContext, state: string, code?: string): void {
	const bound = {
		state,
		...(code === undefined ? {} : { code: codeHash(code) }),
	};
	setCookie(
		context.request,
		context.reply,
		cookie,
		signValue(context.services.secrets, purpose, bound),
		attemptSeconds,
	);
}

/** @param code left out at the return from the provider, when none is bound yet */
export function isBoundTo(context: RequestContext, state: string, code?: string): boolean {
	const given = readSignedValue(
		context.services.secrets,
		purpose,
		readCookie(context.request, cookie),
	);
	const result = z.safeParse(value, given);
	if (!result.success || result.data.state !== state) return false;
	return code === undefined || result.data.code === codeHash(code);
}

export function releaseBrowser(context: RequestContext): void {
	clearCookie(context.request, context.reply, cookie);
}

function codeHash(code: string): string {
	return hashOfSecret(code).toString("base64url");
}

/** A state is `<customer number>.<random>`, so that the attempt is looked up under its tenant. */
export function tenantOfState(services: Services, state: string) {
	return findTenant(services, state.slice(0, Math.max(0, state.indexOf("."))));
}
