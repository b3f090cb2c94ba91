import {
	type AskedKind,
	asideOf,
	askedKinds,
} from "#areas/absences/leave-accounts/server/public.ts";
import { isInFilter, isVisible, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { writtenAmount } from "#domain/leave/amount/account-unit.ts";
import { answeredPage } from "#kit/server/answered-page.ts";
import type { ExportReader } from "#kit/server/export/list-export.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { contract, LeaveNoticeItem } from "../contract.ts";
import { type NoticeRow, noticeRows, type Scope } from "./sql/list.ts";

/** One round trip, however many people there are. */
export const listLeaveNotices: Handler<typeof contract.listLeaveNotices> = async (
	context,
	input,
) => {
	const scope = shownPeople(context, input.year);
	const { tenantId, year } = scope;
	const [rows, kinds] = await context.together<[NoticeRow, AskedKind]>([
		noticeRows(scope, input),
		statementOf(askedKinds(tenantId, input.activityId)),
	]);
	const { items, ...page } = answeredPage(input, rows);
	return { ...page, items: items.map(itemOf), year, ...asideOf(kinds) };
};

/** Whom somebody may tell of leave, limited to the current site. */
export function shownPeople(context: ExportReader, year: number | undefined): Scope {
	const { tenantId, siteFilter, session } = context;
	const today = todayOf(context);
	return {
		tenantId,
		year: year ?? Number(today.slice(0, 4)),
		isVisible: isVisible(session, [["leaveaccounts.manage", "WRITE"]], today),
		isInSite: isInFilter(session, siteFilter, today),
	};
}

function itemOf(row: NoticeRow): LeaveNoticeItem {
	const { id, firstName, lastName, personnelNo, unitName, isEnabled, hasSignIn } = row;
	const { units, unit, state, lapsesOn } = row;
	const person = { id, firstName, lastName, personnelNo, unitName, isEnabled, hasSignIn };
	return { ...person, days: writtenAmount(units, unit), state, notice: noticeOf(row), lapsesOn };
}

function noticeOf(row: NoticeRow): LeaveNoticeItem["notice"] {
	const { noticeId, channel, sentAt, toldUnits, lastDay, receivedOn, how } = row;
	const { receiptVersion: version } = row;
	if (noticeId === null || channel === null || sentAt === null || lastDay === null) return null;
	const days = writtenAmount(toldUnits ?? 0, row.unit);
	const told = { id: noticeId, channel, sentAt: sentAt.toISOString(), days, lastDay };
	return { ...told, receivedOn, how, version };
}
