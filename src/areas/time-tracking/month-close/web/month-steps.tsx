import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { addMonths } from "#domain/time/month.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

/** The last month that is over. Example: 2026-10 */
export function lastMonthOver(): string {
	return isoOfDay(addMonths(dayNow(), -1)).slice(0, 7);
}

function monthBeside(month: string, by: number): string {
	return isoOfDay(addMonths(dayOfIso(`${month}-01`), by)).slice(0, 7);
}

interface Given {
	/** Example: 2026-10 */
	readonly month: string;
	readonly onChange: (month: string) => void;
}

/** A month back or on, up to the one that runs. */
export function MonthSteps({ month, onChange }: Given) {
	const t = useTexts(texts).overview;
	const format = useFormat();
	return (
		<>
			<IconButton
				icon={IconChevronLeft}
				label={t.previous}
				onClick={() => onChange(monthBeside(month, -1))}
			/>
			<b aria-live="polite">{format.month(`${month}-01`)}</b>
			<IconButton
				icon={IconChevronRight}
				label={t.next}
				disabled={month > lastMonthOver()}
				onClick={() => onChange(monthBeside(month, 1))}
			/>
		</>
	);
}
