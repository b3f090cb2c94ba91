import { Button } from "@mantine/core";
import type { FormField } from "#kit/ui/form/form-given.ts";
import { texts as nameTexts } from "#kit/web/calendar-names/text.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { DayFields } from "./day-fields.tsx";
import { emptyDay, type TypedDay, useFaultText } from "./typed-day.ts";
import "../worksheets.css";

/** Days of all weeks, seven a week from Monday on. */
export type TypedWeeks = readonly TypedDay[];

/** The days of a cycle, week by week, with the sum of each. */
export function WeekEditor(field: FormField<TypedWeeks>) {
	const { id, value, onChange } = field;
	const weeks = Math.ceil(value.length / 7);
	return (
		<div id={id} className="worksheet-weeks">
			{Array.from({ length: weeks }, (_, nth) => (
				<Week
					// biome-ignore lint/suspicious/noArrayIndexKey: a week is its place in the cycle
					key={nth}
					nth={nth}
					weeks={weeks}
					days={value}
					onChange={onChange}
				/>
			))}
		</div>
	);
}

interface WeekGiven {
	readonly nth: number;
	readonly weeks: number;
	readonly days: TypedWeeks;
	readonly onChange: (days: TypedWeeks) => void;
}

function Week({ nth, weeks, days, onChange }: WeekGiven) {
	const t = useTexts(texts).versions;
	const { weekdays } = useTexts(nameTexts);
	const format = useFormat();
	const faultText = useFaultText();
	const first = nth * 7;
	const own = days.slice(first, first + 7);
	const sum = own.reduce((minutes, { target }) => minutes + (target ?? 0), 0);
	const monday = own[0] ?? emptyDay;
	const copyMonday = () =>
		onChange(days.map((day, place) => (place > first && place < first + 5 ? monday : day)));
	const copyWeek = () =>
		onChange(
			days.map((day, place) =>
				place >= first && place < first + 7 ? (days[place - first] ?? day) : day,
			),
		);
	return (
		<section className="form-section" data-section="days" aria-label={t.week(nth + 1)}>
			<div className="form-section-head">
				<h3>{weeks === 1 ? t.title : t.week(nth + 1)}</h3>
				<span role="status">{t.sumOf(t.week(nth + 1), format.hours(sum))}</span>
			</div>
			<div className="worksheet-copies">
				<Button size="xs" variant="default" onClick={copyMonday}>
					{t.copyMonday}
				</Button>
				{nth > 0 && (
					<Button size="xs" variant="default" onClick={copyWeek}>
						{t.copyWeek}
					</Button>
				)}
			</div>
			{own.map((day, nthDay) => (
				<fieldset key={weekdays[nthDay]} className="worksheet-weekday">
					<legend>{weekdays[nthDay]}</legend>
					<DayFields
						value={day}
						onChange={(next) => onChange(days.with(first + nthDay, next))}
						fault={faultText(day)}
					/>
				</fieldset>
			))}
		</section>
	);
}
