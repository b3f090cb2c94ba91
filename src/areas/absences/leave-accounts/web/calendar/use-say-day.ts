import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { useAmounts } from "../amounts/use-amounts.ts";
import type { YearDay } from "./year-days.ts";

/** A day in words. Example: `Donnerstag, 24. Dezember 2026, Halber Feiertag: Heiligabend, Genehmigt: 4,0 Tage` */
export function useSayDay(): (day: YearDay) => string {
	const { calendar: t } = useTexts(texts);
	const format = useFormat();
	const { say } = useAmounts();
	return ({ date, free, absence, barrier, isToday }) =>
		[
			format.longDay(date),
			isToday && t.today,
			free && (free.name === null ? t[free.kind] : `${t[free.kind]}: ${free.name}`),
			absence && `${t[absence.state]}: ${say(absence.days)}`,
			barrier && t.barrierNamed(barrier.name),
		]
			.filter(Boolean)
			.join(", ");
}
