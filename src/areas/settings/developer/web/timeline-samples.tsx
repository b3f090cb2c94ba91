import { useMemo, useState } from "react";
import type { LocalDay } from "#domain/time/quantities.ts";
import { PeriodBar } from "#kit/ui/period/period-bar.tsx";
import { periodOf } from "#kit/ui/period/periods.ts";
import type { TimelineZoom } from "#kit/ui/timeline/layout/day-scale.ts";
import { useTimelinePaper } from "#kit/ui/timeline/print/timeline-paper.tsx";
import { Timeline } from "#kit/ui/timeline/timeline.tsx";
import type { TimelineItem } from "#kit/ui/timeline/timeline-given.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { days, sampleAbsences, sampleCoverage, sampleToday } from "./sample-absences.ts";
import { sampleShiftRows, sampleShifts, shiftCoverage, shiftRange } from "./sample-shifts.ts";
import { texts } from "./timeline-text.ts";
import { useSampleItems } from "./use-sample-items.ts";

const zooms: readonly TimelineZoom[] = ["WEEK", "MONTH", "SIX_WEEKS", "QUARTER", "YEAR"];
const draftDays = days("2026-12-28", "2027-01-05");

/** Absences of a team from a week to a year, and shifts of two lines; both can be changed, nothing is kept. */
export function TimelineSamples() {
	return (
		<div className="gallery-timeline">
			<Absences />
			<Shifts />
		</div>
	);
}

function Absences() {
	const { timeline: t } = useTexts(texts);
	const format = useFormat();
	const [at, setAt] = useState({
		zoom: "SIX_WEEKS" as TimelineZoom,
		day: days("2026-12-21", "2026-12-21").from,
	});
	const data = useMemo(() => sampleAbsences(t, (value) => format.number(value, 1)), [t, format]);
	const range = useMemo(() => periodOf(at.zoom, at.day), [at]);
	const first = useMemo(() => [...data.items, draft(t.draft, t.draftNote)], [data, t]);
	const edit = useSampleItems(first);
	const coverage = useMemo(
		() => ({
			title: at.zoom === "YEAR" ? t.coverByWeek : t.cover,
			note: t.coverNote(8),
			days: sampleCoverage({ rows: data.rows, items: edit.items }, range),
		}),
		[t, at.zoom, data.rows, edit.items, range],
	);
	const given = {
		label: t.absences,
		range,
		zoom: at.zoom,
		today: sampleToday,
		...data,
		items: edit.items,
		coverage,
		corner: { title: t.count(data.rows.length), note: t.rest2026 },
		selected: edit.selected,
		names: { bands: t.barrier, spans: t.schoolHolidays },
		...edit.actions,
		onMonth: (day: LocalDay) => setAt({ zoom: "MONTH", day }),
	};
	const { start, paper } = useTimelinePaper(given);
	return (
		<>
			<PeriodBar
				{...at}
				today={sampleToday}
				zooms={zooms}
				onChange={(zoom, day) => setAt({ zoom, day })}
				onPrint={() => start()}
			/>
			<Timeline {...given} />
			{paper}
			<p role="status">{edit.told}</p>
		</>
	);
}

function draft(label: string, note: string): TimelineItem {
	return {
		id: "draft",
		rowId: "p12",
		...draftDays,
		endsAtNoon: true,
		state: "REQUESTED",
		label,
		note,
		isDraft: true,
	};
}

function Shifts() {
	const { timeline: t } = useTexts(texts);
	const format = useFormat();
	const rows = useMemo(() => sampleShiftRows(t, (hours) => format.number(hours, 1)), [t, format]);
	const edit = useSampleItems(useMemo(() => sampleShifts(t), [t]));
	const coverage = useMemo(
		() => ({
			title: t.cover,
			note: t.ratio,
			days: shiftCoverage(edit.items),
			look: "ratio" as const,
		}),
		[t, edit.items],
	);
	return (
		<Timeline
			label={t.shifts}
			range={shiftRange}
			zoom="MONTH"
			leastDayWidth={54}
			today={days("2026-12-07", "2026-12-07").from}
			rows={rows}
			items={edit.items}
			coverage={coverage}
			corner={{ title: t.count(rows.length), note: t.plan }}
			selected={edit.selected}
			lines={2}
			{...edit.actions}
		/>
	);
}
