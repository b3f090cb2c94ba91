import { Button, SegmentedControl } from "@mantine/core";
import {
	type Icon,
	IconAlertTriangle,
	IconArrowBackUp,
	IconArrowForwardUp,
} from "@tabler/icons-react";
import type { DayRange } from "#domain/time/month.ts";
import type { RuleViolation } from "#kit/contract/rule-violation.ts";
import { AddButton } from "#kit/ui/add-button.tsx";
import { FilterChips } from "#kit/ui/data-grid/toolbar/filter-chips.tsx";
import { ViewsMenu } from "#kit/ui/data-grid/toolbar/views-menu.tsx";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PickerSearch } from "#kit/ui/picker/picker-search.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { ShiftPlan } from "../../contract.ts";
import { shiftsCreate } from "../panels.ts";
import { texts } from "../text.ts";
import { openDemand } from "./demand/open-demand.ts";
import type { usePlanFilters } from "./filter/use-plan-filters.ts";
import { namesOf } from "./plan-actions.ts";
import type { PlanView } from "./plan-items.ts";
import { PlanMenu, type PlanTool, planToolsOf } from "./plan-menu.tsx";
import { turnEdit } from "./plan-moves.ts";
import { publishPlan } from "./publish-plan.ts";

interface Given extends Pick<ReturnType<typeof usePlanFilters>, "place" | "filters"> {
	readonly plan: ShiftPlan | undefined;
	readonly range: DayRange;
	readonly view: PlanView;
	readonly conflicts: readonly RuleViolation[] | undefined;
	/** Shows the next conflict. */
	readonly onConflict: () => void;
	readonly onView: (view: PlanView) => void;
	readonly onSearch: (search: string) => void;
	/** The departments that are shown; all of them without any. */
	readonly unitIds: readonly string[];
}

/** What is shown of the plan, and what is done with all of it. */
export function PlanTools(given: Given) {
	const t = useTexts(texts);
	const { view, onView, onSearch, conflicts, place, filters } = given;
	const mayWrite = useMay("shiftplan.manage", "WRITE");
	const views = (["PEOPLE", "WORKSPACES", "ACTIVITIES"] as const).map((value) => ({
		value,
		label: t.views[value],
	}));
	return (
		<>
			<div className="period-view">
				<SegmentedControl
					aria-label={t.views.label}
					size="xs"
					value={view}
					data={views}
					onChange={(value) => onView(value as PlanView)}
				/>
				<div className="shift-plan-search">
					<PickerSearch label={t.search} onSearch={onSearch} />
				</div>
				<FilterChips filters={filters} />
				<ViewsMenu place={place} />
				{conflicts !== undefined && (
					<Conflicts count={conflicts.length} onNext={given.onConflict} />
				)}
			</div>
			{mayWrite && <Writing {...given} />}
		</>
	);
}

interface ConflictsGiven {
	readonly count: number;
	readonly onNext: () => void;
}

/** How many there are; pressed, it leads from one to the next. */
function Conflicts({ count, onNext }: ConflictsGiven) {
	const t = useTexts(texts);
	if (count === 0) return <output className="shift-plan-conflicts">{t.noConflicts}</output>;
	return (
		<Button
			size="xs"
			variant="default"
			className="shift-plan-conflicts"
			data-some
			leftSection={<IconAlertTriangle size={15} aria-hidden />}
			title={t.nextConflict}
			onClick={onNext}
		>
			{t.conflicts(count)}
		</Button>
	);
}

function Writing({ plan, range, unitIds, conflicts }: Given) {
	const t = useTexts(texts);
	const { undo = null, redo = null } = plan ?? {};
	const turn = (direction: "undo" | "redo", id: string | null) => {
		if (id !== null && plan !== undefined) void turnEdit(direction, id, namesOf(plan));
	};
	const tools = planToolsOf({
		...{ range, unitIds, t, hasConflicts: (conflicts?.length ?? 0) > 0 },
		unitId: unitIds[0] ?? onlyUnit(plan),
		...(plan !== undefined && {
			publish: () =>
				void publishPlan(plan, {
					...{ unitIds: unitIds.length > 0 ? unitIds : plannedUnits(plan) },
					...{ to: range.to, conflicts: conflicts?.length ?? 0 },
				}),
			open: () => void openDemand(plan, range),
		}),
	});
	const turns = [
		turnTool("undo", t.undo, IconArrowBackUp, undo, turn),
		turnTool("redo", t.redo, IconArrowForwardUp, redo, turn),
	];
	return (
		<>
			<span className="shift-plan-turns">
				{turns.map(({ id, label, icon, isDisabled, run }) => (
					<IconButton key={id} {...{ icon, label }} disabled={isDisabled === true} onClick={run} />
				))}
			</span>
			{tools.map((tool) => tool.isOften && <ToolButton key={tool.id} tool={tool} />)}
			<PlanMenu tools={[...turns, ...tools]} />
			<AddButton size="xs" label={t.create} onClick={() => openPanel(shiftsCreate, {})} />
		</>
	);
}

/** Departments whose workspaces one plans. */
const plannedUnits = ({ workspaces }: ShiftPlan) => [
	...new Set(workspaces.flatMap((one) => (one.mayPlan ? [one.unitId] : []))),
];

/** Who plans one department means that one. */
function onlyUnit(plan: ShiftPlan | undefined): string | undefined {
	const planned = plan === undefined ? [] : plannedUnits(plan);
	return planned.length === 1 ? planned[0] : undefined;
}

/** Of what was done last. */
function turnTool(
	id: "undo" | "redo",
	label: string,
	icon: Icon,
	edit: string | null,
	turn: (direction: "undo" | "redo", id: string | null) => void,
): PlanTool {
	const isDisabled = edit === null;
	return { id, label, icon, isOften: true, isDisabled, run: () => turn(id, edit) };
}

/** On a phone all of them are in the menu. */
function ToolButton({ tool: { label, icon: Shape, run } }: { readonly tool: PlanTool }) {
	return (
		<Button
			size="xs"
			variant="default"
			className="shift-plan-tool"
			leftSection={<Shape size={15} aria-hidden />}
			onClick={run}
		>
			{label}
		</Button>
	);
}
