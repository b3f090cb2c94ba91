import type { Acknowledgement } from "#areas/time-tracking/approvals/server/public.ts";
import { decide } from "#domain/approval/decide.ts";
import type { Allowed } from "#domain/approval/decision.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { Acknowledged } from "#kit/server/demand-accepted.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { acceptedRulesOf, brokenRulesOf } from "./check-rules.ts";
import { type OpenedEntry, openEntry } from "./open-entry.ts";
import { refuseDenied } from "./refuse-denied.ts";
import { settle } from "./settle.ts";

type Endpoint = (typeof contract)["approveTimeTracking"];
type Input = InputOf<Endpoint>;

export async function approveTimeTracking(
	context: WriteContext,
	input: Input,
): Promise<AnswerOf<Endpoint>> {
	const { id, version, reason } = input;
	const opened = await openEntry(context, { id, version });
	const decision = await decideApproval(context, opened, input);
	const known = await acceptedRulesOf(context, opened, "APPROVED", input);
	const next = await settle(context, opened, decision, {
		action: "approved",
		reason,
		...acknowledgementOf(decision, known),
	});
	return { version: next, state: decision.state };
}

/** Steps that are open are told together with the rules that are broken: whoever decides is asked once. */
async function decideApproval(
	context: WriteContext,
	opened: OpenedEntry,
	{ openStepSuperVisor }: Input,
): Promise<Allowed> {
	const { matter, party } = opened;
	const decision = decide(matter, party, {
		kind: "APPROVE",
		skipsOpenSteps: openStepSuperVisor,
	});
	if (decision.allowed) return decision;
	const { code } = decision;
	return code === "OPEN_APPROVAL_STEP"
		? refuseDenied(code, matter, await brokenRulesOf(context, opened, "APPROVED"))
		: refuseDenied(code, matter);
}

/** Steps that were skipped by their kinds, broken rules as they were told. */
function acknowledgementOf(
	{ closes }: Allowed,
	known: Acknowledged | undefined,
): { readonly acknowledgement?: Acknowledgement } {
	const skipped = closes.filter(({ as }) => as === "SKIPPED").map(({ kind }) => kind);
	if (skipped.length === 0 && known === undefined) return {};
	return {
		acknowledgement: {
			acknowledged: [...skipped, ...(known?.acknowledged ?? [])],
			overrides: {
				...(skipped.length > 0 && { openStepSuperVisor: true }),
				...known?.overrides,
			},
		},
	};
}
