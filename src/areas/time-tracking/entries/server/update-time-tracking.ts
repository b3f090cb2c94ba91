import { isoOfDay } from "#domain/time/iso-day.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { changeCustom } from "./change-custom.ts";
import { checkTimes, isLong, localDayAt, timesOf } from "./check-entry.ts";
import { checkKind, reasonOf } from "./check-kind.ts";
import { overlapsOf } from "./check-overlap.ts";
import { acceptedRules } from "./check-rules.ts";
import { employedAt } from "./employed-on.ts";
import { type OpenedEntry, openEntry } from "./open-entry.ts";
import { decideOn, settle } from "./settle.ts";
import type { EntryValues } from "./sql/entry.ts";

type Endpoint = (typeof contract)["updateTimeTracking"];
type Given = Pick<InputOf<Endpoint>, "begin" | "end" | "activityId" | "projectNodeId">;

export async function updateTimeTracking(
	context: WriteContext,
	input: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	const opened = await openEntry(context, input);
	const decision = decideOn(opened, { kind: "EDIT" });
	const { entry } = opened;
	const said = await reasonOf(tx, tenantId, input.activityId, input);
	const values = await changedValues(context, opened, input, said);
	const { id, userId } = entry;
	const { state } = decision;
	const proposal = { ...values, id, userId, state };
	const acknowledgement =
		state === "PLANNED" ? undefined : await acceptedRules(context, proposal, input);
	const version = await settle(context, opened, decision, {
		action: "changed",
		values,
		...(acknowledgement && { acknowledgement }),
	});
	const { custom: change, activityId } = input;
	await changeCustom(context, { id, userId, activityId, change, isNew: false });
	const overlaps = await overlapsOf(tx, { tenantId, userId, id }, values);
	const warnings = { isLong: isLong(values), overlaps };
	return { id, version, state: decision.state, warnings };
}

/** What an entry is to hold, checked; nothing said leaves the former reason. */
export async function changedValues(
	{ tx, tenantId, now }: WriteContext,
	{ entry, person }: OpenedEntry,
	given: Given,
	said: string | null,
): Promise<EntryValues> {
	const times = timesOf(given);
	const placed = { ...person, zone: entry.zone };
	const employed = await employedAt({ tx, tenantId }, placed, times);
	checkTimes(times, employed, { now, isPlan: entry.state === "PLANNED" });
	const { activityId, projectNodeId } = given;
	const { userId } = entry;
	const activity = await checkKind(tx, tenantId, userId, given, entry);
	return {
		...times,
		day: isoOfDay(localDayAt(times.begin, entry.zone)),
		activityId,
		classType: activity.classType,
		projectNodeId,
		reason: said ?? entry.reason,
		needsReason: entry.needsReason || activity.reasonRequired,
	};
}
