import type { ReactNode } from "react";
import { AskedChange, type ChangeRow } from "#areas/time-tracking/approvals/web/public.ts";
import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts as featureTexts } from "../../text.ts";
import { AbsenceKindMark, useRangeWords } from "../absence-marks.tsx";
import type { AbsenceDetail } from "../absence-panel.tsx";
import { DayStrip, isByHours, useCostWords } from "../day-strip.tsx";
import { texts as webTexts } from "../text.ts";
import { texts } from "./text.ts";

interface Given {
	readonly absence: AbsenceDetail;
}

/** What, when, what it costs, who stands in, and the remark. */
export function AbsenceFacts({ absence }: Given) {
	const t = useTexts(texts);
	const { columns } = useTexts(featureTexts).list;
	const { range } = useRangeWords();
	const costWords = useCostWords();
	const { days } = useTexts(webTexts);
	const isLeave = absence.classType === "LEAVE";
	const cost = costWords(absence, { isByHours: isByHours(absence), isLeave });
	const length = days(absence.calendarDays);
	const isTold = absence.days.length > 0;
	const rows: readonly (readonly [string, ReactNode])[] = [
		[columns.activity, <AbsenceKindMark key="kind" absence={absence} />],
		[t.when, range(absence)],
		[t.length, isTold ? t.lengthOf(length, cost) : length],
		[columns.substitute, <Substitute key="substitute" absence={absence} />],
		[columns.reason, absence.reason],
	];
	return (
		<Section title={t.facts}>
			<Facts>
				{rows.map(([label, value]) => (
					<Fact key={label} label={label}>
						{value || "–"}
					</Fact>
				))}
			</Facts>
		</Section>
	);
}

/** Who stands in now, and whether she agreed. */
function Substitute({ absence: { substitute } }: Given) {
	const t = useTexts(texts);
	const { substituteStates } = useTexts(webTexts);
	const format = useFormat();
	if (substitute === null) return "–";
	const { firstName, lastName, state, dueAt } = substitute;
	const due = state === "REQUESTED" && dueAt !== null ? t.until(format.instant(dueAt)) : null;
	const said = [substituteStates[state], due].filter(Boolean).join(", ");
	return `${lastName}, ${firstName} (${said})`;
}

/** Day by day; nothing where the costs are not the reader's. */
export function AbsenceDays({ absence }: Given) {
	const t = useTexts(texts);
	const { days } = absence;
	if (days.length === 0) return null;
	return (
		<Section title={t.days}>
			<DayStrip days={days} isByHours={isByHours(absence)} />
		</Section>
	);
}

/** Those who were asked before and declined. */
export function AskedSubstitutes({ absence: { substitutes } }: Given) {
	const t = useTexts(texts);
	const { substituteStates } = useTexts(webTexts);
	if (!substitutes.some(({ state }) => state === "REJECTED")) return null;
	return (
		<Section title={t.substitutes}>
			<Facts>
				{substitutes.map(({ userId, firstName, lastName, state }) => (
					<Fact key={userId} label={`${lastName}, ${firstName}`}>
						{substituteStates[state]}
					</Fact>
				))}
			</Facts>
		</Section>
	);
}

/** What somebody wants to be changed. */
export function AbsenceChange({ absence }: Given) {
	const t = useTexts(texts);
	const { away, list } = useTexts(featureTexts);
	const { range } = useRangeWords();
	const { change, activity, events } = absence;
	if (change === null) return null;
	const kind = activity?.name ?? away;
	const rows: readonly ChangeRow[] = [
		{ label: list.columns.activity, before: kind, after: change.activityName ?? kind },
		{ label: t.when, before: range(absence), after: range(change) },
	];
	return <AskedChange reason={change.reason} events={events} rows={rows} />;
}
