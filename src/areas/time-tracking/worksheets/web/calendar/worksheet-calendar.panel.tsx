import { Button } from "@mantine/core";
import {
	IconChevronLeft,
	IconChevronRight,
	IconChevronsLeft,
	IconChevronsRight,
	IconPrinter,
} from "@tabler/icons-react";
import { useState } from "react";
import { UnitChoice } from "#areas/staff/units/web/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { addMonths, monthOf } from "#domain/time/month.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { PrintedOn } from "#kit/ui/paper/paper-head.tsx";
import { usePaper } from "#kit/ui/paper/use-paper.tsx";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useMay, useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { texts } from "../../text.ts";
import { type ofCalendar, worksheetCalendar } from "../panels.ts";
import { CalendarMonth } from "./calendar-month.tsx";

type Given = PanelProps<typeof ofCalendar>;

/** A month of a person or of the people of a unit, day by day. */
export default function WorksheetCalendarPanel({ userId, ...given }: Given) {
	const { calendar: t, people } = useTexts(texts);
	const format = useFormat();
	const title = useTitle(worksheetCalendar);
	const session = useSession();
	const mayRead = useMay("worksheets.manage", "READ");
	const [month, setMonth] = useState(() => monthOf(dayNow()).from);
	const [unitId, setUnitId] = useState(given.unitId ?? null);
	const { from, to } = monthOf(month);
	const range = { from: isoOfDay(from), to: isoOfDay(to) };
	const isOfUnit = userId === undefined && given.unitId !== undefined;
	const of = isOfUnit && unitId !== null ? { unitId } : { userId: userId ?? session.userId };
	const name = format.month(range.from);
	const { start, paper } = usePaper(() => (
		<>
			<h1>{title}</h1>
			<p>
				{name} · {session.tenant.name} · <PrintedOn />
			</p>
			<CalendarMonth of={of} range={range} />
		</>
	));
	return (
		<PanelFrame
			actions={
				<Button variant="subtle" size="compact-sm" onClick={() => setMonth(monthOf(dayNow()).from)}>
					{t.toToday}
				</Button>
			}
			footer={<PictureButton icon={IconPrinter} label={t.print} onClick={start} />}
		>
			<div className="calendar-bar">
				<MonthWalk name={name} turn={(by) => setMonth(addMonths(month, by))} />
				{isOfUnit && mayRead && (
					<div className="worksheet-calendar-unit">
						<UnitChoice label={people.unitName} value={unitId} onChange={setUnitId} />
					</div>
				)}
			</div>
			<CalendarMonth of={of} range={range} />
			{paper}
		</PanelFrame>
	);
}

interface WalkGiven {
	readonly name: string;
	readonly turn: (months: number) => void;
}

/** A year or a month back, the month that is shown, a month or a year on. */
function MonthWalk({ name, turn }: WalkGiven) {
	const t = useTexts(texts).calendar;
	return (
		<div className="calendar-walk">
			<IconButton icon={IconChevronsLeft} label={t.previousYear} onClick={() => turn(-12)} />
			<IconButton icon={IconChevronLeft} label={t.previous} onClick={() => turn(-1)} />
			<b role="status">{name}</b>
			<IconButton icon={IconChevronRight} label={t.next} onClick={() => turn(1)} />
			<IconButton icon={IconChevronsRight} label={t.nextYear} onClick={() => turn(12)} />
		</div>
	);
}
