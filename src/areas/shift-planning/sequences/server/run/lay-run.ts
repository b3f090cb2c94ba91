import {
	type MadeChange,
	type PlanChange,
	type PlanChecker,
	type Planner,
	planChecker,
	resolveChanges,
} from "#areas/shift-planning/shifts/server/public.ts";
import { laidSequence } from "#domain/shifts/sequences/laid-sequence.ts";
import type { CrewMember } from "#domain/shifts/sequences/sequence-facts.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { ClashReason } from "../../contract/run.ts";
import { mostMade } from "../../contract/run.ts";
import { sequenceEmpty, sequenceNotUsable, sequenceTooLong } from "../../contract.ts";
import { type SequenceRow, sequenceById } from "../sql/sequence.ts";
import { clashesOf } from "./clashes.ts";

export interface WantedRun {
	readonly people: readonly CrewMember[];
	readonly from: string;
	readonly to: string;
	readonly onClash: "SKIP" | "OPEN";
}

/** A shift that a sequence asks for, and what becomes of it. */
export interface LaidShift {
	readonly userId: string;
	readonly change: PlanChange;
	readonly outcome: "MADE" | "OPENED" | "SKIPPED";
	readonly reason: ClashReason | null;
	/** Codes of rules that it breaks and may. */
	readonly broken: readonly string[];
}

/** The sequence, in use, and whom it is for; refuses people who are named twice. */
export async function demandSequence(
	{ tx, tenantId }: Planner,
	id: string,
	{ people }: WantedRun,
): Promise<SequenceRow> {
	const ids = people.map(({ userId }) => userId);
	if (new Set(ids).size < ids.length) refuse(commonRefusals.malformed);
	const sequence = await sequenceById(tx, tenantId, id);
	if (sequence === undefined) return refuse(commonRefusals.notFound);
	if (!sequence.isEnabled) refuse(sequenceNotUsable);
	return sequence;
}

/** Shifts that a sequence asks for, person by person; refuses none and too many. */
export function wantedShifts(
	{ start, days }: SequenceRow,
	{ people, from, to }: WantedRun,
	{ runId, now }: { readonly runId: string; readonly now: Date },
): MadeChange[] {
	const range = { from: dayOfIso(from), to: dayOfIso(to) };
	const wanted = people.flatMap(({ userId, offset }) =>
		laidSequence({ start, days }, range, offset).flatMap(({ day, items }) =>
			items.map((item) => ({
				...{ id: newId(now.getTime()), version: null, runId },
				values: { ...item, day: isoOfDay(day), userId, customerId: null, groupId: null },
			})),
		),
	);
	if (wanted.length === 0) refuse(sequenceEmpty);
	if (wanted.length > mostMade) refuse(sequenceTooLong);
	return wanted;
}

/** What becomes of the shifts that are wanted; each of them may be planned by who asks. */
export async function layRun(
	planner: Planner,
	wanted: readonly MadeChange[],
	onClash: WantedRun["onClash"],
): Promise<LaidShift[]> {
	const changes = await resolveChanges(planner, wanted);
	const checker = await planChecker(planner, changes);
	return [...Map.groupBy(changes, ({ after }) => after.userId as string)].flatMap(([userId, own]) =>
		laidOf(checker, { userId, own, onClash }),
	);
}

function laidOf(
	checker: PlanChecker,
	{
		userId,
		own,
		onClash,
	}: {
		readonly userId: string;
		readonly own: readonly PlanChange[];
		readonly onClash: WantedRun["onClash"];
	},
): LaidShift[] {
	const { clashes, broken } = clashesOf(checker, userId, own);
	return own.map((change): LaidShift => {
		const reason = clashes.get(change) ?? null;
		if (reason === null)
			return { userId, change, outcome: "MADE", reason, broken: broken.get(change) ?? [] };
		if (onClash === "SKIP") return { userId, change, outcome: "SKIPPED", reason, broken: [] };
		const open = { ...change, after: { ...change.after, userId: null } };
		return { userId, change: open, outcome: "OPENED", reason, broken: [] };
	});
}
