import {
	isInFilter,
	todayOf,
	visibleOrAll,
	visibleUnits,
} from "#areas/staff/user-roles/server/public.ts";
import { holdsAnywhere } from "#domain/access/may.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { answeredPage } from "#kit/server/answered-page.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { longestPlan } from "../contract/longest-plan.ts";
import { planRange } from "../contract/refusals.ts";
import type { ShiftCells, ShiftShape } from "../contract/shift-cells.ts";
import type { contract, ShiftPlan } from "../contract.ts";
import {
	type KindRow,
	type LastEdits,
	lastEdits,
	type OpenRow,
	openShifts,
	type PersonRow,
	type PlanScope,
	planPage,
	type RawCells,
	shiftKinds,
	type WorkspaceRow,
	workspacesOf,
} from "./sql/plan.ts";
import { permission } from "./write/resolve-changes.ts";

/** One round trip; who may not read a person's plan gets what was made known of it, of colleagues and of herself. */
export const getShiftPlan: Handler<(typeof contract)["getShiftPlan"]> = async (context, input) => {
	const { tenantId, session } = context;
	demandRange(input);
	const scope = planScopeOf(context);
	const [rows, [open], places, kinds, [edits]] = await context.together<
		[PersonRow, OpenRow, WorkspaceRow, KindRow, LastEdits]
	>([
		planPage(scope, input),
		openShifts(scope, input),
		workspacesOf(scope, input),
		shiftKinds(tenantId),
		lastEdits(tenantId, session.userId),
	]);
	const { items, ...paging } = answeredPage(input, rows);
	const shown = [...(open as OpenRow).shifts, ...items.flatMap(({ shifts }) => shifts)];
	const { workspaces, activities, nthOf } = placesOf(shown, places, kinds);
	const { shapes, cellsOf } = shapesOf(nthOf);
	return {
		from: input.from,
		people: items.map(({ unitName: _, total: __, shifts, ...person }) => ({
			...person,
			id: person.id as string,
			shifts: shifts.map(cellsOf),
		})),
		...paging,
		units: [...new Map(items.map(({ unitId, unitName }) => [unitId, unitName]))].map(
			([id, name]) => ({ id, name }),
		),
		workspaces,
		activities,
		open: (open as OpenRow).shifts.map(cellsOf),
		shapes,
		ids: shown.map(([id]) => id),
		...(edits as LastEdits),
	};
};

/** Refuses days in the wrong order, and too many. */
export function demandRange(
	{ from, to }: { readonly from: string; readonly to: string },
	longest = longestPlan,
): void {
	const length = dayOfIso(to) - dayOfIso(from) + 1;
	if (length < 1 || length > longest) refuse(planRange);
}

export function planScopeOf(
	context: Pick<ReadContext, "tenantId" | "session" | "now" | "siteFilter">,
): PlanScope {
	const { tenantId, session, siteFilter } = context;
	const today = todayOf(context);
	const people = (level: "READ" | "WRITE") => visibleOrAll(session, permission, level, today);
	const units = (level: "READ" | "WRITE" | "FULL") => visibleUnits(session, permission, level);
	return {
		tenantId,
		ownId: session.userId,
		people: { READ: people("READ"), WRITE: people("WRITE") },
		units: { READ: units("READ"), WRITE: units("WRITE"), FULL: units("FULL") },
		seesColleagues: holdsAnywhere(session.permissions, "calendar.showusersofownunit", "READ"),
		isInSite: isInFilter(session, siteFilter, today),
	};
}

/** What shifts name, and at which place of that it stands. */
function placesOf(
	shown: readonly RawCells[],
	places: readonly WorkspaceRow[],
	kinds: readonly KindRow[],
) {
	const used = new Set<string | null>();
	for (const [, , , , , workspaceId, activityId] of shown) used.add(workspaceId).add(activityId);
	const workspaces = places.filter(
		({ id, isEnabled, isSeen }) => used.has(id) || (isEnabled && isSeen),
	);
	const activities = kinds.filter(({ id, isEnabled }) => used.has(id) || isEnabled);
	const nthOf = new Map(
		[workspaces, activities].flatMap((list) => list.map(({ id }, nth) => [id, nth])),
	);
	return {
		workspaces: workspaces.map(
			({ isEnabled: _, isSeen: __, ...one }) => one,
		) as ShiftPlan["workspaces"],
		activities: activities.map(({ isEnabled: _, ...one }) => one) as ShiftPlan["activities"],
		nthOf,
	};
}

/** Tells shifts by what they are alike in, each shape once. */
function shapesOf(nthOf: ReadonlyMap<string, number>) {
	const shapes: ShiftShape[] = [];
	const known = new Map<string, number>();
	const cellsOf = ([
		,
		day,
		begin,
		end,
		pause,
		workspaceId,
		activityId,
		...rest
	]: RawCells): ShiftCells => {
		const key = `${begin} ${end} ${pause} ${workspaceId} ${activityId} ${rest.join(" ")}`;
		const found = known.get(key);
		if (found !== undefined) return [day, found];
		const workspace = workspaceId === null ? null : (nthOf.get(workspaceId) as number);
		known.set(key, shapes.length);
		shapes.push([begin, end, pause, workspace, nthOf.get(activityId) as number, ...rest]);
		return [day, shapes.length - 1];
	};
	return { shapes, cellsOf };
}
