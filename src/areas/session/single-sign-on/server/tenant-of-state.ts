import { findTenant } from "#areas/session/sign-in/server/public.ts";
import type { Services } from "#kit/server/services.ts";

/** A state is `<customer number>.<random>`, so that the attempt is looked up under its tenant. */
export function tenantOfState(services: Services, state: string) {
	return findTenant(services, state.slice(0, Math.max(0, state.indexOf("."))));
}
