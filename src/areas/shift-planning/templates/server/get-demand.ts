import { demandRange } from "#areas/shift-planning/shifts/server/public.ts";
import { visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import type { Demand } from "../contract/demand.ts";
import { type contract, shiftTemplates } from "../contract.ts";
import { copiesOf, type NeededCopy } from "./demand.ts";
import {
	type DemandRows,
	demandStatements,
	type PlannedRow,
	placesAt,
	placesIn,
	type TemplateRow,
} from "./sql/demand.ts";

/** Who is needed where and when, and how far that is planned; one round trip. */
export const getDemand: Handler<(typeof contract)["getDemand"]> = async (context, input) => {
	const { tenantId, session } = context;
	demandRange(input);
	const units = visibleUnits(session, shiftTemplates.permission, "READ");
	const places = placesAt(placesIn(units, input.workspaceIds), tenantId, input);
	const { from, to } = input;
	const found = await context.together<DemandRows>([
		...demandStatements({ tenantId, places, from, to }),
	]);
	const [templates, , exceptions, , planned] = found;
	const copies = copiesOf(found, input);
	return {
		...cellsOf(templates, copies),
		exceptions: exceptions.map(({ id, itemId, day, activityId, beginMinute, endMinute }) => ({
			...{ id, itemId, day, activityId, beginMinute, endMinute },
		})),
		coverage: coverageOf(copies, planned),
	};
};

function cellsOf(
	templates: readonly TemplateRow[],
	copies: readonly NeededCopy[],
): Pick<Demand, "items" | "copies"> {
	const items = templates.flatMap(({ id, name, workspaceId, items }) =>
		items.map((item) => ({ ...item, templateId: id, templateName: name, workspaceId })),
	);
	const nthOf = new Map(items.map(({ id }, nth) => [id, nth]));
	return {
		items,
		copies: copies.map(({ item, day, copy, state, shiftId, isNeeded }) => [
			nthOf.get(item.id) as number,
			...([isoOfDay(day), copy, state, shiftId, isNeeded] as const),
		]),
	};
}

/** Of each workspace, day and kind how many are needed and how many there are; in that order. */
function coverageOf(
	copies: readonly NeededCopy[],
	planned: readonly PlannedRow[],
): Demand["coverage"] {
	const lines = new Map<string, Demand["coverage"][number]>();
	const lineOf = (workspaceId: string, day: string, activityId: string) => {
		const key = `${workspaceId} ${day} ${activityId}`;
		const line = lines.get(key) ?? [workspaceId, day, activityId, 0, 0, 0];
		lines.set(key, line);
		return line;
	};
	for (const { template, day, activityId, isNeeded } of copies) {
		if (isNeeded) lineOf(template.workspaceId, isoOfDay(day), activityId)[3] += 1;
	}
	for (const { workspaceId, day, activityId, planned: had, open } of planned) {
		const line = lineOf(workspaceId, day, activityId);
		line[4] = had;
		line[5] = open;
	}
	return [...lines].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, line]) => line);
}
