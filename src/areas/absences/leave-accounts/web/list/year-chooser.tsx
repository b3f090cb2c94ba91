import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import "./year-chooser.css";

interface Given {
	readonly year: number;
	readonly onChange: (year: number) => void;
}

/** The first year that can be chosen. */
export const firstYear = 2000;

/** The last one. */
export const lastYear = 2199;

/** A leave year: a step back or on. */
export function YearChooser({ year, onChange }: Given) {
	const t = useTexts(texts).list;
	return (
		<fieldset className="leave-year" aria-label={t.year}>
			<IconButton
				icon={IconChevronLeft}
				label={t.previousYear}
				className="leave-year-step"
				disabled={year <= firstYear}
				onClick={() => onChange(year - 1)}
			/>
			<output>{year}</output>
			<IconButton
				icon={IconChevronRight}
				label={t.nextYear}
				className="leave-year-step"
				disabled={year >= lastYear}
				onClick={() => onChange(year + 1)}
			/>
		</fieldset>
	);
}
