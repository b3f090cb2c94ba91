import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import {
	type LeaveOpeningValues,
	openingCarried,
	openingOutsideYear,
} from "../../contract/openings.ts";
import { type contract, leaveAccountsTopic } from "../../contract.ts";
import { demandLeave, demandUnit, holdYear } from "../hold-account.ts";
import { yearOf } from "../reckon-leave.ts";
import { settleLeave } from "../settle-leave.ts";
import { type SetUpRow, setUpOf, writeSetUp } from "../sql/openings.ts";

/** Sets up an account of a year: with what it begins, and why its leave may be carried over. What follows is settled at once. */
export const setUpLeaveAccount: Handler<typeof contract.setUpLeaveAccount> = async (
	context,
	{ userId, activityId, year, reason, version, ...given },
) => {
	const { tx, tenantId } = context;
	await demandLeave(context, userId);
	await demandUnit(tx, tenantId, activityId, amountsOf(given.opening));
	checkOpening(year, given.opening);
	// what stood in the way says nothing without its reason
	const values = { ...given, carryNote: given.carryReason === null ? null : given.carryNote };
	const id = await holdYear(context, { userId, activityId, year }, version);
	const before = await setUpOf(tx, tenantId, id);
	const next = await writeSetUp(tx, tenantId, id, values);
	await settleLeave(tx, context, { userId, activityId, today: todayOf(context) });
	await traceSetUp(context, { id, userId, year, reason }, before, values);
	context.announce({ kind: leaveAccountsTopic, ids: [activityId], userId });
	return { id, version: next };
};

/** All that an opening says. */
export function amountsOf(opening: LeaveOpeningValues | null): readonly string[] {
	if (opening === null) return [];
	const { taken, rest, carried } = opening;
	return [taken, ...(rest === undefined ? [] : [rest]), ...carried.map(({ days }) => days)];
}

/** Refuses an opening that does not fit its year, and leave that cannot come over into it. */
export function checkOpening(year: number, opening: LeaveOpeningValues | null): void {
	if (opening === null) return;
	if (yearOf(opening.day) !== year) refuse(openingOutsideYear);
	for (const { fromYear, expiresOn } of opening.carried)
		if (fromYear >= year || (expiresOn !== null && expiresOn < opening.day)) refuse(openingCarried);
}

interface Traced {
	readonly id: string;
	readonly userId: string;
	readonly year: number;
	readonly reason: string | null;
}

function traceSetUp(
	context: WriteContext,
	{ id, userId, year, reason }: Traced,
	before: SetUpRow | undefined,
	after: SetUpRow,
): Promise<void> {
	return audit(context.tx, context, {
		entity: "leave_account",
		entityId: id,
		subjectUserId: userId,
		action: "changed",
		...(before && { before: told(before) }),
		after: { leaveYear: year, ...told(after) },
		reason,
	});
}

/** What was taken before, or what was left in its place. */
function toldRest({ rest, taken }: Partial<LeaveOpeningValues>) {
	return rest === undefined
		? { takenBefore: taken ?? null, leftThen: null }
		: { takenBefore: null, leftThen: rest };
}

/** An opening as the history words it. */
export function toldOpening(opening: LeaveOpeningValues | null) {
	const carried = opening?.carried.map(({ fromYear, days }) => `${fromYear}: ${days}`);
	return {
		openedOn: opening?.day ?? null,
		...toldRest(opening ?? {}),
		carriedIn: carried?.join(", ") || null,
	};
}

function told({ opening, carryReason, carryNote }: SetUpRow) {
	return { ...toldOpening(opening), carryReason, carryNote };
}
