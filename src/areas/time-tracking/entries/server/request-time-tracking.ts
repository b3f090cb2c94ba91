import { demandParty } from "#areas/time-tracking/approvals/server/public.ts";
import type { BookedActivity, BookedPerson } from "#areas/time-tracking/bookings/server/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { changeCustom } from "./change-custom.ts";
import { checkTimes, isLong, localDayAt, timesOf } from "./check-entry.ts";
import { checkKind, reasonOf } from "./check-kind.ts";
import { overlapsOf } from "./check-overlap.ts";
import { brokenRules } from "./check-rules.ts";
import { employedAt } from "./employed-on.ts";
import { entryMatter, holdPerson, permission } from "./entry-matter.ts";
import { decideNew, demandWrite, writeNewEntry } from "./new-entry.ts";
import type { EntryValues } from "./sql/entry.ts";

type Endpoint = (typeof contract)["requestTimeTracking"];
type Input = InputOf<Endpoint>;

/** Times and words of somebody who enters time by hand, for herself or for others. */
export async function requestTimeTracking(
	context: WriteContext,
	input: Input,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId, now } = context;
	const { userId } = input;
	const party = await demandParty(tx, context, permission, userId);
	// rights before all else that could be found out
	if (!party.forSelf) demandWrite(party);
	const person = await holdPerson(context, userId);
	const times = timesOf(input);
	const employed = await employedAt(context, person, times);
	checkTimes(times, employed, { now, isPlan: input.state === "PLANNED" });
	const activity = await checkKind(tx, tenantId, userId, input);
	const values = await valuesOf(context, input, activity, person);
	const decision = decideNew(input.state, party, activity, values.reason);
	const id = newId(now.getTime());
	const { state } = decision;
	const proposal = { ...values, id, userId, state };
	const known =
		state === "PLANNED"
			? undefined
			: entryMatter.demandRules(await brokenRules(context, proposal), input);
	const overlaps = await overlapsOf(tx, { tenantId, userId, id }, times);
	const place = { id, userId, zone: person.zone, known };
	await writeNewEntry(context, place, values, decision);
	const { custom: change, activityId } = input;
	await changeCustom(context, { id, userId, activityId, change, isNew: true });
	const warnings = { isLong: isLong(times), overlaps };
	return { id, version: 1, state, warnings };
}

async function valuesOf(
	{ tx, tenantId }: WriteContext,
	input: Input,
	activity: BookedActivity,
	{ zone }: BookedPerson,
): Promise<EntryValues> {
	const times = timesOf(input);
	const { activityId, projectNodeId } = input;
	const reason = await reasonOf(tx, tenantId, activityId, input);
	return {
		...times,
		day: isoOfDay(localDayAt(times.begin, zone)),
		activityId,
		classType: activity.classType,
		projectNodeId,
		reason,
		needsReason: activity.reasonRequired,
	};
}
