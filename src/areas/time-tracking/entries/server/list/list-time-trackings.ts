import { todayOf, visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import type { contract } from "../../contract.ts";
import { permission } from "../entry-matter.ts";
import { type TrackingRow, trackingPage } from "../sql/tracking-page.ts";

type Input = InputOf<typeof contract.listTimeTrackings>;

/** Who may not see a person gets the same answer as if she had no entries. */
export async function listTimeTrackings(
	context: ReadContext,
	input: Input,
): Promise<AnswerOf<typeof contract.listTimeTrackings>> {
	const { session, tenantId, now } = context;
	const visible = visibleUsers(session, permission, "READ", todayOf(context));
	const reach = { tenantId, ownId: session.userId, visible };
	// within a transaction it is planned for these values: one's own entries, or one person's, are few
	const { rows, ...paging } = await context.read((tx) =>
		pageOf(input, (asked) => rowsOf<TrackingRow>(tx, trackingPage(reach, asked))),
	);
	return { timeTrackings: rows.map(trackingAnswerOf), ...paging, serverTime: now.toISOString() };
}

interface Paged {
	readonly page: number;
	readonly pageSize: number;
}

/** A page of rows that each carry how many there are in all; beyond the last page no row does. */
export async function pageOf<Input extends Paged, Row extends { readonly total: number }>(
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
