import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import {
	type DecisionKind,
	decisionKinds,
	type ToldDecision,
} from "#areas/time-tracking/approvals/contract/decision-answer.ts";
import type { DecisionReader } from "#areas/time-tracking/approvals/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import { type contract, type Decision, mostSortedByHints } from "../contract.ts";
import { inboxSources } from "./sources.ts";
import { type DecisionRow, decisionRows } from "./sql.ts";

type Input = InputOf<(typeof contract)["listDecisions"]>;
type ListedRow = DecisionRow & { readonly id: string };

/** Two round trips, however many people and kinds there are: what waits, then what all of it would do and break. */
export const listDecisions: Handler<(typeof contract)["listDecisions"]> = (context, input) => {
	const { tenantId, session, now, siteFilter } = context;
	const reader = { tenantId, session, now, siteFilter, today: todayOf(context) };
	const { kind, page, pageSize } = input;
	const { offset, limit } = readOf(input);
	return context.readAtOnce(async (tx) => {
		const rows = await rowsOf<DecisionRow>(tx, decisionRows(reader, { kind, offset, limit }));
		const counts = countsOf(rows[0]?.counts ?? {});
		const listed = rows.filter((row): row is ListedRow => row.id !== null);
		const items = await judged(tx, reader, listed);
		return {
			items: pageOf(items, input),
			total: kind === undefined ? sumOf(counts) : counts[kind],
			...{ page, pageSize, counts },
			oldest: rows[0]?.oldest?.toISOString() ?? null,
		};
	});
};

/** Which rows are to be read: of those that are sorted by their hints all, of others the page alone. */
function readOf({ order, page, pageSize }: Input) {
	const offset = (page - 1) * pageSize;
	if (order === "OLDEST" || offset >= mostSortedByHints) return { offset, limit: pageSize };
	return { offset: 0, limit: Math.max(mostSortedByHints, offset + pageSize) };
}

function pageOf(items: readonly Decision[], { order, page, pageSize }: Input): Decision[] {
	const offset = (page - 1) * pageSize;
	if (order === "OLDEST" || offset >= mostSortedByHints) return [...items];
	const sorted = items.slice(0, mostSortedByHints);
	const rest = items.slice(mostSortedByHints);
	const clean = sorted.filter(isClean);
	const others = sorted.filter((item) => !isClean(item));
	return [...clean, ...others, ...rest].slice(offset, offset + pageSize);
}

/** Nothing that somebody would be asked about. */
function isClean({ hints, isChecked }: Decision): boolean {
	return isChecked && hints.every(({ severity }) => severity === "INFO");
}

function countsOf(found: DecisionRow["counts"]): Record<DecisionKind, number> {
	return Object.fromEntries(decisionKinds.map((kind) => [kind, found[kind] ?? 0])) as Record<
		DecisionKind,
		number
	>;
}

function sumOf(counts: Readonly<Record<DecisionKind, number>>): number {
	return Object.values(counts).reduce((sum, many) => sum + many, 0);
}

/** What each source tells of its own, put back into the order of the rows. */
async function judged(tx: Tx, reader: DecisionReader, rows: readonly ListedRow[]) {
	const told = await Promise.all(
		inboxSources.map(async ({ source }, nth) => {
			const own = rows.filter((row) => row.source === nth);
			return new Map<ListedRow, ToldDecision>(
				(await source.judge(tx, reader, own)).map((one, at) => [own[at] as ListedRow, one]),
			);
		}),
	);
	return rows.map((row): Decision => {
		const { id, kind, changeRequestId, since, source, userId, firstName, lastName, unitName } = row;
		return {
			...{ id, kind, changeRequestId, since: since.toISOString() },
			entity: inboxSources[source]?.source.called ?? "",
			user: { id: userId, firstName, lastName, unitName },
			...(told[source]?.get(row) as ToldDecision),
		};
	});
}
