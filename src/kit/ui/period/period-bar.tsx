import { Button, SegmentedControl } from "@mantine/core";
import { IconChevronLeft, IconChevronRight, IconPrinter } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import type { LocalDay } from "#domain/time/quantities.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { IconButton } from "../icon-button.tsx";
import type { TimelineZoom } from "../timeline/layout/day-scale.ts";
import { FoldButton } from "./fold-button.tsx";
import { periodWords } from "./period-words.ts";
import { periodOf, stepPeriod } from "./periods.ts";
import { texts } from "./text.ts";
import "./period-bar.css";

interface Given<Zoom extends TimelineZoom> {
	/** A day of what is shown. */
	readonly day: LocalDay;
	readonly today: LocalDay;
	readonly zoom: Zoom;
	/** Those that can be chosen. */
	readonly zooms: readonly Zoom[];
	readonly onChange: (zoom: Zoom, day: LocalDay) => void;
	readonly onPrint?: () => void;
	/** Where there is little room, zoom, today, print and what stands in a `period-view` are there once they are asked for; so many filters are set in it. */
	readonly fold?: number;
	/** Further tools, at the right. */
	readonly children?: ReactNode;
}

/** Goes through time above a timeline or a calendar: back and forth, to today, and how much of it is seen at once. */
export function PeriodBar<Zoom extends TimelineZoom>(given: Given<Zoom>) {
	const { day, today, zoom, zooms, fold, onChange, onPrint } = given;
	const [isOpen, setOpen] = useState(false);
	const t = useTexts(texts);
	const format = useFormat();
	const period = periodOf(zoom, day);
	const isNow = today >= period.from && today <= period.to;
	return (
		<fieldset
			className="period-bar"
			data-fold={fold === undefined ? undefined : isOpen ? "open" : "closed"}
			aria-label={t.label}
		>
			<div className="period-steps">
				<IconButton
					icon={IconChevronLeft}
					label={t.previous}
					className="period-step"
					onClick={() => onChange(zoom, stepPeriod(zoom, period.from, -1))}
				/>
				<output className="period-words">{periodWords(zoom, period, { t, format })}</output>
				<IconButton
					icon={IconChevronRight}
					label={t.next}
					className="period-step"
					onClick={() => onChange(zoom, stepPeriod(zoom, period.from, 1))}
				/>
			</div>
			{fold !== undefined && <FoldButton set={fold} isOpen={isOpen} onToggle={setOpen} />}
			<Button
				variant="default"
				size="xs"
				className="period-today"
				disabled={isNow}
				onClick={() => onChange(zoom, today)}
			>
				{t.today}
			</Button>
			{zooms.length > 1 && (
				<SegmentedControl
					aria-label={t.zoom}
					size="xs"
					className="period-zoom"
					value={zoom}
					data={zooms.map((value) => ({ value, label: t.zooms[value] }))}
					onChange={(value) => onChange(value as Zoom, dayToKeep(given))}
				/>
			)}
			{given.children}
			{onPrint && (
				<Button
					variant="default"
					size="xs"
					className="period-print"
					leftSection={<IconPrinter size={15} stroke={1.7} aria-hidden />}
					onClick={onPrint}
				>
					{t.print}
				</Button>
			)}
		</fieldset>
	);
}

/** Who looks closer wants to see today if it was in sight, else what the period begins with. */
function dayToKeep({ zoom, day, today }: Pick<Given<TimelineZoom>, "zoom" | "day" | "today">) {
	const { from, to } = periodOf(zoom, day);
	return today >= from && today <= to ? today : day;
}
