import { IconHelpCircle } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import type { Words } from "#kit/contract/texts.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { LeaveAccount, LeaveAccountLine } from "../../contract/account.ts";
import { texts } from "../../text.ts";
import { useAmounts } from "../amounts/use-amounts.ts";
import type { ReportGiven } from "./account-report.tsx";
import { employedWords } from "./employed-words.ts";

interface Step {
	readonly id: string;
	readonly title: string;
	readonly text: string;
	readonly basis: string | null;
	readonly value: ReactNode;
}

/** How the year's leave comes about, step by step, each with the law or the rule that it follows from. */
export function AccountWhy({ account }: Pick<ReportGiven, "account">) {
	const t = useTexts(texts).why;
	const { print, say } = useAmounts();
	const titleId = useId();
	const granted = account.lines.filter(({ kind }) => kind === "ENTITLEMENT" || kind === "CUT");
	const steps = [...useBasis(account.basis), ...useLines(granted)];
	const isRounded = account.basis !== null && account.basis.twelfths < 12;
	if (steps.length === 0) return null;
	return (
		<section className="master-section" aria-labelledby={titleId}>
			<div className="leave-head">
				<h3 id={titleId}>
					<IconHelpCircle className="leave-head-icon" size={16} stroke={1.8} aria-hidden />
					{t.title(say(account.entitled))}
				</h3>
				<span>{t.steps(steps.length + 1)}</span>
			</div>
			<ol className="leave-why" aria-labelledby={titleId}>
				{steps.map((step, nth) => (
					<Row key={step.id} nth={nth + 1} {...step} />
				))}
				<Row
					nth={steps.length + 1}
					title={t.total}
					text={isRounded ? t.sumRounded : t.sum}
					basis={isRounded ? "§ 5 BUrlG" : null}
					value={print(account.entitled)}
					isTotal
				/>
			</ol>
		</section>
	);
}

function Row({
	nth,
	title,
	text,
	basis,
	value,
	isTotal = false,
}: Omit<Step, "id"> & { readonly nth: number; readonly isTotal?: boolean }) {
	return (
		<li data-total={isTotal || undefined}>
			<i aria-hidden>{nth}</i>
			<p>
				<b>{title}</b> <span>{text}</span>
			</p>
			<small>{basis}</small>
			<b className="leave-value">{value}</b>
		</li>
	);
}

/** Months of employment, workdays a week and, where hours are kept, what a day is. */
function useBasis(basis: LeaveAccount["basis"]): readonly Step[] {
	const t = useTexts(texts).why;
	const format = useFormat();
	if (basis === null) return [];
	const { twelfths, patterns, dayMinutes } = basis;
	const months = String(twelfths);
	const amount = (workdays: number) => format.amount(workdays);
	const [first, ...others] = patterns;
	if (first === undefined) return [];
	const segments = [
		t.segment(amount(first.workdays)),
		...others.map(({ from, workdays }) => t.segmentFrom(format.date(from), amount(workdays))),
	];
	const last = others.at(-1) ?? first;
	return [
		{
			...{ id: "months", title: t.employed, text: employedWords(basis, t, format.date) },
			...{ basis: twelfths === 12 ? "§ 4 BUrlG" : "§ 5 BUrlG", value: `${months}/12` },
		},
		{
			id: "workdays",
			title: t.workdays,
			text: `${segments.join(", ")}.`,
			basis: null,
			value: t.perWeek(amount(last.workdays)),
		},
		...(dayMinutes === null ? [] : [dayStep(`${format.hours(dayMinutes)}\u00a0h`, t)]),
	];
}

function dayStep(value: string, t: Words<typeof texts>["why"]): Step {
	return { id: "day", title: t.day, text: t.dayIs(value), basis: null, value };
}

/** What each rule grants. */
function useLines(lines: readonly LeaveAccountLine[]): readonly Step[] {
	const { origins } = useTexts(texts);
	const { print } = useAmounts();
	const reckoned = useReckoned();
	const basisOf = useBasisOfLine();
	return lines.map((line) => ({
		id: line.id,
		title: origins[line.origin],
		text: reckoned(line.steps),
		basis: basisOf(line),
		value: print(line.days),
	}));
}

/** Steps in the signs of the reader's language. */
export function useReckoned(): (steps: readonly string[]) => string {
	const format = useFormat();
	const mark = format.number(0.5, 1).charAt(1);
	const hours = (_: string, whole: string, rest: string) =>
		format.hours(Number(whole) * 60 + Number(rest));
	return (steps) =>
		steps
			.map((step) => step.replaceAll(/(\d)\.(\d)/g, `$1${mark}$2`))
			.map((step) => step.replaceAll(/(\d+):(\d\d)/g, hours))
			.join(", ");
}

/** The law that a line follows from, or the rule and which of its versions. */
export function useBasisOfLine(): (line: Pick<LeaveAccountLine, "law" | "rule">) => string | null {
	const t = useTexts(texts).why;
	return ({ law, rule }) => law ?? (rule && t.version(rule.name, String(rule.version)));
}
