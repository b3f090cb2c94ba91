import { timeTrackingsDetail } from "#areas/time-tracking/entries/web/panels.ts";
import { ChainTable } from "#areas/time-tracking/time-rules/web/public.ts";
import { DayLanes } from "#kit/ui/day-lanes/day-lanes.tsx";
import { FigureStrip, type StripFigure } from "#kit/ui/facts/figure-strip.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import { PanelLink } from "#kit/ui/panel-stack/panel-link.tsx";
import { StateTag } from "#kit/ui/tag/state-tag.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { actualMinutes, chainDayOf, type DayTrace } from "./day-trace.ts";
import { FrozenRows } from "./frozen-rows.tsx";
import { LawLines } from "./law-lines.tsx";
import { Postings } from "./postings.tsx";
import { StepSource } from "./step-source.tsx";
import { useLanes } from "./use-lanes.ts";
import { useWhyWords } from "./use-why-words.ts";
import "#kit/web/master-data/master-data.css";
import "./why.css";

/** A day from plan to balance, on the screen and on paper. */
export function DayReport({ day }: { readonly day: DayTrace }) {
	const { title } = useWhyWords().lanes;
	const lanes = useLanes(day);
	return (
		<div className="why">
			<DayFigures day={day} />
			<DayLanes label={title} {...lanes} />
			<FrozenRows day={day} />
			<ChainTable day={chainDayOf(day)} source={(step) => <StepSource step={step} day={day} />} />
			<div className="master-section why-ends">
				<Postings day={day} />
				<LawLines day={day} />
			</div>
			<DayEntries day={day} />
		</div>
	);
}

/** Target, actual, balance, and what the account comes to. */
function DayFigures({ day }: { readonly day: DayTrace }) {
	const t = useWhyWords().figures;
	const format = useFormat();
	const signed = (minutes: number) => format.hours(minutes, { sign: true });
	const { account, chain } = day.explanation;
	const booked = chain[0]?.result ?? 0;
	const { balanceMinutes, pauseMinutes, autoPauseMinutes } = day;
	const tone = balanceMinutes > 0 ? "plus" : balanceMinutes < 0 ? "minus" : undefined;
	const pauses = {
		label: t.pauses,
		value: format.hours(pauseMinutes + autoPauseMinutes),
		note: t.automatic(format.hours(autoPauseMinutes)),
	};
	const figures: StripFigure[] = [
		{ label: t.target, value: format.hours(day.targetMinutes), note: usePlan(day) },
		{
			label: t.actual,
			value: format.hours(actualMinutes(day)),
			note: booked === 0 ? t.nothing : t.booked(format.hours(booked)),
		},
		{
			label: t.balance,
			value: signed(balanceMinutes),
			note: account === null ? t.ofDay : t.toAccount,
			isMain: true,
			tone,
		},
		account === null
			? pauses
			: {
					label: t.account,
					value: signed(account.afterMinutes),
					note: t.accountBefore(signed(account.beforeMinutes)),
				},
	];
	return <FigureStrip label={t.title} figures={figures} />;
}

/** When work was planned, in words. */
function usePlan({ targetMinutes, zone, explanation }: DayTrace): string {
	const t = useWhyWords().figures;
	const format = useFormat();
	const { workingTime } = explanation.plan;
	if (workingTime !== null) return t.plan(format.span(workingTime.begin, workingTime.end, zone));
	return targetMinutes === 0 ? t.free : t.noTimes;
}

/** The entries that the day was computed from, each leading to its own panel. */
function DayEntries({ day }: { readonly day: DayTrace }) {
	const t = useWhyWords().entries;
	const format = useFormat();
	const { bookings } = day.explanation;
	if (bookings.length === 0) return null;
	const sources: Readonly<Record<string, string>> = t.sources;
	return (
		<Section title={t.title}>
			<ul className="why-entries">
				{bookings.map(({ id, begin, end, activityName, state, source }) => {
					const times = format.span(begin, end, day.zone);
					return (
						<li key={id}>
							<PanelLink
								panel={timeTrackingsDetail}
								params={{ id }}
								label={t.open(activityName, times)}
							>
								{times}
							</PanelLink>
							<span>{activityName}</span>
							<small className="why-entry-source">
								{source === null ? "" : (sources[source] ?? source)}
							</small>
							{state !== "APPROVED" && <StateTag state={state} />}
						</li>
					);
				})}
			</ul>
		</Section>
	);
}
