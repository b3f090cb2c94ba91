import { isInFilter, todayOf, visibleOrAll } from "#areas/staff/user-roles/server/public.ts";
import { possibleMoves } from "#domain/approval/possible-moves.ts";
import { type Counted, cappedPage } from "#kit/server/answered-page.ts";
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
import { type TrackingRow, trackingPage } from "../sql/tracking-page.ts";

type Contract = typeof contract;

/** Who may not see a person gets the same answer as if she had no entries. */
export const listTimeTrackings: Handler<Contract["listTimeTrackings"]> = async (context, input) => {
	const { session, tenantId, now } = context;
	const visible = visibleOrAll(session, permission, "READ", todayOf(context));
	const reach = { tenantId, ownId: session.userId, visible };
	const rows = await context.once<Counted<TrackingRow>>(trackingPage(reach, input));
	const { items, ...paging } = cappedPage(input, rows);
	return { timeTrackings: items.map(trackingAnswerOf), ...paging, serverTime: now.toISOString() };
};

/** A row as the contract says it. */
export function trackingAnswerOf<Row extends TrackingRow>(row: Row) {
	return {
		...row,
		begin: row.begin.toISOString(),
		end: row.end?.toISOString() ?? null,
		status: row.end === null ? ("RUNNING" as const) : null,
		customer: null,
	};
}

type Reader = Pick<ReadContext, "tenantId" | "session" | "now" | "siteFilter">;

export const listTimeTrackingsOf: Handler<Contract["listTimeTrackingsOf"]> = async (
	context,
	input,
) => {
	const statement = managedPage(managedScope(context), input);
	const { items, ...paging } = cappedPage(
		input,
		await context.once<Counted<ManagedRow>>(statement),
	);
	return { items: items.map((row) => managedAnswer(context, row)), ...paging };
};

/** Whose entries the reader may read, for the list and its export. */
export function managedScope(reader: Reader): ManagedScope {
	const { session, siteFilter } = reader;
	return {
		...scopeOf(reader),
		isInSite: isInFilter(session, siteFilter, todayOf(reader)),
		custom: trackingCustom(reader),
	};
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
export const getTimeTrackingStateInfos: Handler<Contract["getTimeTrackingStateInfos"]> = async (
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

/** Of whom the reader may read, change and decide entries. */
export function scopeOf(reader: Pick<Reader, "tenantId" | "session" | "now">) {
	const { tenantId, session } = reader;
	const today = todayOf(reader);
	const people = (level: keyof ManagedScope["reach"]) =>
		visibleOrAll(session, permission, level, today);
	const reach = { READ: people("READ"), WRITE: people("WRITE"), FULL: people("FULL") };
	return { tenantId, ownId: session.userId, reach };
}

type Decided = Pick<StateRow, "state" | "steps" | "selfApproval" | "owesReason" | "isRunning"> &
	Pick<StateRow, "userId" | "level">;

/** What a reader may do with an entry. */
function movesOf({ steps: openSteps, userId, level, ...facts }: Decided, ownId: string) {
	return possibleMoves({ ...facts, openSteps }, { forSelf: userId === ownId, level });
}
