import type { AnswerOf, InputOf } from "../../../../kit/contract/endpoint.ts";
import type { WriteContext } from "../../../../kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { openEntry } from "./open-entry.ts";
import { decideOn, settle } from "./settle.ts";

type Endpoint = (typeof contract)["approveTimeTracking"];

export async function approveTimeTracking(
	context: WriteContext,
	{ id, version, reason, openStepSuperVisor }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const opened = await openEntry(context, { id, version });
	const decision = decideOn(opened, {
		kind: "APPROVE",
		skipsOpenSteps: openStepSuperVisor,
	});
	const skipped = decision.closes.filter(({ as }) => as === "SKIPPED");
	const next = await settle(context, opened, decision, {
		action: "approved",
		reason,
		...(skipped.length > 0 && {
			acknowledgement: {
				acknowledged: skipped.map(({ kind }) => kind),
				overrides: { openStepSuperVisor },
			},
		}),
	});
	return { version: next, state: decision.state };
}
