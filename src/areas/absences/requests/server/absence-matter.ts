import { settleAbsence, settlePerson } from "#areas/absences/leave-accounts/server/public.ts";
import { meetAbsences } from "#areas/shift-planning/open-shifts/server/public.ts";
import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import {
	demandParty,
	type MatterFacts,
	type MatterWriter,
	matter,
} from "#areas/time-tracking/approvals/server/public.ts";
import { type BookedPerson, lockPerson } from "#areas/time-tracking/bookings/server/public.ts";
import { daysChanged } from "#areas/time-tracking/target-actual/server/public.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { violatedConstraint } from "#kit/server/refusals/violated-constraint.ts";
import { absenceOverlaps } from "../contract/refusals.ts";
import { absenceNoun } from "../contract.ts";
import { checkRules } from "./check-rules.ts";
import { checkedAbsence, type GivenAbsence } from "./checked-absence.ts";
import { costOfAbsence, storedCosts } from "./cost-of-absence.ts";
import { daysInWords } from "./days-in-words.ts";
import { makeRoom } from "./give-way.ts";
import {
	type AbsenceKind,
	type AbsenceValues,
	absenceInbox,
	type HeldAbsence,
	kindOf,
	readAbsence,
	stagesDone,
	updateAbsence,
	writeCosts,
} from "./sql/absence.ts";
import { askSubstitute, decideSubstitute, substituteOf, substitutesOf } from "./sql/substitutes.ts";
import { dueAt } from "./stand-in/due-at.ts";
import { forgetAsking, mailSubstitute, tellSubstitutes } from "./stand-in/tell-substitute.ts";

export const permission = "absences.manage";

/** An absence held for a decision. */
export interface OpenedAbsence {
	readonly row: HeldAbsence;
	readonly facts: MatterFacts;
	readonly person: BookedPerson;
	readonly kind: AbsenceKind;
	readonly substituteUserId: string | null;
}

interface AbsenceMatter {
	readonly row: HeldAbsence;
	readonly held: OpenedAbsence;
	readonly values: AbsenceValues;
	readonly proposal: GivenAbsence;
}

/** An absence as something that is requested and decided. */
export const absenceMatter = matter<AbsenceMatter>({
	entity: "absence",
	reach: permission,
	tracedAs,
	noun: absenceNoun,
	topic: "ABSENCES",
	// its days come to something else: who reads them need not read absences
	alsoTold: ["CLOCKS", "TRACKINGS"],
	inbox: absenceInbox,
	place: ({ id }) => `/home/dashboard?p=absences.detail:${id}`,
	// when, and not what: a mail lies in boxes that the company does not rule
	inWords: daysInWords,
	find: readAbsence,
	async hold(context, { id, userId }) {
		const { tx, tenantId } = context;
		const person = await holdPerson(context, userId);
		const row = await readAbsence(tx, tenantId, id, { isHeld: true });
		return row && { row, person, ...(await factsOf(context, row, tx)) };
	},
	asks: (held) => askedOf(held.kind, held.substituteUserId),
	async rules(context, { row, kind, substituteUserId }, state, values) {
		if (state === "PLANNED") return [];
		const party = await demandParty(context.tx, context, permission, row.userId);
		const { id, userId } = row;
		const own = { id, userId, kind, values: values ?? row, substituteUserId };
		const { violations } = await checkRules(context, own, party);
		// who decides takes the days as they are; other ones are offered in the form
		return violations.map(({ repair: _, ...violation }) => violation);
	},
	change: {
		async values({ tx, tenantId }, { row }, given) {
			const wanted = { ...row, ...given };
			return (await checkedAbsence(tx, tenantId, row.userId, wanted, row)).values;
		},
		proposal: ({ activityId, from, to, fromPart, toPart, beginMinutes, endMinutes }) => ({
			...{ activityId, from, to, fromPart, toPart, beginMinutes, endMinutes },
		}),
	},
	async write(context, { row }, patch) {
		const { tx, tenantId } = context;
		const { id, userId } = row;
		const values = patch.values ?? row;
		const begins =
			patch.state === "APPROVED" && (row.state !== "APPROVED" || patch.values !== undefined);
		if (begins) await makeRoom(context, { id, userId, values });
		if (patch.values !== undefined || isOver(patch.state)) {
			const costs = isOver(patch.state) ? [] : await costOfAbsence(tx, tenantId, userId, values);
			await writeCosts(tx, tenantId, row, storedCosts(costs));
		}
		return keepingApart(() => updateAbsence(tx, tenantId, id, patch));
	},
	async afterMove(context, { before, after, values }) {
		const { tx, tenantId, now } = context;
		if (after.state === "APPROVED" && before.state !== "APPROVED") {
			await decideSubstitute(tx, tenantId, after.id, { state: "APPROVED", at: now });
		}
		const substitute = await substituteOf(tx, tenantId, after.id);
		if (after.state === "REQUESTED" && before.state === "PLANNED") {
			await askSubstitute(tx, tenantId, after.id, await dueAt(context));
			await mailSubstitute(context, after, substitute);
		}
		if (after.state !== "REQUESTED") await forgetAsking(context, after);
		tellSubstitutes(context, after.id, [substitute]);
		const counts = [before, after].filter(({ state }) => state === "APPROVED");
		const isMoved = values !== undefined || after.state !== before.state;
		await reckonAnew(context, isMoved ? counts : []);
		if (isMoved) await settleAbsence(context, after.id);
		if (isMoved && after.state === "APPROVED") {
			await meetAbsences({ ...context, today: todayOf(context) }, [after]);
		}
		// unpaid leave that becomes something else earns leave again
		if (after.activityId !== before.activityId) await settlePerson(context, after.userId);
	},
});

/** Illness is read by a right of its own, what was written down about it too. */
export function tracedAs({ classType }: Pick<HeldAbsence, "classType">): string {
	return classType === "SICK" ? "sick_absence" : "absence";
}

const isOver = (state: string) => state === "REJECTED" || state === "CANCELLED";

/** Which steps a request opens. */
export function askedOf(kind: AbsenceKind, substituteUserId: string | null) {
	return {
		asksSupervisor: kind.stages > 0,
		asksReason: kind.reasonRequired,
		asksSubstitute: substituteUserId !== null && kind.substitute !== "NONE",
		lacksLocation: false,
		isAutoFinished: false,
	};
}

/** Reads a person and holds her: decisions for her wait. */
export async function holdPerson(context: MatterWriter, userId: string): Promise<BookedPerson> {
	const { tx, tenantId } = context;
	const person = await lockPerson(tx, tenantId, userId, todayOf(context));
	return person ?? refuse(commonRefusals.notFound);
}

/** What decisions about an absence depend on. */
export async function factsOf(
	{ tenantId, session }: Pick<MatterWriter, "tenantId" | "session">,
	row: HeldAbsence,
	tx: Tx,
): Promise<Pick<OpenedAbsence, "kind" | "facts" | "substituteUserId">> {
	// an absence's activity is a foreign key: it is there
	const kind = (await kindOf(tx, tenantId, row.userId, row.activityId)) as AbsenceKind;
	const { done, isOwn } = await stagesDone(tx, tenantId, row.id, session.userId);
	const current = (await substitutesOf(tx, tenantId, row.id)).find(
		({ state }) => state !== "REJECTED",
	);
	const facts = {
		selfApproval: kind.mayApproveOwn,
		owesReason: kind.reasonRequired && row.reason === null,
		isRunning: false,
		stagesLeft: Math.max(1, kind.stages - done),
		hasAgreed: row.state === "REQUESTED" && isOwn,
	};
	return { kind, facts, substituteUserId: current?.userId ?? null };
}

/** Runs a write; what met another absence after all is answered as the rule it breaks. */
export async function keepingApart<T>(write: () => Promise<T>): Promise<T> {
	try {
		return await write();
	} catch (error) {
		if (violatedConstraint(error)?.kind !== "OVERLAP") throw error;
		return refuse(absenceOverlaps);
	}
}

/** What follows every change of an absence that counts or counted: its days are computed anew. */
export async function reckonAnew(
	{ tx, now }: Pick<MatterWriter, "tx" | "now">,
	absences: readonly Pick<HeldAbsence, "userId" | "from" | "to">[],
): Promise<void> {
	const ranges = absences.map(({ userId, from, to }) => ({
		userId,
		from: dayOfIso(from),
		to: dayOfIso(to),
	}));
	if (ranges.length > 0) await daysChanged(tx, ranges, now);
}
