import { stateFinal } from "#areas/time-tracking/approvals/contract/refusals.ts";
import {
	demandParty,
	type MatterWriter,
	setOpenSteps,
} from "#areas/time-tracking/approvals/server/public.ts";
import { rangeFault } from "#domain/absences/absence-fault.ts";
import type { StepKind } from "#domain/approval/approval-state.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { absenceFaultRefusals } from "../../contract/refusals.ts";
import type { contract } from "../../contract.ts";
import { absenceMatter, permission, tracedAs } from "../absence-matter.ts";
import { checkSubstitute } from "../checked-absence.ts";
import { readAbsence, updateAbsence } from "../sql/absence.ts";
import { possibleSubstitutes } from "../sql/around-absence.ts";
import { decideSubstitute, setSubstitute, substitutesOf } from "../sql/substitutes.ts";
import { dueAt } from "./due-at.ts";
import { forgetAsking, mailSubstitute, tellSubstitutes } from "./tell-substitute.ts";

type Contract = typeof contract;
type Opened = Awaited<ReturnType<typeof absenceMatter.open>>;

/** Who stands in agrees; nobody else can say so for her. */
export const approveSubstitute: Handler<Contract["approveSubstitute"]> = async (context, input) => {
	const { tx, tenantId, now } = context;
	const opened = await openAsSubstitute(context, input);
	const decision = absenceMatter.decide(opened, { kind: "AGREE_AS_SUBSTITUTE" });
	await decideSubstitute(tx, tenantId, input.id, { state: "APPROVED", at: now });
	await forgetAsking(context, input);
	const moved = await absenceMatter.carryOut(context, opened, decision, {
		action: "substitute-agreed",
	});
	return { id: input.id, ...moved };
};

/** Never a veto: the request waits for somebody else, or for the supervisor who skips the step. */
export const rejectSubstitute: Handler<Contract["rejectSubstitute"]> = async (context, input) => {
	const { tx, tenantId, now } = context;
	const { id, reason } = input;
	const opened = await openAsSubstitute(context, input);
	const decision = absenceMatter.decide(opened, { kind: "DECLINE_AS_SUBSTITUTE" });
	await decideSubstitute(tx, tenantId, id, { state: "REJECTED", at: now, reason });
	await forgetAsking(context, input);
	const done = { action: "substitute-declined", reason };
	return { id, ...(await absenceMatter.carryOut(context, opened, decision, done)) };
};

/** Opens an absence for the person who is asked to stand in; for everybody else there is none that asks. */
async function openAsSubstitute(
	context: MatterWriter,
	{ id, version }: { readonly id: string; readonly version: number },
): Promise<Opened> {
	const { tx, tenantId, session } = context;
	const found = (await readAbsence(tx, tenantId, id)) ?? refuse(commonRefusals.notFound);
	const asked = (await substitutesOf(tx, tenantId, id)).some(
		({ userId, state }) => userId === session.userId && state !== "REJECTED",
	);
	// people who may not read it are not told either that it is there
	if (!asked) await demandParty(tx, context, permission, found.userId);
	const party = { forSelf: false, level: "NONE", isSubstitute: asked } as const;
	return absenceMatter.openAs(context, { id, version }, party);
}

/** Another one is asked, or nobody; the step opens and closes with it. */
export const updateSubstitute: Handler<Contract["updateSubstitute"]> = async (context, input) => {
	const { tx, tenantId } = context;
	const { id, substituteUserId } = input;
	const opened = await absenceMatter.open(context, input);
	const { row, kind } = opened.held;
	absenceMatter.decide(opened, { kind: "EDIT" });
	await checkSubstitute(context, row.userId, kind, substituteUserId);
	await nameSubstitute(context, opened, substituteUserId);
	const version = await updateAbsence(tx, tenantId, id, { state: row.state });
	const after = { substituteUserId };
	const { userId } = row;
	const told = { entity: tracedAs(row), id, userId, action: "substitute-named", after };
	await absenceMatter.tell(context, told);
	return { id, version, state: row.state };
};

/** Keeps who is to stand in, and asks her where the absence is requested. Does nothing where she is named already. */
export async function nameSubstitute(
	context: MatterWriter,
	{ held, matter }: Opened,
	substituteUserId: string | null,
): Promise<void> {
	const { tx, tenantId } = context;
	const { row, kind } = held;
	if (substituteUserId === held.substituteUserId) return;
	const { id, userId, state } = row;
	if (state === "REJECTED" || state === "CANCELLED") return refuse(stateFinal);
	const due = state === "REQUESTED" ? await dueAt(context) : null;
	const named = substituteUserId === null ? null : { userId: substituteUserId, state, dueAt: due };
	await setSubstitute(tx, tenantId, id, named);
	tellSubstitutes(context, id, [held.substituteUserId, substituteUserId]);
	if (state !== "REQUESTED") return;
	await forgetAsking(context, row);
	await mailSubstitute(context, row, substituteUserId);
	const open = matter.openSteps.flatMap(({ purpose, kind: step }): StepKind[] =>
		purpose === "REQUEST" && step !== "SUBSTITUTE_APPROVAL" ? [step] : [],
	);
	const asked: StepKind[] =
		substituteUserId !== null && kind.substitute !== "NONE" ? ["SUBSTITUTE_APPROVAL"] : [];
	// a request without open steps does not exist: somebody is always asked
	const wanted: StepKind[] = [...open, ...asked];
	const subject = { entity: absenceMatter.entity, id, userId, purpose: "REQUEST" } as const;
	await setOpenSteps(tx, context, subject, wanted.length === 0 ? ["SUPERVISOR_APPROVAL"] : wanted);
}

export const listPossibleSubstitutes: Handler<Contract["listPossibleSubstitutes"]> = (
	context,
	{ userId, from, to },
) =>
	context.read(async (tx) => {
		const fault = rangeFault({ from, to });
		if (fault !== null) refuse(absenceFaultRefusals[fault]);
		await demandParty(tx, context, permission, userId);
		return { people: await possibleSubstitutes(tx, context.tenantId, userId, { from, to }) };
	});
