import type { InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import { type contract, terminals } from "../contract.ts";
import { unpairTerminal } from "./sql.ts";

export async function deleteTerminalPairing(
	context: WriteContext,
	{ id }: InputOf<(typeof contract)["deleteTerminalPairing"]>,
): Promise<Record<string, never>> {
	const { tx, session, tenantId } = context;
	requireGlobally(session, "terminals.manage", "WRITE");
	if (!(await unpairTerminal(tx, tenantId, id))) {
		refuse(commonRefusals.notFound);
	}
	await audit(tx, context, {
		entity: "terminal",
		entityId: id,
		action: "unpaired",
	});
	context.announce({ kind: terminals.topic, ids: [id], update: "UPDATE" });
	return {};
}
