import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { Answer } from "#kit/web/answer.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { PlannedDays } from "../../contract/days.ts";
import { templates } from "../../contract/templates.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { type DayMark, MarkIcons } from "./day-button.tsx";
import { plannedSum } from "./month-sum.ts";
import { PersonCalendar } from "./person-calendar.tsx";
import { UnitCalendar } from "./unit-calendar.tsx";

const holiday = { holidays: [{ name: "", factor: 1 }], exception: null };
const exception = { holidays: [], exception: { id: "", reason: "", version: 0 } };

interface Given {
	readonly of: { readonly unitId: string } | { readonly userId: string };
	readonly range: { readonly from: string; readonly to: string };
}

/** The days of a month, once they are there. */
export function CalendarMonth({ of, range }: Given) {
	const t = useTexts(texts).calendar;
	const given = { notLoaded: t.notLoaded, topic: templates.topic, keep: true } as const;
	if ("unitId" in of) {
		const { listUnitWorksheetDays } = contract;
		return (
			<Answer {...given} endpoint={listUnitWorksheetDays} input={{ ...of, ...range }}>
				{({ items }) =>
					items.length === 0 ? (
						<EmptyState text={t.none} />
					) : (
						<>
							<UnitCalendar people={items} />
							<CalendarLegend isOfUnit />
						</>
					)
				}
			</Answer>
		);
	}
	return (
		<Answer {...given} endpoint={contract.listUserWorksheetDays} input={{ ...of, ...range }}>
			{(person) => <PersonMonth person={person} />}
		</Answer>
	);
}

function PersonMonth({ person }: { readonly person: PlannedDays }) {
	const t = useTexts(texts).calendar;
	const format = useFormat();
	return (
		<>
			<p className="calendar-of">
				<span>{`${person.lastName}, ${person.firstName}`}</span>
				<span>
					{`${t.monthTarget} `}
					<b>{format.hours(plannedSum(person.days))}</b>
				</span>
			</p>
			<PersonCalendar person={person} />
			<CalendarLegend />
		</>
	);
}

/** What the looks of days mean. */
function CalendarLegend({ isOfUnit }: { readonly isOfUnit?: boolean }) {
	const { exceptions: t, calendar, day } = useTexts(texts);
	const marks: readonly (readonly [DayMark | "today", string])[] = [
		["today", calendar.today],
		["holiday", t.holiday],
		["exception", t.title],
		// in a month of one person the word stands in the day itself
		...(isOfUnit ? [["free", day.free] as const] : []),
		["out", calendar.out],
	];
	return (
		<ul className="calendar-legend" aria-label={calendar.legend}>
			{marks.map(([mark, name]) => (
				<li key={mark}>
					<i data-mark={mark} aria-hidden>
						{mark === "holiday" && <MarkIcons planned={holiday} />}
						{mark === "exception" && <MarkIcons planned={exception} />}
						{mark === "free" && "–"}
					</i>
					{name}
				</li>
			))}
		</ul>
	);
}
