import { settleAbsence } from "#areas/absences/leave-accounts/server/public.ts";
import { meetAbsences } from "#areas/shift-planning/open-shifts/server/public.ts";
import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import { demandParty, type MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import { decideCreation } from "#domain/approval/decide-creation.ts";
import type { Allowed } from "#domain/approval/decision.ts";
import { mayAct, type Party } from "#domain/approval/matter.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Accepted, RuleViolation } from "#kit/contract/rule-violation.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import type { Acknowledged } from "#kit/server/refusals/demand-accepted.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import {
	absenceMatter,
	askedOf,
	holdPerson,
	keepingApart,
	permission,
	reckonAnew,
	tracedAs,
} from "./absence-matter.ts";
import { changeCustom } from "./change-custom.ts";
import { checkRules } from "./check-rules.ts";
import { type CheckedAbsence, checkedAbsence, checkSubstitute } from "./checked-absence.ts";
import { storedCosts } from "./cost-of-absence.ts";
import { attachFiles } from "./files/add-absence-file.ts";
import { makeRoom } from "./give-way.ts";
import { type AbsenceKind, type HeldAbsence, insertAbsence, writeCosts } from "./sql/absence.ts";
import { setSubstitute } from "./sql/substitutes.ts";
import { dueAt } from "./stand-in/due-at.ts";
import { nameSubstitute } from "./stand-in/substitutes.ts";
import { mailSubstitute, tellSubstitutes } from "./stand-in/tell-substitute.ts";

type Contract = typeof contract;

/** Somebody asks for an absence, for herself or for others. */
export const requestAbsence: Handler<Contract["requestAbsence"]> = async (context, input) => {
	const { tx, tenantId, now } = context;
	const { userId, substituteUserId } = input;
	const party = await demandParty(tx, context, permission, userId);
	// rights before all else that could be found out
	if (!mayAct(party)) refuse(commonRefusals.forbidden, { permission, level: "WRITE" });
	await holdPerson(context, userId);
	const { kind, values } = await checkedAbsence(tx, tenantId, userId, input);
	await checkSubstitute(context, userId, kind, substituteUserId);
	const reason = input.reason || null;
	const decision = decideNew(input.state, party, kind, { substituteUserId, reason });
	const { state } = decision;
	const wanted = { id: null, userId, kind, values, substituteUserId };
	const { costs, violations } = await checkRules(context, wanted, party);
	const known = state === "PLANNED" ? undefined : accepted(violations, input);
	const id = newId(now.getTime());
	const row = { ...values, id, userId, state, reason, version: 1 };
	await writeNew(context, row, decision, { known, substituteUserId });
	await changeCustom(context, { absence: row, change: input.custom, isNew: true });
	await attachFiles(context, row, input.fileIds);
	await writeCosts(tx, tenantId, row, storedCosts(costs));
	await settleAbsence(context, id);
	if (state === "APPROVED") {
		await meetAbsences({ ...context, today: todayOf(context) }, [row]);
	}
	return { id, version: 1, state };
};

type Wanted = "PLANNED" | "REQUESTED" | "APPROVED";

/** How an absence begins, or its refusal. */
function decideNew(
	state: Wanted,
	party: Party,
	kind: AbsenceKind,
	said: { readonly substituteUserId: string | null; readonly reason: string | null },
): Allowed {
	const decision = decideCreation(state, party, {
		...askedOf(kind, said.substituteUserId),
		hasReason: said.reason !== null,
		selfApproval: kind.mayApproveOwn,
	});
	return decision.allowed ? decision : absenceMatter.refuseDenied(decision.code);
}

/** Writes an absence with its steps, its history and its trace; what counts already in its time gives way first. */
async function writeNew(
	context: MatterWriter,
	row: HeldAbsence,
	decision: Allowed,
	{
		known,
		substituteUserId,
	}: { readonly known: Acknowledged | undefined; readonly substituteUserId: string | null },
): Promise<void> {
	const { tx, tenantId } = context;
	const { id, userId, state } = row;
	const counts = state === "APPROVED";
	const gaveWay = counts ? await makeRoom(context, { id, userId, values: row }) : [];
	await keepingApart(() => insertAbsence(tx, tenantId, row));
	await nameFirst(context, row, substituteUserId);
	const said = { reason: row.reason, acknowledgement: known };
	await absenceMatter.begin(context, { id, userId }, decision, said);
	const after = { ...row, substituteUserId };
	const told = { entity: tracedAs(row), id, userId, action: "created", after };
	await absenceMatter.tell(context, { ...told, update: "CREATE" });
	await reckonAnew(context, counts ? [row, ...gaveWay] : []);
}

/** Who is to stand in for a new absence; asked at once where it is requested. */
async function nameFirst(
	context: MatterWriter,
	row: HeldAbsence,
	userId: string | null,
): Promise<void> {
	if (userId === null) return;
	const { id, state } = row;
	const isSettled = state === "APPROVED" || state === "PLANNED";
	const named = isSettled
		? { userId, state, dueAt: null }
		: { userId, state: "REQUESTED" as const, dueAt: await dueAt(context) };
	await setSubstitute(context.tx, context.tenantId, id, named);
	if (!isSettled) await mailSubstitute(context, row, userId);
	tellSubstitutes(context, id, [userId]);
}

export const updateAbsence: Handler<Contract["updateAbsence"]> = async (context, input) => {
	const { tx, tenantId } = context;
	const { substituteUserId } = input;
	const opened = await absenceMatter.open(context, input);
	const decision = absenceMatter.decide(opened, { kind: "EDIT" });
	const { row } = opened.held;
	const { id, userId } = row;
	const { kind, values }: CheckedAbsence = await checkedAbsence(tx, tenantId, userId, input, row);
	await checkSubstitute(context, userId, kind, substituteUserId);
	const wanted = { id, userId, kind, values, substituteUserId };
	const { violations } = await checkRules(context, wanted, opened.party);
	const acknowledgement = row.state === "PLANNED" ? undefined : accepted(violations, input);
	const done = {
		action: "changed",
		values,
		acknowledgement,
		...(input.reason && { givenReason: input.reason }),
	};
	const { version, state } = await absenceMatter.carryOut(context, opened, decision, done);
	const absence = { ...values, id, userId };
	await changeCustom(context, { absence, change: input.custom, isNew: false });
	await nameSubstitute(context, opened, substituteUserId);
	return { id, version, state };
};

/** Refuses what breaks rules until it is accepted; who overwrites has accepted what gives way. */
function accepted(
	violations: readonly RuleViolation[],
	{ forceOverwrite, accept, openShiftsTool }: Accepted & { readonly forceOverwrite: boolean },
) {
	const overwritten = forceOverwrite ? ["ABSENCE_CONFLICT"] : [];
	return absenceMatter.demandRules(violations, {
		accept: [...accept, ...overwritten],
		openShiftsTool,
	});
}
