import { IconFlag3, IconPencilExclamation } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { PlannedDay, PlannedDays } from "../../contract/days.ts";
import { texts } from "../../text.ts";
import { worksheetDetail } from "../panels.ts";

interface Given {
	readonly person: PlannedDays;
	readonly planned: PlannedDay;
	/** Its row and column, by which the arrow keys find it. */
	readonly at: string;
	/** Whether Tab leads to it first. */
	readonly isEntry: boolean;
	readonly children: ReactNode;
}

/** A day of somebody's calendar; it opens what is planned for it. */
export function DayButton({ person, planned, at, isEntry, children }: Given) {
	const format = useFormat();
	const { userId, firstName, lastName } = person;
	const { day } = planned;
	const words = useDayWords()(planned).join(", ");
	const shown = useTargetText()(planned);
	const label = [`${lastName}, ${firstName}, ${format.day(day)}`, shown, words];
	return (
		<button
			type="button"
			data-at={at}
			tabIndex={isEntry ? 0 : -1}
			aria-current={isToday(planned) ? "date" : undefined}
			title={words || undefined}
			onClick={() => openPanel(worksheetDetail, { userId, day }, { stack: "sub" })}
		>
			<span className="visually-hidden">{label.filter(Boolean).join(": ")}</span>
			<span className="day-content" aria-hidden>
				{children}
			</span>
		</button>
	);
}

export function isToday({ day }: PlannedDay): boolean {
	return day === isoOfDay(dayNow());
}

export type DayMark = "exception" | "holiday" | "out" | "free" | "work";

/** What a day is, for its look; the strongest alone. */
export function markOf({ exception, holidays, isEmployed, targetMinutes }: PlannedDay): DayMark {
	if (!isEmployed) return "out";
	if (exception !== null) return "exception";
	if (holidays.length > 0) return "holiday";
	return targetMinutes === 0 ? "free" : "work";
}

/** Tells a holiday and an exception by a picture, too. */
export function MarkIcons({
	planned,
}: {
	readonly planned: Pick<PlannedDay, "exception" | "holidays">;
}) {
	return (
		<span className="day-marks" aria-hidden>
			{planned.holidays.length > 0 && <IconFlag3 size={14} stroke={1.8} className="day-holiday" />}
			{planned.exception !== null && (
				<IconPencilExclamation size={14} stroke={1.8} className="day-exception" />
			)}
		</span>
	);
}

/** What lets a day stand out, in words. */
export function useDayWords() {
	const { exceptions } = useTexts(texts);
	return ({ exception, holidays }: PlannedDay): readonly string[] => [
		...(exception === null ? [] : [exceptions.exceptionShown(exception.reason)]),
		...holidays.map(({ name }) => `${exceptions.holiday}: ${name}`),
	];
}

/** The target of a day, a dash where there is none. */
export function useTargetText() {
	const format = useFormat();
	return ({ isEmployed, targetMinutes }: PlannedDay) =>
		isEmployed && targetMinutes > 0 ? format.hours(targetMinutes) : "–";
}
