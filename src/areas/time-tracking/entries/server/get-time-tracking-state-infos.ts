import { possibleMoves } from "#domain/approval/possible-moves.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { reachOf } from "./managed-trackings.ts";
import { type StateRow, stateInfos } from "./sql/state-infos.ts";

type Endpoint = (typeof contract)["getTimeTrackingStateInfos"];
type Info = AnswerOf<Endpoint>["infos"][number];

/** Entries one may not see are left out, as if there were none. */
export async function getTimeTrackingStateInfos(
	context: ReadContext,
	{ ids }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tenantId, session } = context;
	const scope = { tenantId, ownId: session.userId, reach: reachOf(context) };
	const rows = await context.once<StateRow>(stateInfos(scope, ids));
	return { infos: rows.map((row) => infoOf(row, session.userId)) };
}

function infoOf(row: StateRow, ownId: string): Info {
	const { id, version, state, openSteps, changeRequest } = row;
	const { selfApproval, owesReason, isRunning, level } = row;
	const matter = {
		state,
		openSteps: row.steps,
		selfApproval,
		owesReason,
		isRunning,
	};
	const party = { forSelf: row.userId === ownId, level };
	const moves = possibleMoves(matter, party);
	return { id, version, state, openSteps, changeRequest, moves };
}
