import { visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import { epochMinute } from "#domain/time/epoch.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { localDayOf } from "#domain/time/local-time.ts";
import { zoneOf } from "#domain/time/zone.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import {
	type TrackingFilter,
	type TrackingRow,
	trackingCount,
	trackingPage,
} from "./sql/tracking-page.ts";

/** Who may not see a person gets the same answer as if she had no entries. */
export async function listTimeTrackings(
	context: ReadContext,
	input: InputOf<typeof contract.listTimeTrackings>,
): Promise<AnswerOf<typeof contract.listTimeTrackings>> {
	const { page, pageSize, sort } = input;
	const filter = filterOf(context, input);
	return context.read(async (tx) => {
		const offset = (page - 1) * pageSize;
		const rows = await trackingPage(tx, filter, {
			sort,
			offset,
			limit: pageSize,
		});
		// beyond the last page no row carries the total
		const isEmptyPage = rows.length === 0 && page > 1;
		const total = isEmptyPage ? await trackingCount(tx, filter) : (rows[0]?.total ?? 0);
		return {
			timeTrackings: rows.map(trackingAnswerOf),
			total,
			page,
			pageSize,
			serverTime: context.now.toISOString(),
		};
	});
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

function filterOf(
	{ session, now }: ReadContext,
	input: InputOf<typeof contract.listTimeTrackings>,
): TrackingFilter {
	const minute = epochMinute(Math.floor(now.getTime() / 60_000));
	const today = isoOfDay(localDayOf(minute, zoneOf(session.timeZone)));
	return {
		tenantId: session.tenantId,
		ownId: session.userId,
		visible: visibleUsers(session, "timetrackings.manage", "READ", today),
		ids: input.ids,
		userIds: input.userIds,
		from: input.from,
		to: input.to,
		states: input.states,
		autoFinished: input.autoFinished,
		needsReason: input.needsReason,
	};
}
