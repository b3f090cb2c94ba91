import { followable } from "#areas/settings/global/server/public.ts";
import {
	editOf,
	holdShifts,
	keepEditOfEach,
	type PlanWriter,
} from "#areas/shift-planning/shifts/server/public.ts";
import { nearestHolders, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { notify } from "#kit/server/notices/notify.ts";
import { mostOffered } from "../../contract/replacements.ts";
import { shiftsAway } from "../notices.ts";
import { type AwayRow, awayShiftsOf } from "../sql/away.ts";
import { openAll, tellFit } from "./offer-shifts.ts";

type Planners = ReturnType<typeof nearestHolders>;

/** Who is away, and when; inclusive. */
interface Away {
	readonly userId: string;
	readonly from: string;
	readonly to: string;
}

/**
 * What an absence that counts from now on means to the plan: the shifts in its time stay hers, and those who plan her are told; where
 * her department wants it they are opened and offered at once, and those who plan her can take that back.
 */
export async function meetAbsence(writer: PlanWriter, away: Away): Promise<void> {
	const { tx, tenantId, now } = writer;
	const asked = { tenantId, now, today: todayOf(writer) };
	const met = await awayShiftsOf(tx, asked, away, mostOffered);
	if (met.length === 0) return;
	const byThemselves = met.filter(
		({ setting }) => followable("shiftplan.changes", setting).opensWhenAway,
	);
	const right = { key: "shiftplan.manage", level: "WRITE" } as const;
	const { userId } = away;
	const planners = nearestHolders({ tenantId, ...right, userId, today: asked.today });
	await openOf(writer, { userId, planners }, byThemselves);
	await tellPlanners(
		writer,
		{ userId, planners },
		{
			move: byThemselves.length === met.length ? "OPENED" : "AWAY",
			count: met.length,
		},
	);
}

interface Concerned {
	readonly userId: string;
	/** Sub-query of the ids of those who plan her. */
	readonly planners: Planners;
}

async function openOf(
	writer: PlanWriter,
	{ userId, planners }: Concerned,
	met: readonly AwayRow[],
): Promise<void> {
	if (met.length === 0) return;
	const { tx, tenantId } = writer;
	const held = await holdShifts(
		tx,
		tenantId,
		met.map(({ id }) => id),
	);
	const changes = held
		.filter((row) => row.userId === userId && !row.isDeleted)
		.map(({ isDeleted: _, ...before }) => ({
			before,
			after: { ...before, userId: null, version: before.version + 1, isDeleted: false },
		}));
	const opened = await openAll(writer, changes);
	if (opened.length === 0) return;
	await keepEditOfEach(tx, writer, planners, editOf(writer, opened));
	await tellFit(
		writer,
		opened.map(({ after }) => after),
	);
}

async function tellPlanners(
	{ tx, ...writer }: PlanWriter,
	{ userId, planners: to }: Concerned,
	parameters: { readonly move: "AWAY" | "OPENED"; readonly count: number },
): Promise<void> {
	const about = { entity: "app_user", id: userId, userId };
	await notify(tx, writer, { kind: shiftsAway, to, about, parameters });
}
