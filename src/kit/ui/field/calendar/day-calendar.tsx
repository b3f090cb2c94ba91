import { DatePicker, DatesProvider } from "@mantine/dates";
import "@mantine/dates/styles.css";
import "dayjs/locale/de";
import "dayjs/locale/en-gb";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { useLanguage } from "#kit/web/language-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { AllowedDays } from "../allowed-days.ts";
import { dayNow } from "../day-now.ts";
import { texts } from "../text.ts";

export interface CalendarGiven {
	readonly from: string | null;
	readonly to: string | null;
	readonly isRange: boolean;
	/** The last day is null until both are chosen. */
	readonly onChange: (from: string, to: string | null) => void;
	readonly days: AllowedDays;
}

/** A month to choose days from: begins on Monday, with week numbers. Keys: arrows, Home, End, Page. */
export function DayCalendar(given: CalendarGiven) {
	const t = useTexts(texts).calendar;
	const { earliest, latest, holiday } = given.days;
	const locale = useLanguage() === "en-EN" ? "en-gb" : "de";
	const shared = {
		className: "day-calendar",
		defaultDate: given.from ?? isoOfDay(dayNow()),
		withWeekNumbers: true,
		highlightToday: true,
		...(earliest && { minDate: earliest }),
		...(latest && { maxDate: latest }),
		getDayProps: (day: string) => {
			const name = holiday?.(day);
			return name === undefined ? {} : { title: name, "data-holiday": true };
		},
		ariaLabels: t.ways,
	};
	return (
		<DatesProvider settings={{ locale, firstDayOfWeek: 1, weekendDays: [0, 6] }}>
			{given.isRange ? (
				<DatePicker
					{...shared}
					type="range"
					allowSingleDateInRange
					value={[given.from, given.to]}
					onChange={([from, to]) => from && given.onChange(from, to)}
				/>
			) : (
				<DatePicker
					{...shared}
					value={given.from}
					onChange={(day) => day && given.onChange(day, day)}
				/>
			)}
		</DatesProvider>
	);
}
