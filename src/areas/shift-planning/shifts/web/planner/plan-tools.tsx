import { Button, SegmentedControl } from "@mantine/core";
import {
	IconAlertTriangle,
	IconArrowBackUp,
	IconArrowForwardUp,
	IconBuilding,
	IconSend,
} from "@tabler/icons-react";
import { shiftsAutoPlan } from "#areas/shift-planning/auto-plan/web/panels.ts";
import {
	shiftsApplySequence,
	shiftsSequenceTemplates,
} from "#areas/shift-planning/sequences/web/panels.ts";
import { workspacesOverview } from "#areas/shift-planning/workspaces/web/panels.ts";
import { openUnitPicker, useUnits } from "#areas/staff/units/web/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { RuleViolation } from "#kit/contract/rule-violation.ts";
import { AddButton } from "#kit/ui/add-button.tsx";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PickerSearch } from "#kit/ui/picker/picker-search.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { formatNow } from "#kit/web/format/format-now.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { currentTexts, useTexts } from "#kit/web/texts.ts";
import { contract, type ShiftPlan } from "../../contract.ts";
import { shiftsCreate } from "../panels.ts";
import { renewPlan } from "../renew-plan.ts";
import { texts } from "../text.ts";
import { namesOf } from "./plan-actions.ts";
import type { PlanView } from "./plan-items.ts";
import { turnEdit } from "./plan-moves.ts";

interface Asked {
	readonly search: string;
	readonly unitIds: readonly string[];
}

interface Given extends Asked {
	readonly plan: ShiftPlan | undefined;
	readonly range: DayRange;
	readonly view: PlanView;
	readonly conflicts: readonly RuleViolation[] | undefined;
	/** Shows the next conflict. */
	readonly onConflict: () => void;
	readonly onView: (view: PlanView) => void;
	readonly onAsked: (asked: Partial<Asked>) => void;
}

/** What is shown of the plan, and what is done with all of it. */
export function PlanTools(given: Given) {
	const t = useTexts(texts);
	const { view, onView, onAsked, unitIds, conflicts } = given;
	const mayWrite = useMay("shiftplan.manage", "WRITE");
	const views = (["PEOPLE", "WORKSPACES", "ACTIVITIES"] as const).map((value) => ({
		value,
		label: t.views[value],
	}));
	return (
		<>
			<SegmentedControl
				aria-label={t.views.label}
				size="xs"
				value={view}
				data={views}
				onChange={(value) => onView(value as PlanView)}
			/>
			<Units unitIds={unitIds} onChange={(ids) => onAsked({ unitIds: ids })} />
			<div className="shift-plan-search">
				<PickerSearch label={t.search} onSearch={(search) => onAsked({ search })} />
			</div>
			{conflicts !== undefined && <Conflicts count={conflicts.length} onNext={given.onConflict} />}
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

function Writing({ plan, range, unitIds }: Given) {
	const t = useTexts(texts);
	const { undo = null, redo = null } = plan ?? {};
	const turn = (direction: "undo" | "redo", id: string | null) => {
		if (id !== null && plan !== undefined) void turnEdit(direction, id, namesOf(plan));
	};
	return (
		<>
			<IconButton
				icon={IconArrowBackUp}
				label={t.undo}
				disabled={undo === null}
				onClick={() => turn("undo", undo)}
			/>
			<IconButton
				icon={IconArrowForwardUp}
				label={t.redo}
				disabled={redo === null}
				onClick={() => turn("redo", redo)}
			/>
			<Button size="xs" variant="default" onClick={() => openPanel(workspacesOverview, {})}>
				{t.workspaces}
			</Button>
			<Button size="xs" variant="default" onClick={() => openPanel(shiftsSequenceTemplates, {})}>
				{t.sequences}
			</Button>
			<Button size="xs" variant="default" onClick={() => openAutoPlan(range, unitIds)}>
				{t.autoPlan}
			</Button>
			<Button size="xs" variant="default" onClick={() => openPanel(shiftsApplySequence, {})}>
				{t.applySequence}
			</Button>
			<Button
				size="xs"
				variant="default"
				disabled={plan === undefined}
				leftSection={<IconSend size={15} aria-hidden />}
				onClick={() => void publish(plan, unitIds, range)}
			>
				{t.publish}
			</Button>
			<AddButton size="xs" label={t.create} onClick={() => openPanel(shiftsCreate, {})} />
		</>
	);
}

function openAutoPlan({ from, to }: DayRange, [unitId]: readonly string[]): void {
	openPanel(shiftsAutoPlan, { from: isoOfDay(from), to: isoOfDay(to), ...(unitId && { unitId }) });
}

/** Of the departments that were chosen, else of all whose workspaces one plans. */
async function publish(
	plan: ShiftPlan | undefined,
	unitIds: readonly string[],
	{ to }: DayRange,
): Promise<void> {
	const { publishing: t } = currentTexts(texts);
	const planned = (plan?.workspaces ?? []).flatMap((one) => (one.mayPlan ? [one.unitId] : []));
	const units = [...new Set(unitIds.length > 0 ? unitIds : planned)];
	if (units.length === 0) return;
	const day = isoOfDay(to);
	const { publish: word } = currentTexts(texts);
	const asked = { title: t.title, text: t.text(formatNow().date(day)), confirm: word };
	if ((await confirm(asked)) === null) return;
	try {
		const { shifts } = await api(contract.publishShifts, { unitIds: units, to: day });
		toast({ type: "positive", title: shifts === 0 ? t.nothing : t.done(shifts) });
		renewPlan();
	} catch (error) {
		handleError(error, { context: t.title });
	}
}

interface UnitsGiven {
	readonly unitIds: readonly string[];
	readonly onChange: (ids: readonly string[]) => void;
}

/** Which departments are shown, each with those below it. */
function Units({ unitIds, onChange }: UnitsGiven) {
	const t = useTexts(texts);
	const { items } = useUnits();
	const [first] = unitIds;
	const name = unitIds.length === 1 ? items.find(({ id }) => id === first)?.name : undefined;
	const choose = async () => {
		const chosen = await openUnitPicker({ multi: true, value: [...unitIds] });
		if (chosen !== null) onChange(chosen);
	};
	return (
		<Button
			size="xs"
			variant={unitIds.length > 0 ? "light" : "default"}
			leftSection={<IconBuilding size={16} aria-hidden />}
			onClick={() => void choose()}
		>
			{unitIds.length === 0 ? t.allUnits : (name ?? t.units(unitIds.length))}
		</Button>
	);
}
