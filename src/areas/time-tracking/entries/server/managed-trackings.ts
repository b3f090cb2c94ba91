import { todayOf, usersInFilter, visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import { possibleMoves } from "#domain/approval/possible-moves.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { ManagedTracking } from "../contract/lists.ts";
import type { contract } from "../contract.ts";
import { permission } from "./entry-matter.ts";
import { trackingAnswerOf } from "./list-time-trackings.ts";
import { trackingCustom } from "./sql/entry-custom.ts";
import { type ManagedRow, type ManagedScope, managedPage } from "./sql/managed-page.ts";

type Reader = Pick<ReadContext, "tenantId" | "session" | "now" | "siteFilter">;

/** The entries of people whose entries the reader may read, as its list and its export ask for them. */
export function managedStatement(
	reader: Reader,
	input: InputOf<(typeof contract)["listTimeTrackingsOf"]>,
): Statement {
	const { tenantId, session, siteFilter } = reader;
	const today = todayOf(reader);
	const scope = {
		tenantId,
		ownId: session.userId,
		reach: reachOf(reader),
		inSite: usersInFilter(session, siteFilter, today),
		custom: trackingCustom(reader),
	};
	return managedPage(scope, input);
}

/** People whose entries a session may read, request and change, approve: sub-queries of their ids. */
export function reachOf(reader: Pick<Reader, "session" | "now">): ManagedScope["reach"] {
	const today = todayOf(reader);
	const reach = (level: "READ" | "WRITE" | "FULL") =>
		visibleUsers(reader.session, permission, level, today);
	return { READ: reach("READ"), WRITE: reach("WRITE"), FULL: reach("FULL") };
}

/** A row with what its reader may do with it. */
export function managedAnswer(
	{ session }: Reader,
	{ steps, selfApproval, level, custom, customNames, ...row }: ManagedRow,
): ManagedTracking {
	const matter = {
		state: row.state,
		openSteps: steps,
		selfApproval,
		owesReason: row.needsReason && row.reason === null,
		isRunning: row.end === null,
	};
	const forSelf = row.userId === session.userId;
	return {
		...trackingAnswerOf(row),
		custom: { ...custom },
		customNames: { ...customNames },
		moves: possibleMoves(matter, { forSelf, level }),
	};
}
