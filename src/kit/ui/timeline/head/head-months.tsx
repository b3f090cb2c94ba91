// biome-ignore-all lint/a11y/useSemanticElements: months stand where they are scrolled to, which a table cannot do
// biome-ignore-all lint/a11y/useFocusableInteractive: the box has the focus and says which cell is meant
import { weekdayOf } from "#domain/time/iso-week.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { texts as calendarNames } from "#kit/web/calendar-names/text.ts";
import { useTexts } from "#kit/web/texts.ts";
import { daysOf, stretchOfDays } from "../ground/timeline-ground.tsx";
import { monthCells } from "../layout/head-cells.ts";
import type { DayWindow } from "../layout/timeline-window.ts";
import type { TimelineModel } from "../use-timeline.ts";

interface Given {
	readonly model: TimelineModel;
	readonly window: DayWindow;
	/** A click on one does something. */
	readonly isChoice: boolean;
}

/** Months by name; where hours are shown, days by date. */
export function HeadMonths({ model, window, isChoice }: Given) {
	if (model.level === "hours") return <HeadDates model={model} window={window} />;
	return <Months model={model} isChoice={isChoice} />;
}

/** Pixels that a month's name with its year needs at the usual size of type. */
const roomForYear = 118;

function Months({ model, isChoice }: { model: TimelineModel; isChoice: boolean }) {
	const { months } = useTexts(calendarNames);
	const isHead = model.level === "weeks";
	return (
		<div role="presentation" className="timeline-head-months" aria-hidden={!isHead || undefined}>
			{monthCells(model.range).map(({ from, to, month, year }) => {
				const stretch = stretchOfDays({ from, to }, model);
				const name = months[month - 1] ?? "";
				const isWide = stretch.width >= roomForYear * model.sizes.scale;
				return (
					<div
						key={from}
						className="timeline-head-month"
						data-month={isChoice ? from : undefined}
						title={`${name} ${year}`}
						style={stretch}
						{...(isHead && headAria(from - model.range.from, to - from + 1))}
					>
						<b>{isWide ? `${name} ${year}` : name}</b>
					</div>
				);
			})}
		</div>
	);
}

/** @param first from the first day on */
function headAria(first: number, days: number) {
	return { role: "columnheader", "aria-colindex": first + 2, "aria-colspan": days };
}

function HeadDates({ model, window }: Omit<Given, "isChoice">) {
	return (
		<div role="presentation" className="timeline-head-months">
			{daysOf(model.range, window).map((day: LocalDay) => (
				<div
					key={day}
					role="columnheader"
					className="timeline-head-month"
					data-weekend={weekdayOf(day) > 5 || undefined}
					aria-colindex={day - model.range.from + 2}
					style={stretchOfDays({ from: day, to: day }, model)}
				>
					<b>{model.words.day(day)}</b>
				</div>
			))}
		</div>
	);
}
