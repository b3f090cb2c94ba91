import { leaveBox } from "#areas/absences/leave-accounts/server/public.ts";
import { unreadLeaveNotices } from "#areas/absences/leave-notices/server/public.ts";
import {
	askedSubstitutions,
	openAbsences,
	ownSickness,
} from "#areas/absences/requests/server/public.ts";
import { entryMatter } from "#areas/time-tracking/entries/server/public.ts";
import { gapDays } from "#domain/fix-my-day/day-gaps.ts";
import { wholeDay } from "#domain/leave/leave-days.ts";
import { dateOfDay } from "#domain/time/civil-date.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { addMonths, monthOf } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { contract } from "../contract.ts";
import { type OpenTracking, type OverviewRow, overviewFacts, type Whose } from "./sql.ts";

type Overview = AnswerOf<typeof contract.getOverview>;

/** Overtime of this month and so many before it is shown. */
const monthsBefore = 11;

export async function getOverview(context: ReadContext): Promise<Overview> {
	const whose = whoseOf(context);
	const waiting = {
		trackings: entryMatter.waiting(whose),
		substitutions: askedSubstitutions(whose),
		absences: openAbsences(whose),
		sickness: ownSickness(whose),
		leaveNotices: unreadLeaveNotices(whose),
		leave: leaveBox({ ...whose, year: yearOf(whose) }, whose.userId),
	};
	const [row] = await context.once<OverviewRow>(overviewFacts(whose, waiting));
	const { trackings, substitutions, absences, leave, overtime } = row as OverviewRow;
	const { emptyDays, sickness, holidays, leaveNotices } = row as OverviewRow;
	const idsWhere = (holds: (tracking: OpenTracking) => boolean) =>
		trackings.filter(holds).map(({ id }) => id);
	return {
		leaveAccount: leaveOf(leave, absences, yearOf(whose)),
		plannedAbsenceIds: [...absences.planned],
		requestedAbsenceIds: [...absences.requested],
		nextAbsences: [...absences.next],
		nextHolidays: [...holidays],
		ownSickness: sickness,
		overtimeAccount: overtimeOf(overtime, whose),
		requestedSubstitutions: [...substitutions],
		leaveNoticeIds: [...leaveNotices],
		requestedTrackingIds: idsWhere((one) => one.isRequested),
		askedTrackingIds: idsWhere((one) => one.isAsked),
		needReasonTrackingIds: idsWhere((one) => one.needsReason),
		autoFinishedTrackingIds: idsWhere((one) => one.isAutoFinished),
		noActualsDayInfos: emptyDays.map((date) => ({ date })),
	};
}

function whoseOf(context: ReadContext): Whose {
	const { tenantId, session } = context;
	const today = todayOf(context);
	const day = dayOfIso(today);
	const first = monthOf(addMonths(day, -monthsBefore)).from;
	return {
		tenantId,
		userId: session.userId,
		today,
		emptyFrom: isoOfDay((day - gapDays) as LocalDay),
		monthsFrom: isoOfDay(first),
	};
}

const yearOf = ({ today }: Whose): number => dateOfDay(dayOfIso(today)).year;

function leaveOf(
	leave: OverviewRow["leave"],
	{ nextLeave: next }: OverviewRow["absences"],
	year: number,
): Overview["leaveAccount"] {
	if (leave === null) return null;
	const { activityId, unit, total, approved, requested, dayMinutes } = leave;
	const shown = (units: number) => (unit === "DAYS" ? units / wholeDay : units);
	return {
		...{ year, activityId, unit, next, dayMinutes },
		totalLeaveThisYear: shown(total),
		leaveApproved: shown(approved),
		leaveRequested: shown(requested),
	};
}

function overtimeOf(
	account: OverviewRow["overtime"],
	{ today }: Whose,
): Overview["overtimeAccount"] {
	if (account === null) return null;
	const { ledger, open, upperLimit, isBeingComputed, months } = account;
	const current = months.find(({ month }) => today.startsWith(month));
	return {
		overtimeTotal: ledger + open,
		overtimeOfMonth: current?.minutes ?? 0,
		upperLimit,
		isBeingComputed,
		months: [...months],
	};
}
