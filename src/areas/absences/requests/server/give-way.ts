import { settleAbsence } from "#areas/absences/leave-accounts/server/public.ts";
import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import { giveWay, slotsMeet, slotsOf } from "#domain/absences/absence-range.ts";
import type { LeaveRange } from "#domain/leave/day-cost.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { newId } from "#kit/contract/new-id.ts";
import { audit } from "#kit/server/audit.ts";
import { costOfAbsence, rangeOf, storedCosts } from "./cost-of-absence.ts";
import {
	type AbsenceValues,
	type HeldAbsence,
	insertAbsence,
	updateAbsence,
	writeCosts,
} from "./sql/absence.ts";
import { copyCustom } from "./sql/absence-custom.ts";
import { othersWithin } from "./sql/around-absence.ts";
import { keepCompanyDay } from "./sql/many.ts";

/** Whose absence is about to count, and where. */
interface Taking {
	readonly id: string;
	readonly userId: string;
	readonly values: AbsenceValues;
}

/**
 * Makes room for an absence that is about to count: what counts already in its half days is shortened, split or cancelled, and its
 * trace says for which one. Accepted before, by who wants it.
 *
 * @returns those that gave way, as they were
 */
export async function makeRoom(context: MatterWriter, taking: Taking): Promise<HeldAbsence[]> {
	const { tx, tenantId } = context;
	const { id, userId, values } = taking;
	const { from, to } = values;
	const others = await othersWithin(tx, tenantId, userId, { from, to, exceptId: id });
	const inTheWay = others.filter((other) => mustGive(other, values));
	for (const other of inTheWay) {
		await give(context, other, taking);
		await settleAbsence(context, other.id);
	}
	return inTheWay;
}

function mustGive(other: HeldAbsence, wanted: AbsenceValues): boolean {
	if (other.state !== "APPROVED" || other.beginMinutes !== null || wanted.beginMinutes !== null)
		return false;
	const areAlike = (other.classType === "SICK") === (wanted.classType === "SICK");
	const isOne = wanted.classType === "SICK" || (other.exclusive && wanted.exclusive);
	return areAlike && isOne && slotsMeet(slotsOf(rangeOf(other)), slotsOf(rangeOf(wanted)));
}

async function give(context: MatterWriter, other: HeldAbsence, { id: forId, values }: Taking) {
	const { tx, tenantId, now } = context;
	const { id, userId } = other;
	const way = giveWay(rangeOf(other), rangeOf(values));
	const entity = other.classType === "SICK" ? "sick_absence" : "absence";
	const said = { entity, subjectUserId: userId, reason: null };
	if (way.kind === "CANCEL") {
		await updateAbsence(tx, tenantId, id, { state: "CANCELLED" });
		await writeCosts(tx, tenantId, other, []);
	} else {
		await writePiece(context, other, way.left);
	}
	const after = way.kind === "CANCEL" ? { state: "CANCELLED" } : writtenRange(way.left);
	const trace = {
		...said,
		entityId: id,
		action: "gave-way",
		before: other,
		after: { ...after, forId },
	};
	await audit(tx, context, trace);
	if (way.kind !== "SPLIT") return;
	const rest = { ...other, ...writtenRange(way.right), id: newId(now.getTime()) };
	await insertAbsence(tx, tenantId, rest);
	await copyCustom(tx, tenantId, { from: id, to: rest.id });
	await keepCompanyDay(tx, tenantId, { from: id, to: rest.id });
	await price(context, rest);
	await audit(tx, context, { ...said, entityId: rest.id, action: "created", after: rest });
}

async function writePiece(context: MatterWriter, other: HeldAbsence, piece: LeaveRange) {
	const { tx, tenantId } = context;
	const left = { ...other, ...writtenRange(piece) };
	await updateAbsence(tx, tenantId, other.id, { state: other.state, values: left });
	await price(context, left);
}

async function price({ tx, tenantId }: MatterWriter, absence: HeldAbsence) {
	const costs = await costOfAbsence(tx, tenantId, absence.userId, absence);
	await writeCosts(tx, tenantId, absence, storedCosts(costs));
}

function writtenRange({ from, to, fromPart, toPart }: LeaveRange) {
	return { from: isoOfDay(from), to: isoOfDay(to), fromPart, toPart };
}
