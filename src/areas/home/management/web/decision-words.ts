import { printUnits } from "#areas/absences/leave-accounts/web/public.ts";
import type { DecisionKind } from "#areas/time-tracking/approvals/contract/decision-answer.ts";
import { readAmount } from "#domain/leave/amount/account-unit.ts";
import type { RuleViolation } from "#kit/contract/rule-violation.ts";
import type { Words } from "#kit/contract/texts.ts";
import { printMinutes } from "#kit/ui/field/print-minutes.ts";
import { serverNow } from "#kit/web/clock.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { Decision } from "../contract.ts";
import { texts } from "../text.ts";

type Spans = Pick<Decision, "days" | "times">;

/** What is shown of what an approval does. */
export interface EffectWords {
	readonly account: string;
	readonly before: string;
	readonly after: string;
	/** What the approval takes or gives. */
	readonly own: string;
	readonly isBelowZero: boolean;
}

const day = 86_400_000;

/** How rows of the inbox are said. */
export function useDecisionWords() {
	const t = useTexts(texts);
	const format = useFormat();
	const spanOf = ({ days, times }: Spans): string => {
		if (days !== null) return daysOf(days, t, format);
		if (times === null) return "";
		const { begin, end, zone } = times;
		if (begin === end) return format.instant(begin, zone);
		return `${format.day(begin, zone)} · ${format.span(begin, end, zone)}`;
	};
	return {
		/** "Nowak, Piotr" */
		name: ({ user }: Decision) => `${user.lastName}, ${user.firstName}`,
		/** "Änderung Urlaub" */
		title: ({ kind, activity }: Decision) => titleOf(t, kind, activity?.name ?? t.away),
		spanOf,
		/** "Mo 04.01. – Fr 08.01.2027", "Do 19.11. · 08:00 – 16:20"; of a change what is to be. */
		when: (decision: Decision) => spanOf(decision),
		/** "4 Tage", "7:35" */
		amount: ({ cost, minutes }: Decision): string => {
			if (minutes !== null) return format.hours(minutes);
			if (cost === null) return "";
			return cost === "1" ? t.day : t.days(format.amount(Number(cost)));
		},
		effect: (decision: Decision) => effectOf(decision, t, format),
		age: ({ since }: Decision): string => {
			const days = Math.floor((serverNow() - Date.parse(since)) / day);
			return days < 1 ? t.ageToday : t.ageDays(String(days));
		},
		hint: ({ code }: RuleViolation) =>
			(t.hints as Readonly<Record<string, string>>)[code] ?? t.otherHint,
	};
}

/** "Mo 21.12. nachmittags – Mi 30.12.2026", "Di 22.12.2026 08:00 – 10:30" */
function daysOf(
	{ from, to, fromPart, toPart, beginMinutes: begin, endMinutes: end }: NonNullable<Spans["days"]>,
	t: Texts,
	format: ReturnType<typeof useFormat>,
): string {
	const last = format.dayWithYear(to);
	if (begin !== null && end !== null) {
		return `${last} ${printMinutes(begin)} – ${printMinutes(end)}`;
	}
	if (from === to) return t.halfOf[fromPart](last);
	const isSameYear = from.slice(0, 4) === to.slice(0, 4);
	const first = isSameYear ? format.day(from) : format.dayWithYear(from);
	return `${t.halfOf[fromPart](first)} – ${t.halfOf[toPart](last)}`;
}

type Texts = Words<typeof texts>;

function titleOf(t: Texts, kind: DecisionKind, name: string): string {
	switch (kind) {
		case "CHANGE":
		case "CANCELLATION":
			return t.titles[kind](name);
		case "SUBSTITUTION":
		case "LATE_BOOKING":
			return t.titles[kind];
		default:
			return name;
	}
}

function effectOf(
	{ leave, overtime }: Decision,
	t: Texts,
	format: ReturnType<typeof useFormat>,
): EffectWords | null {
	if (leave !== null) {
		const { unit, units: before } = readAmount(leave.before);
		const { units: after } = readAmount(leave.after);
		const print = (units: number, sign = false) =>
			printUnits({ unit, units }, format, { brief: true, sign });
		return {
			account: t.left(String(leave.year)),
			before: print(before),
			after: print(after),
			own: print(after - before, true),
			isBelowZero: after < 0,
		};
	}
	if (overtime === null) return null;
	const { beforeMinutes, afterMinutes } = overtime;
	const signed = (minutes: number) => format.hours(minutes, { sign: true });
	return {
		account: t.account,
		before: signed(beforeMinutes),
		after: signed(afterMinutes),
		own: signed(afterMinutes - beforeMinutes),
		isBelowZero: false,
	};
}
