import { commonRefusals } from "#kit/contract/refusal.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import type { Session } from "#kit/server/session.ts";

/**
 * Who names the provider could sign in as anybody. So it takes an administrator in person: no program, and nobody
 * who acts as another person.
 */
export function demandAdministrator(session: Session): void {
	requireGlobally(session, "access.defaults", "FULL");
	if (session.impersonatorId !== null) refuse(commonRefusals.impersonating);
	if (session.role !== "USER") refuse(commonRefusals.invalidRole);
}
