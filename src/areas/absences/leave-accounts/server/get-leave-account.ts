import { isVisible, todayOf, userDemand } from "#areas/staff/user-roles/server/public.ts";
import { leaveCourse } from "#domain/leave/leave-course.ts";
import { writtenDays } from "#domain/leave/leave-days.ts";
import { expiringUntil, openLeave, type StandingLine } from "#domain/leave/open-leave.ts";
import { payoutCents } from "#domain/leave/payout/leave-payout.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { readDemanded } from "#kit/server/refusals/demand.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type {
	LeaveAccount,
	LeaveAccountLine,
	LeavePayout,
	LeaveRecount,
} from "../contract/account.ts";
import type { contract } from "../contract.ts";
import { basisOf } from "./basis-of.ts";
import { asideOf, writtenFigures } from "./list-leave-accounts.ts";
import { withoutGivenBack, yearOf } from "./reckon-leave.ts";
import { writtenLimits } from "./set-up/set-limits.ts";
import {
	accountDays,
	accountHead,
	accountLines,
	type DayRow,
	type HeadRow,
	type LineRow,
} from "./sql/detail.ts";
import { type LeavePersonRow, leavePeople } from "./sql/facts.ts";
import { type ExitRow, exitOf } from "./sql/payout.ts";
import { type AskedKind, askedKinds } from "./sql/people.ts";
import { accountRecounts, type RecountRow } from "./sql/recounts.ts";

type PersonRow = LeavePersonRow & Record<string, unknown>;

/** Of who leaves within the year nothing goes over. */
const paidOutInstead: LeaveAccount["carriesOver"] = [];

/** One round trip. One's own account needs no right. */
export const getLeaveAccount: Handler<typeof contract.getLeaveAccount> = async (context, input) => {
	const { session, tenantId } = context;
	const { userId, activityId } = input;
	const today = todayOf(context);
	const year = input.year ?? yearOf(today);
	const asked = { tenantId, userId, year, activityId };
	const needed = { key: "leaveaccounts.manage", level: "READ", userId, today } as const;
	const demand = userId === session.userId ? undefined : userDemand(session, needed);
	const mayKnowPay = isVisible(session, [["contracts.manage", "READ"]], today);
	const [[head], kinds, lines, days, recounts, [exit], [person]] = await readDemanded<
		[HeadRow, AskedKind, LineRow, DayRow, RecountRow, ExitRow, PersonRow]
	>(context, demand, [
		accountHead(asked),
		statementOf(askedKinds(tenantId, activityId)),
		accountLines(asked),
		accountDays(asked),
		accountRecounts(asked),
		exitOf(asked, mayKnowPay),
		statementOf(leavePeople(tenantId, [userId])),
	]);
	if (head === undefined) return refuse(commonRefusals.notFound);
	const { id, firstName, lastName, personnelNo, unitName } = head;
	const taken = person === undefined ? days : withoutGivenBack(person, days);
	const account = accountOf(head, lines, taken, { year, today });
	const payout = exit ? payoutOf(exit, head.remaining ?? 0) : null;
	return {
		user: { id, firstName, lastName, personnelNo, unitName },
		year,
		today,
		...asideOf(kinds),
		limits: { ...writtenLimits(head.limits ?? undefined), version: head.limits?.version ?? null },
		account: account && {
			...account,
			recounts: recounts.map(recountOf),
			payout,
			carriesOver: payout === null ? account.carriesOver : paidOutInstead,
			basis: person ? basisOf(person, year) : null,
		},
	};
};

function accountOf(
	head: HeadRow,
	lines: readonly LineRow[],
	days: readonly DayRow[],
	{ year, today }: { readonly year: number; readonly today: string },
): Omit<LeaveAccount, "basis" | "recounts" | "payout"> | null {
	if (head.accountId === null) return null;
	const standing = standingOf(lines);
	const requested = days.filter(({ state }) => state === "REQUESTED");
	const ahead = days.filter(({ state, day }) => state === "APPROVED" && day > today);
	const remaining = head.remaining ?? 0;
	const free = remaining - sumOf(requested);
	const { opening, carryReason, carryNote } = head;
	return {
		id: head.accountId,
		version: head.version,
		state: stateOf(remaining, free, head.limits?.notice ?? null),
		...{ opening, carryReason, carryNote },
		...writtenFigures({
			...head,
			taken: (head.taken ?? 0) - sumOf(ahead),
			approvedAhead: sumOf(ahead),
			requested: sumOf(requested),
			free,
		}),
		requests: new Set(requested.map(({ absenceId }) => absenceId)).size,
		nextApproved: ahead.find(({ units }) => units > 0)?.day ?? null,
		lines: withBalance(standing),
		reversed: lines.filter(({ kind }) => kind === "REVERSAL").length,
		course: leaveCourse(year, standing, days).map(({ day, remaining, free }) => ({
			day,
			remaining: writtenDays(remaining),
			free: writtenDays(free),
		})),
		...laterOf(standing, requested, `${year}-12-31`),
	};
}

/** Less than nothing is not paid out; nobody claims back what was granted too much (§ 5 (3) BUrlG). */
function payoutOf({ exit, isPayVisible, dayCents }: ExitRow, remaining: number): LeavePayout {
	const units = Math.max(0, remaining);
	return {
		...{ exit, days: writtenDays(units), dayCents },
		cents: dayCents === null ? null : payoutCents(units, dayCents),
		gap: isPayVisible ? (dayCents === null ? "NO_WAGE" : null) : "HIDDEN",
	};
}

function recountOf({ id, on, before, after, fellBelow, causes }: RecountRow): LeaveRecount {
	return {
		...{ id, on, was: writtenDays(before), left: writtenDays(after), fellBelow },
		absences: causes.map(({ absence, days }) => ({
			absence,
			days: days.map(({ day, was, cost, reason }) => ({
				...{ day, was: writtenDays(was), cost: writtenDays(cost), reason },
			})),
		})),
	};
}

/** As the list of accounts tells it. */
function stateOf(remaining: number, free: number, notice: number | null): LeaveAccount["state"] {
	if (remaining < 0) return "BELOW_ZERO";
	if (notice !== null && free >= notice) return "MUCH_OPEN";
	return remaining === 0 ? "USED_UP" : "OPEN";
}

function sumOf(days: readonly DayRow[]): number {
	return days.reduce((sum, { units }) => sum + units, 0);
}

type Standing = LineRow & StandingLine;

/** What holds: neither what was taken back nor what took it back. */
function standingOf(lines: readonly LineRow[]): Standing[] {
	const reversed = new Set(lines.map(({ reversesId }) => reversesId));
	return lines.filter(
		(line): line is Standing => line.kind !== "REVERSAL" && !reversed.has(line.id),
	);
}

function withBalance(lines: readonly LineRow[]): LeaveAccountLine[] {
	let balance = 0;
	return lines.map(({ units, why, reversesId: _, ...line }) => {
		balance += units;
		const { steps = [], law = null } = why;
		return {
			...line,
			steps: [...steps],
			law,
			days: writtenDays(units),
			balance: writtenDays(balance),
		};
	});
}

/** What lapses within the year, and what goes over into the next. */
function laterOf(lines: readonly StandingLine[], requested: readonly DayRow[], last: string) {
	const open = openLeave(lines);
	const then = new Map(
		expiringUntil(openLeave(lines, requested), last).map(({ day, units }) => [day, units]),
	);
	const over = new Map<string | null, number>();
	for (const { expiresOn, units } of open)
		if (expiresOn === null || expiresOn > last)
			over.set(expiresOn, (over.get(expiresOn) ?? 0) + units);
	return {
		expiring: expiringUntil(open, last).map(({ day, units }) => ({
			day,
			days: writtenDays(units),
			afterRequests: writtenDays(then.get(day) ?? 0),
		})),
		carriesOver: [...over].map(([expiresOn, units]) => ({ days: writtenDays(units), expiresOn })),
	};
}
