import { Button, Menu } from "@mantine/core";
import { shiftsDetail } from "#areas/shift-planning/shifts/web/panels.ts";
import { type MenuItem, MenuItems } from "#kit/ui/data-grid/menu/grid-menu.tsx";
import { printMinutes } from "#kit/ui/field/print-minutes.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { ColorDot } from "#kit/ui/tag/color-dot.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { MonthDay } from "./month-days.ts";
import { texts } from "./text.ts";

interface Given {
	readonly one: MonthDay;
	readonly said: "none" | "available" | "unavailable";
	/** What may be said of it; nothing where it is too late. */
	readonly choices: readonly MenuItem[];
}

/** The chosen day: its shifts, and whether one is available. */
export function DayFacts({ one: { day, shifts, note }, said, choices }: Given) {
	const t = useTexts(texts);
	const format = useFormat();
	return (
		<div className="shift-month-facts">
			<b>{format.day(day)}</b>
			{shifts.length === 0 && <span>{note ?? t.none}</span>}
			{shifts.map((shift) => (
				<button
					key={shift.id}
					type="button"
					className="shift-month-shift"
					onClick={() => openPanel(shiftsDetail, { id: shift.id })}
				>
					<ColorDot color={shift.activity.color} />
					{[timesOf(shift), shift.activity.name, shift.workspaceName].filter(Boolean).join(" · ")}
				</button>
			))}
			{choices.length > 0 && (
				<Menu position="bottom-end" transitionProps={{ duration: 0 }}>
					<Menu.Target>
						<Button
							size="xs"
							variant="default"
							aria-label={`${t.availabilityOf(format.day(day))}: ${t.choices[said]}`}
						>
							{said === "none" ? t.availability : t.choices[said]}
						</Button>
					</Menu.Target>
					<Menu.Dropdown>
						<MenuItems items={choices} />
					</Menu.Dropdown>
				</Menu>
			)}
		</div>
	);
}

/** "22:00 – 06:00": the words of the plan itself bring those of all its rules along. */
function timesOf({ beginMinute, endMinute }: MonthDay["shifts"][number]): string {
	return [beginMinute, endMinute].map((minute) => printMinutes(minute % 1440)).join(" – ");
}
