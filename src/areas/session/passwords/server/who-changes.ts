import { type MustChangeStep, readStep } from "#areas/session/sign-in/server/public.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { PublicContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { sessionFromRow, sessionOpenStatement } from "#kit/server/session.ts";

/** On whose behalf a password is changed: of the open step, else of the session. */
export type Changer =
	| { readonly tenantId: string; readonly step: MustChangeStep }
	| {
			readonly tenantId: string;
			readonly step: undefined;
			readonly userId: string;
			readonly sessionId: string;
	  };

export async function whoChanges(context: PublicContext): Promise<Changer> {
	const step = readStep(context);
	if (step !== undefined) return { tenantId: step.tenantId, step };
	const { token, services, now } = context;
	if (token === undefined) return refuse(commonRefusals.unauthenticated);
	const [row] = await services.database.gate<{
		session: Record<string, unknown> | null;
	}>(sessionOpenStatement(token, now));
	const session = sessionFromRow(row);
	if (session === undefined) return refuse(commonRefusals.unauthenticated);
	if (session.role !== "USER") return refuse(commonRefusals.invalidRole);
	if (session.impersonatorId !== null) refuse(commonRefusals.impersonating);
	const { tenantId, userId, sessionId } = session;
	return { tenantId, step: undefined, userId, sessionId };
}
