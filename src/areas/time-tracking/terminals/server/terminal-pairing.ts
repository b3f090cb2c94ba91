import { newPairing, ownTenantNo } from "#areas/settings/app-registrations/server/public.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import { type contract, terminals } from "../contract.ts";
import { setTerminalPairing, unpairTerminal } from "./sql.ts";

/** A code by which the terminal is paired; the one before opens nothing any more. */
export const createTerminalPairing: Handler<typeof contract.createTerminalPairing> = async (
	context,
	{ id },
) => {
	const { tx, session, tenantId, now, services } = context;
	requireGlobally(session, "terminals.manage", "WRITE");
	const pairing = newPairing(services, now);
	const isThere = await setTerminalPairing(tx, tenantId, id, pairing);
	if (!isThere) refuse(commonRefusals.notFound);
	await audit(tx, context, { entity: "terminal", entityId: id, action: "pairing-opened" });
	const { code, until } = pairing;
	const tenantNo = await ownTenantNo(tx);
	return { code, tenantNo, until: until.toISOString() };
};

/** Takes a terminal's token away. */
export const deleteTerminalPairing: Handler<typeof contract.deleteTerminalPairing> = async (
	context,
	{ id },
) => {
	const { tx, session, tenantId } = context;
	requireGlobally(session, "terminals.manage", "WRITE");
	if (!(await unpairTerminal(tx, tenantId, id))) refuse(commonRefusals.notFound);
	await audit(tx, context, { entity: "terminal", entityId: id, action: "unpaired" });
	context.announce({ kind: terminals.topic, ids: [id], update: "UPDATE" });
	return {};
};
