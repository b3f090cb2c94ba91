import { Button, Popover } from "@mantine/core";
import { IconCalendarMonth, IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useFloating } from "#kit/ui/dialog/floating-place.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { firstMonth, lastMonth, monthAfter, thisMonth } from "./month-after.ts";
import { texts } from "./text.ts";
import "./months.css";

interface Given {
	/** Example: 2026-11 */
	readonly month: string;
	readonly onChange: (month: string) => void;
	/** The last one that can be chosen; a year ahead unless said otherwise. */
	readonly last?: string;
}

/** One month: a step back or on, or any of a year. */
export function MonthChooser({ month, onChange, last = lastMonth() }: Given) {
	const t = useTexts(texts);
	const format = useFormat();
	const floating = useFloating();
	const [isOpen, setOpen] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const name = format.month(`${month}-01`);
	const close = () => {
		setOpen(false);
		button.current?.focus();
	};
	return (
		<div className="month-chooser">
			<IconButton
				icon={IconChevronLeft}
				label={t.previous}
				className="month-step"
				disabled={month <= firstMonth}
				onClick={() => onChange(monthAfter(month, -1))}
			/>
			<Popover
				{...floating}
				opened={isOpen}
				onDismiss={() => setOpen(false)}
				onChange={(opened) => !opened && close()}
				position="bottom-start"
				trapFocus
				shadow="md"
				transitionProps={{ duration: 0 }}
			>
				<Popover.Target>
					<Button
						ref={button}
						variant="default"
						className="month-name"
						aria-label={t.choose(name)}
						aria-expanded={isOpen}
						aria-haspopup="dialog"
						leftSection={<IconCalendarMonth size={16} stroke={1.7} aria-hidden />}
						onClick={() => setOpen(!isOpen)}
					>
						{name}
					</Button>
				</Popover.Target>
				<Popover.Dropdown aria-label={t.title}>
					<MonthCalendar
						month={month}
						last={last}
						onChoose={(chosen) => {
							close();
							onChange(chosen);
						}}
					/>
				</Popover.Dropdown>
			</Popover>
			<IconButton
				icon={IconChevronRight}
				label={t.next}
				className="month-step"
				disabled={month >= last}
				onClick={() => onChange(monthAfter(month, 1))}
			/>
		</div>
	);
}

interface CalendarGiven extends Required<Omit<Given, "onChange">> {
	readonly onChoose: (month: string) => void;
}

/** The twelve months of a year, and the way to other years. */
function MonthCalendar({ month, onChoose, last }: CalendarGiven) {
	const t = useTexts(texts);
	const format = useFormat();
	const [year, setYear] = useState(Number(month.slice(0, 4)));
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
