import { isVisible } from "#areas/staff/user-roles/server/public.ts";
import type { ToldDecision } from "#areas/time-tracking/approvals/contract/decision-answer.ts";
import {
	type DecisionReader,
	openStepViolations,
	type WaitingDecision,
} from "#areas/time-tracking/approvals/server/public.ts";
import { balancesOf } from "#areas/time-tracking/overtime/server/public.ts";
import {
	type ProposedEntry,
	readEntriesApart,
} from "#areas/time-tracking/target-actual/server/public.ts";
import { dayOfIso, isoDayPlus, isoOfDay } from "#domain/time/iso-day.ts";
import type { RuleViolation } from "#kit/contract/rule-violation.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { OverlappingEntry } from "../../contract/tracking-answer.ts";
import { answerOf, isBinding, overlapOf, overlapWarnings } from "../check-rules.ts";
import { localDayAt } from "../entry-times.ts";
import { type EntryToDecide, entriesWithinMany } from "../sql/decisions.ts";
import { toldEntry } from "./told-entry.ts";

type WaitingEntry = WaitingDecision<EntryToDecide>;

/** Older entries are looked at when they are decided: all days of everybody between them and today would be read. */
const checkedDays = 62;

/** By the rules that a decision is made by, read for all of them at once. */
export async function judgeEntries(
	tx: Tx,
	reader: DecisionReader,
	waiting: readonly WaitingEntry[],
): Promise<readonly ToldDecision[]> {
	if (waiting.length === 0) return [];
	const { tenantId, today } = reader;
	const oldest = isoDayPlus(today, -checkedDays);
	const all = waiting.map((one) => {
		const proposed = proposedOf(one);
		const isChecked = proposed.day >= oldest && one.detail.day >= oldest;
		return { ...one, proposed, isChecked };
	});
	const checked = all.filter(({ isChecked }) => isChecked);
	const userIds = [...new Set(all.map(({ userId }) => userId))].sort();
	const [overlaps, apart, balances] = await Promise.all([
		entriesWithinMany(
			tx,
			tenantId,
			all.map(({ proposed }) => proposed),
		),
		readEntriesApart(tx, tenantId, {
			userIds: checked.map(({ userId }) => userId),
			days: checked.flatMap(({ proposed, detail }) => [proposed.day, detail.day]),
			templateIds: [...new Set(checked.flatMap((one) => one.templateIds))].sort(),
		}),
		balancesOf(tx, { tenantId, today, conditions: [seesAccountOf(reader)] }, userIds),
	]);
	const known = { apart, today, accounts: new Map(balances.map((one) => [one.userId, one])) };
	return all.map((one, nth) => {
		const own = overlaps
			.filter((row) => row.nth === nth)
			.map(({ nth: _, ...row }) => overlapOf(row));
		return { ...toldEntry(one), isChecked: one.isChecked, ...judged(one, own, known) };
	});
}

/** Accounts of others take a right. */
function seesAccountOf({ session, today }: DecisionReader) {
	return isVisible(session, [["overtime.manage", "READ"]], today);
}

function proposedOf({ id, userId, detail: { wanted, zone } }: WaitingEntry): ProposedEntry {
	const begin = new Date(wanted.begin * 1000);
	const { id: activityId, classType } = wanted.activity;
	const day = isoOfDay(localDayAt(begin, zone));
	return { id, userId, day, begin, end: new Date(wanted.end * 1000), classType, activityId };
}

interface Known {
	readonly apart: Awaited<ReturnType<typeof readEntriesApart>>;
	readonly today: string;
	readonly accounts: ReadonlyMap<string, Awaited<ReturnType<typeof balancesOf>>[number]>;
}

interface CheckedEntry extends WaitingEntry {
	readonly proposed: ProposedEntry;
	readonly isChecked: boolean;
}

function judged(
	{ proposed, isChecked, purpose, userId, detail }: CheckedEntry,
	overlaps: readonly OverlappingEntry[],
	{ apart, today, accounts }: Known,
): Pick<ToldDecision, "hints" | "overtime"> {
	if (purpose === "CANCELLATION") return { hints: [], overtime: null };
	// two entries in the same time make no day that could be reckoned
	const binding = overlaps.filter(isBinding);
	const steps = purpose === "REQUEST" ? openStepViolations(detail.openSteps) : [];
	if (binding.length > 0 || !isChecked) {
		return { hints: [...binding.map(inTheWay), ...steps], overtime: null };
	}
	const broken = apart.violationsOf(proposed).flatMap(answerOf);
	const account = accounts.get(userId);
	const counted = {
		from: dayOfIso(account?.openedOn ?? today),
		to: dayOfIso(isoDayPlus(today, -1)),
	};
	const moved = apart.effectOf(proposed, { wasOn: detail.day, counted })?.balanceMinutes ?? null;
	const beforeMinutes = account?.minutes ?? 0;
	return {
		hints: [...overlapWarnings(overlaps), ...broken, ...steps].sort(byWeight),
		overtime:
			account === undefined || moved === null
				? null
				: { beforeMinutes, afterMinutes: beforeMinutes + moved },
	};
}

/** What counts in the same time cannot be put aside. */
function inTheWay(entry: OverlappingEntry): RuleViolation {
	return { code: "TIME_TRACKING_OVERLAPS", severity: "ERROR", acceptable: false, entry };
}

const weight = { ERROR: 0, WARNING: 1, INFO: 2 };
const byWeight = (a: RuleViolation, b: RuleViolation) => weight[a.severity] - weight[b.severity];
