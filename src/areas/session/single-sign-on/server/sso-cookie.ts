import * as z from "zod/mini";
import { findTenant, signedCookie } from "#areas/session/sign-in/server/public.ts";
import type { RequestContext } from "#kit/server/http/context.ts";
import { hashOfSecret } from "#kit/server/secrets.ts";
import type { Services } from "#kit/server/services.ts";

export const attemptSeconds = 600;

/** The state that this browser was sent away with; then also the code it came back with, as a hash. */
const cookie = signedCookie({
	name: "stundwerk-sso",
	purpose: "sso",
	seconds: attemptSeconds,
	value: z.object({ state: z.string(), code: z.optional(z.string()) }),
});

/** Binds an attempt to this browser: nobody can be signed in by somebody else's link. */
export function bindBrowser(context: RequestContext, state: string, code?: string): void {
	cookie.keep(context, { state, ...(code === undefined ? {} : { code: codeHash(code) }) });
}

/** @param code left out at the return from the provider, when none is bound yet */
export function isBoundTo(context: RequestContext, state: string, code?: string): boolean {
	const bound = cookie.read(context);
	if (bound?.state !== state) return false;
	return code === undefined || bound.code === codeHash(code);
}

export const releaseBrowser = cookie.forget;

function codeHash(code: string): string {
	return hashOfSecret(code).toString("base64url");
}

/** A state is `<customer number>.<random>`, so that the attempt is looked up under its tenant. */
export function tenantOfState(services: Services, state: string) {
	return findTenant(services, state.slice(0, Math.max(0, state.indexOf("."))));
}
