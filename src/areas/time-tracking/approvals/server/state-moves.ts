import type { ActivityState } from "#domain/approval/approval-state.ts";
import { decide } from "#domain/approval/decide.ts";
import { neededSteps } from "#domain/approval/decide-creation.ts";
import type { Allowed } from "#domain/approval/decision.ts";
import type { Accepted, RuleViolation } from "#kit/contract/rule-violation.ts";
import type { Acknowledged } from "#kit/server/refusals/demand-accepted.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { reasonNeeded } from "../contract/refusals.ts";
import { carryOut } from "./carry-out.ts";
import type { DeclaredMatter, GivenReason, MatterKind, MatterWriter } from "./declared-matter.ts";
import { decideOn, type OpenedMatter, openMatter } from "./open-matter.ts";
import { demandRules, refuseDenied } from "./refuse-denied.ts";
import type { Acknowledgement } from "./sql/steps.ts";

interface Wanted {
	readonly id: string;
	readonly version: number;
}

interface MovedTo {
	readonly version: number;
	readonly state: ActivityState;
}

/** PLANNED → REQUESTED, with the steps that its settings ask for now. */
export async function request<K extends MatterKind>(
	of: DeclaredMatter<K>,
	context: MatterWriter,
	input: Wanted & GivenReason & Accepted & { readonly newState: "PLANNED" | "REQUESTED" },
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
	const version = await carryOut(of, context, opened, decision, {
		action: "requested",
		reason: said,
		acknowledgement,
		...(said !== null && { givenReason: said }),
	});
	return { version, state: decision.state };
}

/** REQUESTED → APPROVED. Open steps are named together with the rules that are broken: the person is asked once. */
export async function approve<K extends MatterKind>(
	of: DeclaredMatter<K>,
	context: MatterWriter,
	input: Wanted &
		Accepted & { readonly reason: string | null; readonly openStepSuperVisor: boolean },
): Promise<MovedTo> {
	const opened = await openMatter(of, context, input);
	const decision = await decideApproval(of, context, opened, input.openStepSuperVisor);
	const known = await acceptedRules(of, context, opened.held, "APPROVED", input);
	const version = await carryOut(of, context, opened, decision, {
		action: "approved",
		reason: input.reason,
		acknowledgement: withSkipped(decision, known),
	});
	return { version, state: decision.state };
}

async function decideApproval<K extends MatterKind>(
	of: DeclaredMatter<K>,
	context: MatterWriter,
	{ matter, party, held }: OpenedMatter<K>,
	skipsOpenSteps: boolean,
): Promise<Allowed> {
	const decision = decide(matter, party, { kind: "APPROVE", skipsOpenSteps });
	if (decision.allowed) return decision;
	const broken: readonly RuleViolation[] =
		decision.code === "OPEN_APPROVAL_STEP"
			? ((await of.rules?.(context, held, "APPROVED")) ?? [])
			: [];
	return refuseDenied(of, decision.code, matter, broken);
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
	{ reason, ...wanted }: Wanted & { readonly reason: string | null },
): Promise<MovedTo> {
	const opened = await openMatter(of, context, wanted);
	const decision = decideOn(of, opened, { kind: "REJECT" });
	const version = await carryOut(of, context, opened, decision, { action: "rejected", reason });
	return { version, state: decision.state };
}

/** → CANCELLED, or a responsible person is asked to cancel it. */
export async function cancel<K extends MatterKind>(
	of: DeclaredMatter<K>,
	context: MatterWriter,
	{ reason, ...wanted }: Wanted & { readonly reason: string | null },
): Promise<MovedTo & { readonly cancellationRequested: boolean }> {
	const opened = await openMatter(of, context, wanted);
	const decision = decideOn(of, opened, { kind: "CANCEL" });
	const { state, cancellationRequested } = decision;
	const version = await carryOut(of, context, opened, decision, {
		action: cancellationRequested ? "cancellation-requested" : "cancelled",
		reason,
	});
	return { version, state, cancellationRequested };
}

export async function giveReason<K extends MatterKind>(
	of: DeclaredMatter<K>,
	context: MatterWriter,
	input: Wanted & GivenReason,
): Promise<MovedTo> {
	const opened = await openMatter(of, context, input);
	const decision = decideOn(of, opened, { kind: "GIVE_REASON" });
	const said = (await saidOf(of, context, opened.held, input)) ?? refuse(reasonNeeded);
	const version = await carryOut(of, context, opened, decision, {
		action: "reason-given",
		reason: said,
		givenReason: said,
	});
	return { version, state: decision.state };
}

async function saidOf<K extends MatterKind>(
	of: DeclaredMatter<K>,
	context: MatterWriter,
	held: K["held"],
	given: GivenReason,
): Promise<string | null> {
	return of.reason === undefined ? given.reason || null : of.reason(context, held, given);
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
	const violations = (await of.rules?.(context, held, state, values)) ?? [];
	return demandRules(of, violations, accepted);
}
