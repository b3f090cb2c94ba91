import { Button } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { useFormat } from "#kit/web/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { firstMonth, lastMonth, thisMonth } from "./month-after.ts";
import { texts } from "./text.ts";

interface Given {
	readonly month: string;
	readonly onChoose: (month: string) => void;
}

/** The twelve months of a year, and the way to other years. */
export function MonthCalendar({ month, onChoose }: Given) {
	const t = useTexts(texts);
	const format = useFormat();
	const [year, setYear] = useState(Number(month.slice(0, 4)));
	const last = lastMonth();
	const months = Array.from(
		{ length: 12 },
		(_, at) => `${year}-${String(at + 1).padStart(2, "0")}`,
	);
	return (
		<div className="month-calendar">
			<div className="month-year">
				<IconButton
					icon={IconChevronLeft}
					label={t.previousYear}
					disabled={`${year}-01` <= firstMonth}
					onClick={() => setYear(year - 1)}
				/>
				<b aria-live="polite">{year}</b>
				<IconButton
					icon={IconChevronRight}
					label={t.nextYear}
					disabled={`${year}-12` >= last}
					onClick={() => setYear(year + 1)}
				/>
			</div>
			<div className="month-names">
				{months.map((one) => (
					<button
						key={one}
						type="button"
						data-autofocus={one === month || undefined}
						aria-pressed={one === month}
						aria-label={format.month(`${one}-01`)}
						disabled={one < firstMonth || one > last}
						onClick={() => onChoose(one)}
					>
						{format.month(`${one}-01`).slice(0, 3)}
					</button>
				))}
			</div>
			<Button size="compact-sm" variant="subtle" onClick={() => onChoose(thisMonth())}>
				{t.today}
			</Button>
		</div>
	);
}
