import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { useDays } from "../use-days.ts";
import type { YearDay } from "./year-days.ts";

/** A day in words. Example: `Donnerstag, 24. Dezember 2026, Halber Feiertag: Heiligabend, Genehmigt: 4,0 Tage` */
export function useSayDay(): (day: YearDay) => string {
	const { calendar: t } = useTexts(texts);
	const format = useFormat();
	const days = useDays();
	return ({ date, free, absence, barrier, isToday }) =>
		[
			format.longDay(date),
			isToday && t.today,
			free && (free.name === null ? t[free.kind] : `${t[free.kind]}: ${free.name}`),
			absence && `${t[absence.state]}: ${t.sum(days(absence.days))}`,
			barrier && t.barrierNamed(barrier.name),
		]
			.filter(Boolean)
			.join(", ");
}
