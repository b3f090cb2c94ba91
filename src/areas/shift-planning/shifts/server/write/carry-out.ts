import { movedBy, tellNews } from "#areas/shift-planning/plan-news/server/public.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Accepted } from "#kit/contract/rule-violation.ts";
import { auditAll } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { holdPeople } from "#kit/server/person-record/hold-people.ts";
import { demandAccepted } from "#kit/server/refusals/demand-accepted.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { shiftReasonMissing, shiftRules } from "../../contract/refusals.ts";
import type { PlanViolation } from "../../contract.ts";
import { keepMissed } from "../sql/missed.ts";
import { copyRequirements, type WrittenShift, writeShifts } from "../sql/shift.ts";
import { checkPlan, peopleOf } from "./check-plan.ts";
import type { PlanChange, Planner } from "./resolve-changes.ts";

/**
 * Refuses what breaks rules until it is accepted; the people are held, so that two who plan them are judged one by one.
 *
 * @param further what is to be read and accepted beside what the plan breaks
 * @returns why what is critical is done all the same; undefined where nothing is
 */
export async function demandRules(
	context: WriteContext,
	changes: readonly PlanChange[],
	accepted: Accepted,
	further: readonly PlanViolation[] = [],
): Promise<string | undefined> {
	await holdPeople(context.tx, context.tenantId, peopleOf(changes));
	const found = [...further, ...(await checkPlan(context, changes))];
	demandAccepted(shiftRules, found, accepted);
	if (found.every(({ severity }) => severity !== "ERROR")) return undefined;
	return accepted.overrideReason || refuse(shiftReasonMissing);
}

/** Who writes the plan: a request, or a job that somebody ordered. */
export type PlanWriter = Planner & Pick<WriteContext, "announce">;

interface Manner {
	/** Why, where rules were put aside. */
	readonly reason?: string | undefined;
	/** False where who calls tells the people by mail of its own. */
	readonly isMailed?: boolean;
}

/** Writes changes with their traces, and tells whom they concern. */
export async function carryOut(
	context: PlanWriter,
	changes: readonly PlanChange[],
	{ reason, isMailed = true }: Manner = {},
): Promise<void> {
	const { tx, tenantId, now } = context;
	const wanted = changes.map(({ after }) => after);
	const left = changes.filter(isTaken).map(({ after }) => after.id);
	if (left.length > 0) await keepMissed(tx, tenantId, left);
	if (!(await writeShifts(tx, tenantId, wanted, now))) refuse(commonRefusals.malformed);
	await copyRequirements(tx, tenantId, wanted);
	const traces = changes.map((change) => ({ ...tracedAs(change), ...(reason && { reason }) }));
	await auditAll(tx, context, traces);
	const moved = changes.flatMap((change) => movedBy(change, now));
	await tellNews(context, moved, { cause: "CHANGED", isMailed });
	announce(context, changes);
}

/** Somebody had it who does not have it any more. */
function isTaken({ before, after }: PlanChange): boolean {
	return (
		before !== null && before.userId !== null && (after.isDeleted || after.userId !== before.userId)
	);
}

function tracedAs({ before, after }: PlanChange) {
	const action = after.isDeleted ? "deleted" : before === null ? "created" : "changed";
	return {
		...{ entity: "shift", entityId: after.id, subjectUserId: after.userId, action },
		before: before && shownOf(before),
		after: after.isDeleted ? null : shownOf(after),
	};
}

function shownOf(row: Omit<WrittenShift, "isDeleted">) {
	const { day, userId, unitId, workspaceId, activityId, customerId, begin, end, pauses } = row;
	const instant = (minute: number) => new Date(minute * 60_000).toISOString();
	return {
		...{ day, begin: instant(begin), end: instant(end), userId, unitId, workspaceId, activityId },
		...(customerId !== null && { customerId }),
		...(pauses.length > 0 && {
			pauseMinutes: pauses.reduce((sum, { minutes }) => sum + minutes, 0),
		}),
	};
}

/** Each person once, with her shifts; open ones concern their department, and whom they are offered to. */
function announce(context: PlanWriter, changes: readonly PlanChange[]): void {
	const told = changes.flatMap(({ before, after }) =>
		[...new Set([before?.userId, after.userId])].map((userId) => ({
			userId: userId ?? null,
			unitId: after.unitId,
			id: after.id,
		})),
	);
	const groups = Map.groupBy(told, ({ userId, unitId }) => `${userId ?? ""} ${unitId}`);
	for (const own of groups.values()) {
		const [{ userId, unitId }] = own as [(typeof own)[number]];
		const ids = [...new Set(own.map(({ id }) => id))];
		context.announce({ kind: "SHIFTS", unitId, ids, ...(userId !== null && { userId }) });
	}
	if (changes.some(changesOffers)) context.announce({ kind: "SHIFT_OFFERS", ids: [] });
}

/** A shift that is known is, or was, nobody's. */
function changesOffers({ before, after }: PlanChange): boolean {
	return [before, after].some(
		(one) => one !== null && one.userId === null && one.publishedAt !== null,
	);
}

/** What was done in one go, kept so that it can be taken back. */
export function editOf({ now }: Pick<WriteContext, "now">, changes: readonly PlanChange[]) {
	return {
		id: newId(now.getTime()),
		before: changes.flatMap(({ before }) => (before === null ? [] : [before])),
		after: changes.map(({ after }) => after),
	};
}
