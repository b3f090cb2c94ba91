import * as z from "zod/mini";
import { timeTrackingOverlaps } from "#areas/time-tracking/entries/contract/refusals.ts";
import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import {
	entryMatter,
	requestTimeTracking,
	updateTimeTracking,
} from "#areas/time-tracking/entries/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract, MendStep } from "../contract.ts";
import { stateOf } from "./sql.ts";

type Input = InputOf<typeof contract.sendDayMend>;

/** Each step is the request that somebody would make by hand: rights, rules and approval are those of the entries. */
export const sendDayMend: Handler<typeof contract.sendDayMend> = async (context, input) => {
	const entryIds: string[] = [];
	// a step behind another of the same entry meets what that one made of it
	const versions = new Map<string, number>();
	for (const step of input.steps) {
		const done = await send(context, input, step, versions);
		entryIds.push(done.id);
		versions.set(done.id, done.version);
	}
	return { entryIds };
};

interface Done {
	readonly id: string;
	readonly version: number;
}

async function send(
	context: WriteContext,
	input: Input,
	step: MendStep,
	versions: ReadonlyMap<string, number>,
): Promise<Done> {
	if (step.kind === "ENTER") return enter(context, input, step);
	const id = step.entryId;
	const version = versions.get(id) ?? step.version;
	const { tx, tenantId } = context;
	const state = await stateOf(tx, tenantId, input.userId, id);
	if (state === undefined) return refuse(commonRefusals.notFound);
	if (step.kind === "CHANGE") return change(context, input, { ...step, version }, state);
	const { reasonId, reason } = input;
	const given = { id, version, reasonId, reason };
	return { id, ...(await entryMatter.giveReason(context, given)) };
}

async function enter(
	context: WriteContext,
	input: Input,
	{ kind: _, ...values }: Extract<MendStep, { kind: "ENTER" }>,
): Promise<Done> {
	const { userId, reason } = input;
	const request = z.parse(entries.requestTimeTracking.input, {
		...values,
		userId,
		reason,
		accept: acceptedBy(input),
	});
	return requestTimeTracking(context, request);
}

/** What gives way to the new entry by the same mend is in nobody's way. */
function acceptedBy({ accept, steps }: Input): string[] {
	const givesWay = steps.some(({ kind }) => kind === "CHANGE");
	return givesWay ? [...accept, timeTrackingOverlaps.code] : [...accept];
}

/** What counts is asked to be changed; what nobody approved yet is changed, and still waits for approval. */
async function change(
	context: WriteContext,
	input: Input,
	step: Extract<MendStep, { kind: "CHANGE" }>,
	state: string,
): Promise<Done> {
	const { kind: _, entryId: id, ...values } = step;
	const { reason, accept, steps } = input;
	if (state === "APPROVED") {
		const asked = { id, ...values, reason, accept };
		const { input: schema } = entries.requestTimeTrackingChange;
		await entryMatter.requestChange(context, z.parse(schema, asked));
		return { id, version: step.version };
	}
	// said as the reason of the entry where one is owed, by a step of its own
	const isGiven = steps.some((one) => one.kind === "REASON");
	const wanted = { id, ...values, accept, reason: isGiven ? null : reason };
	const { input: schema } = entries.updateTimeTracking;
	return updateTimeTracking(context, z.parse(schema, wanted));
}
