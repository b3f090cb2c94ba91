import { neededSteps } from "#domain/approval/needed-steps.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { checkTimes } from "./check-entry.ts";
import { reasonOf } from "./check-kind.ts";
import { acceptedRulesOf } from "./check-rules.ts";
import { employedAt } from "./employed-on.ts";
import { openEntry } from "./open-entry.ts";
import { decideOn, settle } from "./settle.ts";

type Endpoint = (typeof contract)["requestTimeTrackingState"];

/** What was planned and has been done is requested, with the steps that its activity asks for now. */
export async function requestTimeTrackingState(
	context: WriteContext,
	input: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId, now } = context;
	const opened = await openEntry(context, input);
	if (input.newState === "PLANNED") decideOn(opened, { kind: "PLAN" });
	const { entry, activity, person } = opened;
	const said = await reasonOf(tx, tenantId, entry.activityId, input);
	const steps = neededSteps({
		asksSupervisor: true,
		asksReason: activity.reasonRequired,
		hasReason: (said ?? entry.reason) !== null,
		asksSubstitute: false,
		lacksLocation: activity.requiresGps,
		isAutoFinished: false,
	});
	const decision = decideOn(opened, { kind: "REQUEST", steps });
	const { begin, end } = entry;
	if (end !== null) {
		const employed = await employedAt(context, person, { begin });
		checkTimes({ begin, end }, employed, { now, isPlan: false });
	}
	const acknowledgement = await acceptedRulesOf(context, opened, decision.state, input);
	const version = await settle(context, opened, decision, {
		action: "requested",
		reason: said,
		...(acknowledgement && { acknowledgement }),
		...(said !== null && { givenReason: said }),
	});
	return { version, state: decision.state };
}
