import { isVisible, todayOf, userDemand } from "#areas/staff/user-roles/server/public.ts";
import { writtenAmount } from "#domain/leave/amount/account-unit.ts";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import { leaveCourse } from "#domain/leave/leave-course.ts";
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
	const taken = person === undefined ? days : withoutGivenBack(person, days);
	const unit = kinds.find(({ isAsked }) => isAsked)?.unit ?? "DAYS";
	const account = accountOf(head, lines, taken, { year, today, unit });
	const payout = exit ? payoutOf(exit, head.remaining ?? 0, unit) : null;
	return {
		...{ ...headOf(head, unit), year, today, ...asideOf(kinds) },
		account: account && {
			...account,
			recounts: recounts.map(recountOf),
			payout,
			carriesOver: payout === null ? account.carriesOver : paidOutInstead,
			basis: person ? basisOf(person, year, unit) : null,
		},
	};
};

/** Whose account it is, and how far it may go. */
function headOf(head: HeadRow, unit: AccountUnit) {
	const { id, firstName, lastName, personnelNo, unitName } = head;
	const limits = head.limits ?? undefined;
	return {
		user: { id, firstName, lastName, personnelNo, unitName },
		limits: { ...writtenLimits(limits, unit), version: limits?.version ?? null },
	};
}

interface Shown {
	readonly year: number;
	/** Civil day. */
	readonly today: string;
	readonly unit: AccountUnit;
}

function accountOf(
	head: HeadRow,
	lines: readonly LineRow[],
	days: readonly DayRow[],
	{ year, today, unit }: Shown,
): Omit<LeaveAccount, "basis" | "recounts" | "payout"> | null {
	if (head.accountId === null) return null;
	const standing = standingOf(lines);
	const written = (units: number) => writtenAmount(units, unit);
	const requested = days.filter(({ state }) => state === "REQUESTED");
	const ahead = days.filter(({ state, day }) => state === "APPROVED" && day > today);
	const remaining = head.remaining ?? 0;
	const free = remaining - sumOf(requested);
	const { opening, carryReason, carryNote } = head;
	const split = {
		...{ taken: (head.taken ?? 0) - sumOf(ahead), approvedAhead: sumOf(ahead) },
		...{ requested: sumOf(requested), free },
	};
	return {
		id: head.accountId,
		version: head.version,
		state: stateOf(remaining, free, head.limits?.notice ?? null),
		...{ opening, carryReason, carryNote },
		...writtenFigures({ ...head, ...split }, unit),
		requests: new Set(requested.map(({ absenceId }) => absenceId)).size,
		nextApproved: ahead.find(({ units }) => units > 0)?.day ?? null,
		lines: withBalance(standing, written),
		reversed: lines.filter(({ kind }) => kind === "REVERSAL").length,
		course: leaveCourse(year, standing, days).map((point) => ({
			day: point.day,
			remaining: written(point.remaining),
			free: written(point.free),
		})),
		...laterOf(standing, requested, `${year}-12-31`, written),
	};
}

/** Less than nothing is not paid out; nobody claims back what was granted too much (§ 5 (3) BUrlG). */
function payoutOf(
	{ exit, isPayVisible, unitCents }: ExitRow,
	remaining: number,
	unit: AccountUnit,
): LeavePayout {
	const units = Math.max(0, remaining);
	return {
		...{ exit, days: writtenAmount(units, unit), unitCents },
		cents: unitCents === null ? null : payoutCents({ units, unit }, unitCents),
		gap: isPayVisible ? (unitCents === null ? "NO_WAGE" : null) : "HIDDEN",
	};
}

function recountOf(row: RecountRow): LeaveRecount {
	const { id, on, unit, before, after, fellBelow, causes } = row;
	const written = (units: number) => writtenAmount(units, unit);
	return {
		...{ id, on, was: written(before), left: written(after), fellBelow },
		absences: causes.map(({ absence, days }) => ({
			absence,
			days: days.map(({ day, was, cost, reason }) => ({
				...{ day, was: written(was), cost: written(cost), reason },
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

type Written = (units: number) => string;

function withBalance(lines: readonly LineRow[], written: Written): LeaveAccountLine[] {
	let balance = 0;
	return lines.map(({ units, why, reversesId: _, ...line }) => {
		balance += units;
		const { steps = [], law = null } = why;
		return {
			...line,
			steps: [...steps],
			law,
			days: written(units),
			balance: written(balance),
		};
	});
}

/** What lapses within the year, and what goes over into the next. */
function laterOf(
	lines: readonly StandingLine[],
	requested: readonly DayRow[],
	last: string,
	written: Written,
) {
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
			days: written(units),
			afterRequests: written(then.get(day) ?? 0),
		})),
		carriesOver: [...over].map(([expiresOn, units]) => ({ days: written(units), expiresOn })),
	};
}
