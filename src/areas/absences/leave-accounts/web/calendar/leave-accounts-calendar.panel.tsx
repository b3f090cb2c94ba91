import { Button } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { LoadedPanel, useUserName } from "#areas/staff/users/web/public.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import type { LeaveCalendar } from "../../contract/calendar.ts";
import { contract, leaveAccountsTopic } from "../../contract.ts";
import { texts } from "../../text.ts";
import { leaveAccountsDetail, type ofAccount } from "../panels.ts";
import { yearMonths } from "./year-days.ts";
import { MonthOfYear } from "./year-month.tsx";
import "./calendar.css";

type Given = PanelProps<typeof ofAccount>;

/** A person's year of leave by its days: what is taken, free, and barred. */
export default function LeaveAccountsCalendarPanel({ userId, activityId, ...given }: Given) {
	const [year, setYear] = useState(given.year);
	useLiveTopic(leaveAccountsTopic, () => void renew(contract.getLeaveCalendar));
	useLiveTopic("ABSENCES", () => void renew(contract.getLeaveCalendar));
	const asked = { userId, ...(activityId && { activityId }) };
	return (
		<LoadedPanel
			endpoint={contract.getLeaveCalendar}
			input={{ ...asked, ...(year !== undefined && { year }) }}
		>
			{(shown) => <Shown asked={asked} shown={shown} setYear={setYear} />}
		</LoadedPanel>
	);
}

interface ShownGiven {
	readonly asked: Pick<Given, "userId" | "activityId">;
	readonly shown: LeaveCalendar;
	readonly setYear: (year: number) => void;
}

function Shown({ asked, shown, setYear }: ShownGiven) {
	const { calendar: t, list, detail } = useTexts(texts);
	const { userId } = asked;
	const { year } = shown;
	const account = () => openPanel(leaveAccountsDetail, { ...asked, year }, { stack: "sub" });
	return (
		<PanelFrame
			title={t.title(String(year))}
			sub={useUserName(userId)}
			actions={
				<>
					<IconButton
						icon={IconChevronLeft}
						label={list.previousYear}
						onClick={() => setYear(year - 1)}
					/>
					<IconButton
						icon={IconChevronRight}
						label={list.nextYear}
						onClick={() => setYear(year + 1)}
					/>
				</>
			}
			footer={
				<Button variant="default" onClick={account}>
					{detail.title(String(year))}
				</Button>
			}
		>
			<div className="leave-year-days">
				{yearMonths(shown).map((month) => (
					<MonthOfYear key={month.day} userId={userId} month={month} />
				))}
			</div>
			<Legend shown={shown} />
		</PanelFrame>
	);
}

/** What the colours and shapes of days mean, as far as they occur. */
function Legend({ shown: { absences, free, barriers } }: Pick<ShownGiven, "shown">) {
	const t = useTexts(texts).calendar;
	const states = (["APPROVED", "REQUESTED", "PLANNED"] as const).filter((state) =>
		absences.some((one) => one.state === state),
	);
	const kinds = (["HOLIDAY", "HALF_HOLIDAY", "NO_WORKDAY", "OUTSIDE_EMPLOYMENT"] as const).filter(
		(kind) => free.some((one) => one.kind === kind),
	);
	return (
		<ul className="leave-legend" aria-label={t.legend}>
			{states.map((state) => (
				<li key={state}>
					<i data-state={state} />
					{t[state]}
				</li>
			))}
			{kinds.map((kind) => (
				<li key={kind}>
					<i data-free={kind} />
					{t[kind]}
				</li>
			))}
			{barriers.length > 0 && (
				<li>
					<i data-barrier="" />
					{t.barrier}
				</li>
			)}
		</ul>
	);
}
