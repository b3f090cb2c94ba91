import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import { neededSteps } from "#domain/approval/decide-creation.ts";
import type { Accepted } from "#kit/contract/rule-violation.ts";
import { absenceMatter, askedOf } from "./absence-matter.ts";
import { checkRules } from "./check-rules.ts";
import { checkedAbsence } from "./checked-absence.ts";

/**
 * Lets an absence last until a later day, as its change would: days, costs, accounts and trace follow. Refuses what its change
 * would refuse; only where its kind asks nobody need the writer decide nothing.
 */
export async function prolongAbsence(
	context: MatterWriter,
	{ id, to }: { readonly id: string; readonly to: string },
	accepted: Accepted,
): Promise<void> {
	const { tx, tenantId } = context;
	const opened = await absenceMatter.open(context, { id });
	const { row, kind, substituteUserId } = opened.held;
	const asked = { ...askedOf(kind, substituteUserId), hasReason: row.reason !== null };
	const asksNobody = neededSteps(asked).length === 0;
	const decision = absenceMatter.decide(opened, { kind: "PROLONG", asksNobody });
	const { userId } = row;
	const longer = { ...row, to, fromPart: firstPart(row.fromPart), toPart: "WHOLE" } as const;
	const { values } = await checkedAbsence(tx, tenantId, userId, longer, row);
	// its first day stays: how far back that lies was judged when it was asked for
	const judged = { ...kind, retroactiveDays: null };
	const wanted = { id, userId, kind: judged, values, substituteUserId };
	const { violations } = await checkRules(context, wanted, opened.party);
	const acknowledgement =
		row.state === "PLANNED" ? undefined : absenceMatter.demandRules(violations, accepted);
	await absenceMatter.carryOut(context, opened, decision, {
		...{ action: "changed", values, acknowledgement },
	});
}

/** Of several days the first is never a morning alone. */
function firstPart(part: "WHOLE" | "FIRST_HALF" | "SECOND_HALF") {
	return part === "FIRST_HALF" ? "WHOLE" : part;
}
