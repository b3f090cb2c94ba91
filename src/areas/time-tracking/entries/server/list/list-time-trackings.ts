import { todayOf, usersInFilter, visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import { possibleMoves } from "#domain/approval/possible-moves.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
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
	const visible = visibleUsers(session, permission, "READ", todayOf(context));
	const reach = { tenantId, ownId: session.userId, visible };
	// within a transaction it is planned for these values: one's own entries, or one person's, are few
	const { rows, ...paging } = await context.read((tx) =>
		pageOf(input, (asked) => rowsOf<TrackingRow>(tx, trackingPage(reach, asked))),
	);
	return { timeTrackings: rows.map(trackingAnswerOf), ...paging, serverTime: now.toISOString() };
};

interface Paged {
	readonly page: number;
	readonly pageSize: number;
}

/** A page of rows that each carry how many there are in all; beyond the last page no row does. */
async function pageOf<Input extends Paged, Row extends { readonly total: number }>(
	input: Input,
	read: (input: Input) => Promise<Row[]>,
) {
	const { page, pageSize } = input;
	const rows = await read(input);
	const isBeyond = rows.length === 0 && page > 1;
	const [counted] = isBeyond ? await read({ ...input, page: 1, pageSize: 1 }) : rows;
	return { rows, total: counted?.total ?? 0, page, pageSize };
}

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
type ListInput = InputOf<Contract["listTimeTrackingsOf"]>;

export const listTimeTrackingsOf: Handler<Contract["listTimeTrackingsOf"]> = async (
	context,
	input,
) => {
	const { rows, ...paging } = await pageOf(input, (asked) =>
		context.once<ManagedRow>(managedStatement(context, asked)),
	);
	return { items: rows.map((row) => managedAnswer(context, row)), ...paging };
};

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
function movesOf({ steps: openSteps, userId, level, ...facts }: Decided, ownId: string) {
	return possibleMoves({ ...facts, openSteps }, { forSelf: userId === ownId, level });
}
