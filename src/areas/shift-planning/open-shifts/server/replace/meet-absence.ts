import { followable } from "#areas/settings/global/server/public.ts";
import { holdShifts, type PlanWriter } from "#areas/shift-planning/shifts/server/public.ts";
import { mostOffered } from "../../contract/replacements.ts";
import { handedTo } from "../handed-to.ts";
import { type Away, awayShiftsOf, type MetShift } from "../sql/away.ts";
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
 * a department wants it they are opened and offered at once. As many statements for all of them as for one.
 */
export async function meetAbsences(writer: AwayWriter, away: readonly Away[]): Promise<void> {
	if (away.length === 0) return;
	const { tx, tenantId, now, today, session, announce } = writer;
	const met = await awayShiftsOf(tx, { tenantId, now, today }, away, mostOffered);
	if (met.length === 0) return;
	const opened =
		session === undefined
			? new Set<string>()
			: await openOf({ tx, tenantId, now, session, announce }, met.filter(opensByItself));
	await tellAway(writer, met, opened);
}

function opensByItself({ setting }: MetShift): boolean {
	return followable("shiftplan.changes", setting).opensWhenAway;
}

/** @returns those that were opened */
async function openOf(writer: PlanWriter, met: readonly MetShift[]): Promise<ReadonlySet<string>> {
	if (met.length === 0) return new Set();
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
	return new Set(opened.map(({ after }) => after.id));
}
