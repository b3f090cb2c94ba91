import { demandRange } from "#areas/shift-planning/shifts/server/public.ts";
import { timesOf } from "#domain/shifts/shift-times.ts";
import type { EpochMinute } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { longestRun, mostShown, type RunPreview } from "../contract/run.ts";
import type { contract } from "../contract.ts";
import { demandSequence, type LaidShift, layRun, wantedShifts } from "./run/lay-run.ts";
import { summed } from "./run/write-run.ts";
import { namesOf } from "./sql/runs.ts";

/** What applying a sequence would make, skip and break. */
export const previewSequence: Handler<(typeof contract)["previewSequence"]> = (
	context,
	{ id, ...run },
) =>
	context.read(async (tx) => {
		const { tenantId, session, now } = context;
		const planner = { tx, tenantId, session, now };
		demandRange(run, longestRun);
		const sequence = await demandSequence(planner, id, run);
		const runId = newId(now.getTime());
		const wanted = wantedShifts(sequence, run, { runId, now });
		const laid = await layRun(planner, wanted, run.onClash);
		const names = await namesOf(
			tx,
			tenantId,
			run.people.map(({ userId }) => userId),
		);
		return {
			...summed(laid),
			violated: laid.filter(({ broken }) => broken.length > 0).length,
			lines: linesOf(laid, names),
		};
	});

/** By name, those with something to be known first. */
function linesOf(
	laid: readonly LaidShift[],
	names: Awaited<ReturnType<typeof namesOf>>,
): RunPreview["lines"] {
	const own = Map.groupBy(laid, ({ userId }) => userId);
	const isClear = (userId: string) =>
		(own.get(userId) ?? []).every(({ reason, broken }) => reason === null && broken.length === 0);
	return names
		.toSorted((one, other) => Number(isClear(one.id)) - Number(isClear(other.id)))
		.slice(0, mostShown)
		.map(({ id: userId, firstName, lastName }) => {
			const hers = own.get(userId) ?? [];
			return { userId, firstName, lastName, ...summed(hers), shifts: hers.map(cellsOf) };
		});
}

function cellsOf({
	change: { after },
	outcome,
	reason,
	broken,
}: LaidShift): RunPreview["lines"][number]["shifts"][number] {
	const { day, zone, activityId, begin, end } = after;
	const laid = { begin: begin as EpochMinute, end: end as EpochMinute, pauses: [] };
	const { beginMinute, endMinute } = timesOf(laid, zoneOf(zone));
	return [day, beginMinute, endMinute, activityId, outcome, reason, [...broken]];
}
