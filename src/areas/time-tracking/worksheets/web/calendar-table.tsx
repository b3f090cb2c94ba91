import { dayOfIso } from "#domain/time/iso-day.ts";
import { weekdayOf } from "#domain/time/iso-week.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { PlannedDay, PlannedDays } from "../contract/days.ts";
import { texts } from "../text.ts";
import { worksheetDetail } from "./panels.ts";
import "./calendar.css";

interface Given {
	/** The same days for each. */
	readonly people: readonly PlannedDays[];
}

/** People and the targets of their days; a day leads to what is planned for it. */
export function CalendarTable({ people }: Given) {
	const t = useTexts(texts).calendar;
	const format = useFormat();
	const days = people[0]?.days ?? [];
	return (
		<section
			className="worksheet-calendar"
			aria-label={t.title}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
			tabIndex={0}
		>
			<table>
				<thead>
					<tr>
						<th scope="col">{t.person}</th>
						{days.map(({ day }) => (
							<th key={day} scope="col" data-weekend={weekdayOf(dayOfIso(day)) > 5 || undefined}>
								{format.day(day)}
							</th>
						))}
						<th scope="col">{t.sum}</th>
					</tr>
				</thead>
				<tbody>
					{people.map((person) => (
						<PersonRow key={person.userId} person={person} />
					))}
				</tbody>
			</table>
		</section>
	);
}

function PersonRow({ person }: { readonly person: PlannedDays }) {
	const format = useFormat();
	const { userId, firstName, lastName, days } = person;
	const name = `${lastName}, ${firstName}`;
	const sum = days.reduce(
		(minutes, { targetMinutes, isEmployed }) => (isEmployed ? minutes + targetMinutes : minutes),
		0,
	);
	return (
		<tr>
			<th scope="row">{name}</th>
			{days.map((day) => (
				<DayCell key={day.day} userId={userId} name={name} planned={day} />
			))}
			<td>{format.hours(sum)}</td>
		</tr>
	);
}

function DayCell({ userId, name, planned }: { userId: string; name: string; planned: PlannedDay }) {
	const format = useFormat();
	const { mark, words } = useDayMark()(planned);
	const { day, targetMinutes, isEmployed } = planned;
	const shown = isEmployed && targetMinutes > 0 ? format.hours(targetMinutes) : "–";
	const label = [`${name}, ${format.day(day)}`, shown, words].filter(Boolean).join(": ");
	return (
		<td data-mark={mark} data-weekend={weekdayOf(dayOfIso(day)) > 5 || undefined}>
			<button
				type="button"
				aria-label={label}
				title={words}
				onClick={() => openPanel(worksheetDetail, { userId, day }, { stack: "sub" })}
			>
				{shown}
			</button>
		</td>
	);
}

/** What lets a day stand out, with its words. */
function useDayMark() {
	const { exceptions } = useTexts(texts);
	return ({ exception, holidays }: PlannedDay) => {
		const names = holidays.map(({ name }) => `${exceptions.holiday}: ${name}`);
		if (exception === null) {
			const mark = names.length > 0 ? "holiday" : undefined;
			return { mark, words: names.join(", ") || undefined };
		}
		const reason = exceptions.exceptionShown(exception.reason);
		return { mark: "exception", words: [reason, ...names].join(", ") };
	};
}
