import { Button, Menu } from "@mantine/core";
import {
	type Icon,
	IconCalendarRepeat,
	IconChartBar,
	IconChevronDown,
	IconCopy,
	IconEyeCheck,
	IconLayoutGrid,
	IconRepeat,
	IconSend,
	IconShieldCheck,
	IconUsersPlus,
	IconWand,
} from "@tabler/icons-react";
import { shiftsAutoPlan, shiftsFairness } from "#areas/shift-planning/auto-plan/web/panels.ts";
import { shiftsConflictTool } from "#areas/shift-planning/conflict-tool/web/panels.ts";
import { shiftsReadings } from "#areas/shift-planning/plan-news/web/panels.ts";
import {
	shiftsApplySequence,
	shiftsSequenceTemplates,
} from "#areas/shift-planning/sequences/web/panels.ts";
import { workspacesOverview } from "#areas/shift-planning/workspaces/web/panels.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { Words } from "#kit/contract/texts.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { WantedMenu } from "#kit/ui/menu/wanted-menu.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useTexts } from "#kit/web/texts.ts";
import { shiftsCopyWeek } from "../panels.ts";
import { texts } from "../text.ts";

/** Something that is done with all of the plan. */
export interface PlanTool {
	readonly id: string;
	readonly label: string;
	readonly icon: Icon;
	readonly run: () => void;
	/** It has a button of its own where there is room for one. */
	readonly isOften?: boolean;
	readonly isDisabled?: boolean;
}

interface Given {
	readonly range: DayRange;
	readonly unitIds: readonly string[];
	/** For which the machine plans; undefined where that is to be chosen. */
	readonly unitId?: string | undefined;
	readonly hasConflicts: boolean;
	/** Absent until there is a plan. */
	readonly publish?: () => void;
	readonly open?: () => void;
	readonly t: Words<typeof texts>;
}

/** What planners do most comes first. */
export function planToolsOf(given: Given): PlanTool[] {
	const { range, unitIds, hasConflicts, publish, open, t } = given;
	const [from, to] = [isoOfDay(range.from), isoOfDay(range.to)];
	const ofUnits = unitIds.length > 0 && { unitIds: [...unitIds] };
	const auto = { from, to, ...(given.unitId !== undefined && { unitId: given.unitId }) };
	const conflicts = { from, to, unitIds: [...unitIds] };
	const tool = (id: string, label: string, icon: Icon, run: () => void, isOften = false) => ({
		...{ id, label, icon, run, isOften },
	});
	return [
		...(hasConflicts
			? [
					tool(
						...(["solve", t.solveConflicts, IconShieldCheck] as const),
						() => openPanel(shiftsConflictTool, conflicts),
						true,
					),
				]
			: []),
		tool("auto", t.autoPlan, IconWand, () => openPanel(shiftsAutoPlan, auto), true),
		tool("apply", t.applySequence, IconRepeat, () => openPanel(shiftsApplySequence, {}), true),
		...(publish ? [tool("publish", t.publish, IconSend, publish, true)] : []),
		...(open ? [tool("open", t.openDemand.title, IconUsersPlus, open)] : []),
		tool("copy", t.copyWeek.title, IconCopy, () =>
			openPanel(shiftsCopyWeek, { day: dayIn(range), ...ofUnits }),
		),
		tool("sequences", t.sequences, IconCalendarRepeat, () =>
			openPanel(shiftsSequenceTemplates, {}),
		),
		tool("workspaces", t.workspaces, IconLayoutGrid, () => openPanel(workspacesOverview, {})),
		tool("fairness", t.fairness, IconChartBar, () => openPanel(shiftsFairness, {})),
		tool("readings", t.readings, IconEyeCheck, () => openPanel(shiftsReadings, {})),
	];
}

/** Today where it is shown, else the first day. */
function dayIn({ from, to }: DayRange): string {
	const today = dayNow();
	return isoOfDay(today >= from && today <= to ? today : from);
}

/** Those that have no button, on a phone all of them. */
export function PlanMenu({ tools }: { readonly tools: readonly PlanTool[] }) {
	const t = useTexts(texts);
	return (
		<WantedMenu
			position="bottom-end"
			button={
				<Button
					size="xs"
					variant="default"
					rightSection={<IconChevronDown size={15} aria-hidden />}
				>
					{t.tools}
				</Button>
			}
		>
			{() =>
				tools.map(({ id, label, icon: Shape, run, isOften, isDisabled }) => (
					<Menu.Item
						key={id}
						{...(isOften && { className: "shift-plan-tool-item" })}
						disabled={isDisabled === true}
						leftSection={<Shape size={16} aria-hidden />}
						onClick={run}
					>
						{label}
					</Menu.Item>
				))
			}
		</WantedMenu>
	);
}
