import { todayOf, usersInFilter, visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import { type OfferedMove, possibleMoves } from "#domain/approval/possible-moves.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import type { contract } from "../../contract.ts";
import { permission } from "../entry-matter.ts";
import { trackingCustom } from "../sql/entry-custom.ts";
import {
	type ManagedRow,
	type ManagedScope,
	managedPage,
	type StateRow,
	stateInfos,
} from "../sql/managed-page.ts";
import { pageOf, trackingAnswerOf } from "./list-time-trackings.ts";

type Reader = Pick<ReadContext, "tenantId" | "session" | "now" | "siteFilter">;
type ListInput = InputOf<(typeof contract)["listTimeTrackingsOf"]>;

export async function listTimeTrackingsOf(
	context: ReadContext,
	input: ListInput,
): Promise<AnswerOf<(typeof contract)["listTimeTrackingsOf"]>> {
	const { rows, ...paging } = await pageOf(input, (asked) =>
		context.once<ManagedRow>(managedStatement(context, asked)),
	);
	return { items: rows.map((row) => managedAnswer(context, row)), ...paging };
}

/** The entries of people whose entries the reader may read, as its list and its export ask for them. */
export function managedStatement(reader: Reader, input: ListInput): Statement {
	const { session, siteFilter } = reader;
	const scope = {
		...scopeOf(reader),
		inSite: usersInFilter(session, siteFilter, todayOf(reader)),
		custom: trackingCustom(reader),
	};
	return managedPage(scope, input);
}

function managedAnswer({ session }: Reader, row: ManagedRow) {
	const { steps: _, selfApproval: __, level: ___, custom, customNames, ...shown } = row;
	const owesReason = row.needsReason && row.reason === null;
	return {
		...trackingAnswerOf(shown),
		custom: { ...custom },
		customNames: { ...customNames },
		moves: movesOf({ ...row, owesReason, isRunning: row.end === null }, session.userId),
	};
}

/** Entries one may not see are left out, as if there were none. */
export const getTimeTrackingStateInfos: Handler<typeof contract.getTimeTrackingStateInfos> = async (
	context,
	{ ids },
) => {
	const rows = await context.once<StateRow>(stateInfos(scopeOf(context), ids));
	const { userId } = context.session;
	return {
		infos: rows.map((row) => {
			const { id, version, state, openSteps, changeRequest } = row;
			return { id, version, state, openSteps, changeRequest, moves: movesOf(row, userId) };
		}),
	};
};

function scopeOf(reader: Pick<Reader, "tenantId" | "session" | "now">) {
	const { tenantId, session } = reader;
	const today = todayOf(reader);
	const people = (level: keyof ManagedScope["reach"]) =>
		visibleUsers(session, permission, level, today);
	const reach = { READ: people("READ"), WRITE: people("WRITE"), FULL: people("FULL") };
	return { tenantId, ownId: session.userId, reach };
}

type Decided = Pick<StateRow, "state" | "steps" | "selfApproval" | "owesReason" | "isRunning"> &
	Pick<StateRow, "userId" | "level">;

/** What a reader may do with an entry. */
function movesOf(
	{ steps: openSteps, userId, level, ...facts }: Decided,
	ownId: string,
): OfferedMove[] {
	return possibleMoves({ ...facts, openSteps }, { forSelf: userId === ownId, level });
}
