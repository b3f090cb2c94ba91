import { followable } from "#areas/settings/global/server/public.ts";
import {
	editOf,
	holdShifts,
	keepEditOfEach,
	type PlanChange,
	type PlanWriter,
} from "#areas/shift-planning/shifts/server/public.ts";
import { mostOffered } from "../../contract/replacements.ts";
import { handedTo } from "../handed-to.ts";
import { type Away, awayShiftsOf, type MetShift, plannersOf } from "../sql/away.ts";
import { openAll, tellFit } from "./offer-shifts.ts";
import { tellAway } from "./tell-away.ts";

/** The system, without a session, opens nothing: a plan is changed under somebody's rights. */
type AwayWriter = Omit<PlanWriter, "session"> & {
	readonly session?: PlanWriter["session"];
	/** Civil day on which departments and settings count. */
	readonly today: string;
};

/**
 * What absences that count from now on mean to the plan: shifts in their time stay theirs, and those who plan them are told; where
 * a department wants it they are opened and offered at once, and each of those can take that back. As many statements for all of them as for one.
 */
export async function meetAbsences(writer: AwayWriter, away: readonly Away[]): Promise<void> {
	if (away.length === 0) return;
	const { tx, tenantId, now, today, session, announce } = writer;
	const met = await awayShiftsOf(tx, { tenantId, now, today }, away, mostOffered);
	if (met.length === 0) return;
	const people = [...new Set(met.map(({ userId }) => userId))];
	const pairs = await plannersOf(tx, { tenantId, today }, people);
	const planners = Map.groupBy(pairs, ({ holderId }) => holderId);
	const opened =
		session === undefined
			? []
			: await openOf({ tx, tenantId, now, session, announce }, met.filter(opensByItself));
	const edits = [...planners].flatMap(([userId, hers]) => {
		const changes = opened.filter(({ before }) =>
			hers.some((one) => one.userId === before?.userId),
		);
		return changes.length === 0 ? [] : [{ userId, ...editOf(writer, changes) }];
	});
	if (edits.length > 0) await keepEditOfEach(tx, writer, edits);
	await tellAway(writer, { met, planners, opened: new Set(opened.map(({ after }) => after.id)) });
}

function opensByItself({ setting }: MetShift): boolean {
	return followable("shiftplan.changes", setting).opensWhenAway;
}

/** @returns those that were opened */
async function openOf(writer: PlanWriter, met: readonly MetShift[]): Promise<PlanChange[]> {
	if (met.length === 0) return [];
	const { tx, tenantId } = writer;
	const holders = new Map(met.map(({ id, userId }) => [id, userId]));
	const held = await holdShifts(tx, tenantId, [...holders.keys()]);
	const changes = held
		.filter((row) => !row.isDeleted && row.userId === holders.get(row.id))
		.map((row) => handedTo(row, null));
	const opened = await openAll(writer, changes);
	await tellFit(
		writer,
		opened.map(({ after }) => after),
	);
	return opened;
}
