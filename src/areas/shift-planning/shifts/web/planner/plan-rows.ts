import type { DayRange } from "#domain/time/month.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { TimelineGroup, TimelineRow } from "#kit/ui/timeline/timeline-given.ts";
import type { Format } from "#kit/web/format/format.ts";
import type { PlanFigures } from "../../contract/plan-people.ts";
import type { ShiftPlan } from "../../contract.ts";
import type { texts } from "../text.ts";
import type { PlanPeople } from "./ground/use-plan-people.ts";
import { openRow, type PlannedShift, type PlanView } from "./plan-items.ts";
import { figureWords } from "./row-figures.ts";

interface Given {
	readonly plan: ShiftPlan;
	/** Those that are proposed too. */
	readonly shifts: readonly PlannedShift[];
	readonly view: PlanView;
	readonly t: Words<typeof texts>;
	readonly format: Format;
	readonly people: PlanPeople;
	/** Of those to whom something is proposed; with it. */
	readonly figures: ReadonlyMap<string, PlanFigures>;
	readonly range: DayRange;
	/** Whose row is marked. */
	readonly ownId: string;
}

interface Rows {
	readonly rows: TimelineRow[];
	readonly groups: TimelineGroup[];
}

/** Rows of a view; what nobody has stands on top. */
export function rowsOf(given: Given): Rows {
	const { plan, shifts, view, t } = given;
	if (view === "WORKSPACES") return { rows: placeRows(given), groups: [] };
	if (view === "ACTIVITIES") return { rows: plan.activities.map(nameRow), groups: [] };
	const count = shifts.filter(({ userId }) => userId === null).length;
	const open = { id: openRow, name: t.open, figure: String(count), isAlert: count > 0 };
	return {
		rows: [
			...(count > 0 || isPlanner(plan) ? [open] : []),
			...ownFirst(given).map((person) => personRow(person, given)),
		],
		groups: staffedFirst(plan).map(({ id, name }) => ({
			id,
			name,
			note: t.people(plan.people.filter(({ unitId }) => unitId === id).length),
		})),
	};
}

/** Departments that have something to be staffed are what one opens the plan for. */
function staffedFirst({ units, workspaces }: ShiftPlan): ShiftPlan["units"] {
	const staffed = new Set(workspaces.map(({ unitId }) => unitId));
	return units.toSorted(
		(one, other) => Number(staffed.has(other.id)) - Number(staffed.has(one.id)),
	);
}

/** Places that were asked for, and those that somebody works at all the same. */
function placeRows({ plan, shifts }: Given): TimelineRow[] {
	const used = new Set(shifts.map(({ workspaceId }) => workspaceId));
	return plan.workspaces.filter(({ id, isAsked }) => isAsked || used.has(id)).map(nameRow);
}

/** Who only looks at the plan looks for herself. */
function ownFirst({ plan, ownId }: Given): ShiftPlan["people"] {
	if (isPlanner(plan)) return plan.people;
	return plan.people.toSorted(
		(one, other) => Number(other.id === ownId) - Number(one.id === ownId),
	);
}

export function isPlanner({ workspaces }: ShiftPlan): boolean {
	return workspaces.some(({ mayPlan }) => mayPlan);
}

function nameRow({ id, name }: { readonly id: string; readonly name: string }): TimelineRow {
	return { id, name };
}

function personRow(
	{ id, firstName, lastName, unitId, targetMinutes }: ShiftPlan["people"][number],
	given: Given,
): TimelineRow {
	const { t, format, people, ownId, range } = given;
	const inHours = (value: number) => format.amount(Math.round(value / 60));
	const figures = given.figures.get(id) ?? people.get(id)?.figures;
	return {
		id,
		groupId: unitId,
		name: `${lastName}, ${firstName}`,
		person: { firstName, lastName },
		isMarked: id === ownId,
		...(figures && { figure: inHours(figures.rangeMinutes), ...figureWords(figures, given) }),
		...(figures !== undefined &&
			targetMinutes !== null &&
			range.to - range.from >= leastForTarget && {
				ofFigure: t.ofHours(inHours(targetMinutes)),
				isAlert: figures.rangeMinutes > targetMinutes,
			}),
	};
}

/** Days less one from which on what is planned is measured by the contract. */
const leastForTarget = 27;
