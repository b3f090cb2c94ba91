import type { ReactNode } from "react";
import { overtimeDetail } from "#areas/time-tracking/overtime/web/panels.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { PanelLink } from "#kit/ui/panel-stack/panel-link.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import type { DayTrace } from "./day-trace.ts";
import { useWhyWords } from "./use-why-words.ts";

type Line = readonly [key: string, name: ReactNode, value: string];

/** Where the day's minutes go: overtime, special accounts, leave. */
export function Postings({ day }: { readonly day: DayTrace }) {
	const t = useWhyWords().posted;
	const lines = usePostings(day);
	return (
		<Section title={t.title}>
			{lines.length === 0 ? (
				<p>{t.nothing}</p>
			) : (
				<dl className="why-lines">
					{lines.map(([key, name, value]) => (
						<div key={key}>
							<dt>{name}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
			)}
		</Section>
	);
}

function usePostings(day: DayTrace): readonly Line[] {
	const t = useWhyWords().posted;
	const format = useFormat();
	const hours = (minutes: number) => `${format.hours(minutes)} h`;
	const signed = (minutes: number) => `${format.hours(minutes, { sign: true })} h`;
	const { account } = day.explanation;
	const written = account?.writtenMinutes ?? 0;
	const accounts = day.specialAccounts.map(({ code, name, minutes, factorMinutes }): Line => {
		const weighted = t.weighted(name, format.hours(factorMinutes));
		return [code, factorMinutes === minutes ? name : weighted, hours(minutes)];
	});
	const amounts: readonly (Line | false)[] = [
		account !== null && [
			"account",
			<OvertimeLink key="account" day={day} />,
			signed(day.balanceMinutes),
		],
		written !== 0 && ["written", t.written, signed(written)],
		day.overtimeMinutes !== 0 && ["overtime", t.overtime, hours(day.overtimeMinutes)],
		day.leaveDays !== 0 && ["leave", t.leave, t.days(format.amount(day.leaveDays))],
		day.pendingMinutes !== 0 && ["pending", t.pending, hours(day.pendingMinutes)],
	];
	return [...amounts.filter((line) => line !== false), ...accounts];
}

function OvertimeLink({ day: { userId } }: { readonly day: DayTrace }) {
	return (
		<PanelLink panel={overtimeDetail} params={{ userId }}>
			{useWhyWords().posted.account}
		</PanelLink>
	);
}
