import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { UnitChoice } from "#areas/staff/units/web/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { addMonths, monthOf } from "#domain/time/month.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { Answer } from "#kit/web/answer.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useMay, useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { PlannedDays } from "../contract/days.ts";
import { templates } from "../contract/templates.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { CalendarTable } from "./calendar-table.tsx";
import type { ofCalendar } from "./panels.ts";

type Given = PanelProps<typeof ofCalendar>;

/** A month of a person or of the people of a unit, day by day. */
export default function WorksheetCalendarPanel({ userId, ...given }: Given) {
	const { calendar: t, people } = useTexts(texts);
	const format = useFormat();
	const session = useSession();
	const mayRead = useMay("worksheets.manage", "READ");
	const [month, setMonth] = useState(() => monthOf(dayNow()).from);
	const [unitId, setUnitId] = useState(given.unitId ?? null);
	const turn = (by: 1 | -1) => setMonth(addMonths(month, by));
	const { from, to } = monthOf(month);
	const range = { from: isoOfDay(from), to: isoOfDay(to) };
	const isOfUnit = userId === undefined && given.unitId !== undefined;
	return (
		<PanelFrame
			sub={format.month(range.from)}
			actions={
				<>
					<IconButton icon={IconChevronLeft} label={t.previous} onClick={() => turn(-1)} />
					<IconButton icon={IconChevronRight} label={t.next} onClick={() => turn(1)} />
				</>
			}
		>
			{isOfUnit && mayRead && (
				<div className="worksheet-calendar-unit">
					<UnitChoice label={people.unitName} value={unitId} onChange={setUnitId} />
				</div>
			)}
			<CalendarMonth
				range={range}
				of={isOfUnit && unitId !== null ? { unitId } : { userId: userId ?? session.userId }}
			/>
		</PanelFrame>
	);
}

interface CalendarMonthGiven {
	readonly of: { readonly unitId: string } | { readonly userId: string };
	readonly range: { readonly from: string; readonly to: string };
}

/** The table of a month, once it is there. */
function CalendarMonth({ of, range }: CalendarMonthGiven) {
	const { notLoaded } = useTexts(texts).calendar;
	const given = { notLoaded, topic: templates.topic, keep: true } as const;
	if ("unitId" in of) {
		const { listUnitWorksheetDays } = contract;
		return (
			<Answer {...given} endpoint={listUnitWorksheetDays} input={{ ...of, ...range }}>
				{({ items }) => <People people={items} />}
			</Answer>
		);
	}
	return (
		<Answer {...given} endpoint={contract.listUserWorksheetDays} input={{ ...of, ...range }}>
			{(person) => <People people={[person]} />}
		</Answer>
	);
}

function People({ people }: { readonly people: readonly PlannedDays[] }) {
	const t = useTexts(texts).calendar;
	return people.length === 0 ? <EmptyState text={t.none} /> : <CalendarTable people={people} />;
}
