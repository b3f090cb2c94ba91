import { type ReactNode, useId } from "react";
import { overtimeDetail } from "#areas/time-tracking/overtime/web/panels.ts";
import { PanelLink } from "#kit/ui/panel-stack/panel-link.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import type { DayTrace } from "./day-trace.ts";
import { useWhyWords } from "./use-why-words.ts";

interface Line {
	readonly key: string;
	readonly name: ReactNode;
	readonly value: string;
}

/** Where the day's minutes go: overtime, special accounts, leave. */
export function Postings({ day }: { readonly day: DayTrace }) {
	const t = useWhyWords().posted;
	const titleId = useId();
	const lines = usePostings(day);
	return (
		<section aria-labelledby={titleId}>
			<h3 id={titleId}>{t.title}</h3>
			{lines.length === 0 ? (
				<p>{t.nothing}</p>
			) : (
				<dl className="why-lines">
					{lines.map(({ key, name, value }) => (
						<div key={key}>
							<dt>{name}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
			)}
		</section>
	);
}

function usePostings(day: DayTrace): readonly Line[] {
	const t = useWhyWords().posted;
	const format = useFormat();
	const hours = (minutes: number) => `${format.hours(minutes)} h`;
	const signed = (minutes: number) => `${format.hours(minutes, { sign: true })} h`;
	const { account } = day.explanation;
	const accounts = day.specialAccounts.map((one): Line => {
		const { code, name, minutes, factorMinutes } = one;
		const weighted = t.weighted(name, format.hours(factorMinutes));
		const isWeighted = factorMinutes !== minutes;
		return {
			key: code,
			name: isWeighted ? weighted : name,
			value: hours(minutes),
		};
	});
	const amounts: readonly (Line & { readonly isShown: boolean })[] = [
		{
			key: "account",
			name: <OvertimeLink day={day} />,
			value: signed(day.balanceMinutes),
			isShown: account !== null,
		},
		{
			key: "written",
			name: t.written,
			value: signed(account?.writtenMinutes ?? 0),
			isShown: (account?.writtenMinutes ?? 0) !== 0,
		},
		{
			key: "overtime",
			name: t.overtime,
			value: hours(day.overtimeMinutes),
			isShown: day.overtimeMinutes !== 0,
		},
		{
			key: "leave",
			name: t.leave,
			value: t.days(format.amount(day.leaveDays)),
			isShown: day.leaveDays !== 0,
		},
		{
			key: "pending",
			name: t.pending,
			value: hours(day.pendingMinutes),
			isShown: day.pendingMinutes !== 0,
		},
	];
	return [...amounts.filter(({ isShown }) => isShown), ...accounts];
}

function OvertimeLink({ day: { userId } }: { readonly day: DayTrace }) {
	return (
		<PanelLink panel={overtimeDetail} params={{ userId }}>
			{useWhyWords().posted.account}
		</PanelLink>
	);
}
