import type { ActivityState } from "#domain/approval/approval-state.ts";
import { decide } from "#domain/approval/decide.ts";
import { neededSteps } from "#domain/approval/decide-creation.ts";
import type { Allowed } from "#domain/approval/decision.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Accepted, RuleViolation } from "#kit/contract/rule-violation.ts";
import type { Acknowledged } from "#kit/server/refusals/demand-accepted.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { movesContract } from "../contract/matter-contract.ts";
import { reasonNeeded } from "../contract/refusals.ts";
import { carryOut, type MovedTo } from "./carry-out.ts";
import type { DeclaredMatter, GivenReason, MatterKind, MatterWriter } from "./declared-matter.ts";
import { decideOn, openMatter } from "./open-matter.ts";
import { demandRules, refuseDenied } from "./refuse-denied.ts";
import type { Acknowledgement } from "./sql/steps.ts";

type Moves = ReturnType<typeof movesContract>;

/** PLANNED → REQUESTED, with the steps that its settings ask for now. */
export async function request<K extends MatterKind>(
	of: DeclaredMatter<K>,
	context: MatterWriter,
	input: InputOf<Moves["request"]>,
): Promise<MovedTo> {
	const opened = await openMatter(of, context, input);
	if (input.newState === "PLANNED") decideOn(of, opened, { kind: "PLAN" });
	const { held } = opened;
	const said = await saidOf(of, context, held, input);
	const hasReason = (said ?? held.row.reason) !== null;
	const steps = neededSteps({ ...of.asks(held), asksSupervisor: true, hasReason });
	const decision = decideOn(of, opened, { kind: "REQUEST", steps });
	await of.checkRequest?.(context, held);
	const acknowledgement = await acceptedRules(of, context, held, decision.state, input);
	return carryOut(of, context, opened, decision, {
		action: "requested",
		reason: said,
		acknowledgement,
		...(said !== null && { givenReason: said }),
	});
}

/** REQUESTED → APPROVED. Open steps are named together with the rules that are broken: the person is asked once. */
export async function approve<K extends MatterKind>(
	of: DeclaredMatter<K>,
	context: MatterWriter,
	input: InputOf<Moves["approve"]>,
): Promise<MovedTo> {
	const opened = await openMatter(of, context, input);
	const { matter, party, held } = opened;
	const skipsOpenSteps = input.openStepSuperVisor;
	const decision = decide(matter, party, { kind: "APPROVE", skipsOpenSteps });
	if (!decision.allowed) {
		const isOpen = decision.code === "OPEN_APPROVAL_STEP";
		const broken = isOpen ? await brokenRules(of, context, held, "APPROVED") : [];
		return refuseDenied(of, decision.code, matter, broken);
	}
	const known = await acceptedRules(of, context, held, "APPROVED", input);
	return carryOut(of, context, opened, decision, {
		action: "approved",
		reason: input.reason,
		acknowledgement: withSkipped(decision, known),
	});
}

/** Steps that were skipped by their kinds, broken rules as they were shown. */
function withSkipped(
	{ closes }: Allowed,
	known: Acknowledged | undefined,
): Acknowledgement | undefined {
	const skipped = closes.filter(({ as }) => as === "SKIPPED").map(({ kind }) => kind);
	if (skipped.length === 0) return known;
	return {
		acknowledged: [...skipped, ...(known?.acknowledged ?? [])],
		overrides: { openStepSuperVisor: true, ...known?.overrides },
	};
}

/** REQUESTED → REJECTED, or the wanted cancellation of an approved matter refused. */
export async function reject<K extends MatterKind>(
	of: DeclaredMatter<K>,
	context: MatterWriter,
	{ reason, ...wanted }: InputOf<Moves["reject"]>,
): Promise<MovedTo> {
	const opened = await openMatter(of, context, wanted);
	const decision = decideOn(of, opened, { kind: "REJECT" });
	return carryOut(of, context, opened, decision, { action: "rejected", reason });
}

/** → CANCELLED, or a responsible person is asked to cancel it. */
export async function cancel<K extends MatterKind>(
	of: DeclaredMatter<K>,
	context: MatterWriter,
	{ reason, ...wanted }: InputOf<Moves["cancel"]>,
): Promise<MovedTo & { readonly cancellationRequested: boolean }> {
	const opened = await openMatter(of, context, wanted);
	const decision = decideOn(of, opened, { kind: "CANCEL" });
	const { cancellationRequested } = decision;
	const action = cancellationRequested ? "cancellation-requested" : "cancelled";
	const moved = await carryOut(of, context, opened, decision, { action, reason });
	return { ...moved, cancellationRequested };
}

export async function giveReason<K extends MatterKind>(
	of: DeclaredMatter<K>,
	context: MatterWriter,
	input: InputOf<Moves["giveReason"]>,
): Promise<MovedTo> {
	const opened = await openMatter(of, context, input);
	const decision = decideOn(of, opened, { kind: "GIVE_REASON" });
	const reason = (await saidOf(of, context, opened.held, input)) ?? refuse(reasonNeeded);
	const said = { action: "reason-given", reason, givenReason: reason };
	return carryOut(of, context, opened, decision, said);
}

async function saidOf<K extends MatterKind>(
	of: DeclaredMatter<K>,
	context: MatterWriter,
	held: K["held"],
	given: GivenReason,
): Promise<string | null> {
	return of.reason === undefined ? given.reason || null : of.reason(context, held, given);
}

async function brokenRules<K extends MatterKind>(
	of: DeclaredMatter<K>,
	...[context, held, state, values]: Parameters<NonNullable<DeclaredMatter<K>["rules"]>>
): Promise<RuleViolation[]> {
	return (await of.rules?.(context, held, state, values)) ?? [];
}

/** Refuses what breaks rules until it is accepted. @returns what belongs into the history */
export async function acceptedRules<K extends MatterKind>(
	of: DeclaredMatter<K>,
	context: MatterWriter,
	held: K["held"],
	state: ActivityState,
	accepted: Accepted,
	values?: K["values"],
): Promise<Acknowledged | undefined> {
	return demandRules(of, await brokenRules(of, context, held, state, values), accepted);
}
