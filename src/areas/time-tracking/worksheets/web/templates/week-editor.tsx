import { Button } from "@mantine/core";
import { useState } from "react";
import { CheckboxField } from "#kit/ui/field/choice/checkbox-field.tsx";
import type { FormField } from "#kit/ui/form/form-given.ts";
import { texts as nameTexts } from "#kit/web/calendar-names/text.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { typedSum } from "./typed-day.ts";
import {
	firstToAll,
	fromDayBefore,
	fromWeek,
	likelyDay,
	type TypedWeeks,
	toWorkdays,
} from "./week-copies.ts";
import { WeekdayRow } from "./weekday-row.tsx";
import "./week-editor.css";

/** The days of a cycle, week by week, a row a weekday, with the sum of each week. */
export function WeekEditor({ id, value, onChange }: FormField<TypedWeeks>) {
	const t = useTexts(texts).versions;
	const format = useFormat();
	const [copies, setCopies] = useState(0);
	const [isFull, setFull] = useState(() =>
		value.some(({ coreTime, frameTime }) => coreTime !== null || frameTime !== null),
	);
	const weeks = Math.ceil(value.length / 7);
	const copy = (next: TypedWeeks) => {
		setCopies(copies + 1);
		onChange(next);
	};
	return (
		<div id={id} className="week-editor">
			<div className="week-editor-head">
				<CheckboxField label={t.more} value={isFull} onChange={setFull} />
				{weeks > 1 && (
					<span role="status">{t.average(format.hours(Math.round(typedSum(value) / weeks)))}</span>
				)}
			</div>
			{Array.from({ length: weeks }, (_, nth) => (
				<Week
					// biome-ignore lint/suspicious/noArrayIndexKey: a week is its place in the cycle
					key={nth}
					{...{ nth, weeks, copies, isFull, onChange, copy }}
					days={value}
				/>
			))}
		</div>
	);
}

interface WeekGiven {
	readonly nth: number;
	readonly weeks: number;
	readonly days: TypedWeeks;
	/** How often something was copied. */
	readonly copies: number;
	readonly isFull: boolean;
	readonly onChange: (days: TypedWeeks) => void;
	readonly copy: (days: TypedWeeks) => void;
}

function Week({ nth, weeks, days, copies, isFull, onChange, copy }: WeekGiven) {
	const t = useTexts(texts).versions;
	const { weekdays } = useTexts(nameTexts);
	const format = useFormat();
	const waysOf = useWays(copy, days);
	const first = nth * 7;
	const own = days.slice(first, first + 7);
	return (
		<section className="form-section" data-section="days" aria-label={t.week(nth + 1)}>
			<div className="form-section-head">
				<h3>{weeks === 1 ? t.title : t.week(nth + 1)}</h3>
				<span role="status">{t.sumOf(t.week(nth + 1), format.hours(typedSum(own)))}</span>
			</div>
			<Heads />
			{own.map((day, at) => (
				<WeekdayRow
					key={weekdays[at]}
					name={weekdays[at] ?? ""}
					day={day}
					onChange={(next) => onChange(days.with(first + at, next))}
					like={likelyDay(days, first + at)}
					isFull={isFull}
					copies={copies}
					ways={waysOf(first + at)}
				/>
			))}
			<div className="week-copies">
				<Button size="xs" variant="default" onClick={() => copy(toWorkdays(days, first))}>
					{t.copyMonday}
				</Button>
				{nth > 0 && (
					<Button size="xs" variant="default" onClick={() => copy(fromWeek(days, nth - 1, nth))}>
						{t.copyWeek(nth)}
					</Button>
				)}
				{nth === 0 && weeks > 1 && (
					<Button size="xs" variant="default" onClick={() => copy(firstToAll(days))}>
						{t.copyToAll}
					</Button>
				)}
			</div>
		</section>
	);
}

/** Where a day may be copied to and from. */
function useWays(copy: (days: TypedWeeks) => void, days: TypedWeeks) {
	const t = useTexts(texts).versions;
	const { weekdays } = useTexts(nameTexts);
	return (place: number) => [
		{ id: "workdays", label: t.toWorkdays, onChoose: () => copy(toWorkdays(days, place)) },
		...(place === 0
			? []
			: [
					{
						id: "before",
						label: t.fromDay(weekdays[(place + 6) % 7] ?? ""),
						onChoose: () => copy(fromDayBefore(days, place)),
					},
				]),
	];
}

/** What stands in which column; each field says it for itself to who cannot see that. */
function Heads() {
	const t = useTexts(texts).day;
	return (
		<div className="week-heads" aria-hidden>
			<span>{t.weekday}</span>
			<div className="week-day-fields">
				<span>{t.target}</span>
				<span>{t.workingTime}</span>
				<span>{t.breaks}</span>
			</div>
			<span />
		</div>
	);
}
