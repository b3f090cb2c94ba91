import { demandParty } from "#areas/time-tracking/approvals/server/public.ts";
import type { ActivityState } from "#domain/approval/approval-state.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { Accepted } from "#kit/contract/rule-violation.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { type CustomOfEntry, changeCustom } from "./change-custom.ts";
import { reasonOf } from "./check-kind.ts";
import { brokenRules, overlapsOf } from "./check-rules.ts";
import { checkedValues } from "./checked-values.ts";
import { entryMatter, holdPerson, permission } from "./entry-matter.ts";
import { isLong } from "./entry-times.ts";
import { decideNew, demandWrite, writeNewEntry } from "./new-entry.ts";
import type { EntryValues } from "./sql/entry.ts";

type Written = AnswerOf<typeof contract.requestTimeTracking>;

/** Times and words of somebody who enters time by hand, for herself or for others. */
export async function requestTimeTracking(
	context: WriteContext,
	input: InputOf<typeof contract.requestTimeTracking>,
): Promise<Written> {
	const { tx, tenantId, now } = context;
	const { userId, activityId } = input;
	const party = await demandParty(tx, context, permission, userId);
	// rights before all else that could be found out
	if (!party.forSelf) demandWrite(party);
	const person = await holdPerson(context, userId);
	const isPlan = input.state === "PLANNED";
	const whose = { person, isPlan };
	const { values: checked, activity } = await checkedValues(context, whose, input, null);
	const values = { ...checked, reason: await reasonOf(tx, tenantId, activityId, input) };
	const decision = decideNew(input.state, party, activity, values.reason);
	const { state } = decision;
	const id = newId(now.getTime());
	const known = await knownRules(context, { ...values, id, userId, state }, input);
	await writeNewEntry(context, { id, userId, zone: person.zone, known }, values, decision);
	const custom = { id, userId, activityId, change: input.custom, isNew: true };
	return finish(context, { custom, version: 1, state }, values);
}

export async function updateTimeTracking(
	context: WriteContext,
	input: InputOf<typeof contract.updateTimeTracking>,
): Promise<Written> {
	const { tx, tenantId } = context;
	const { activityId } = input;
	const opened = await entryMatter.open(context, input);
	const decision = entryMatter.decide(opened, { kind: "EDIT" });
	const { row, person } = opened.held;
	const said = await reasonOf(tx, tenantId, activityId, input);
	const isPlan = row.state === "PLANNED";
	const { values } = await checkedValues(context, { person, isPlan, row }, input, said);
	const { id, userId } = row;
	const { state } = decision;
	const acknowledgement = await knownRules(context, { ...values, id, userId, state }, input);
	const done = { action: "changed", values, acknowledgement };
	const { version } = await entryMatter.carryOut(context, opened, decision, done);
	const custom = { id, userId, activityId, change: input.custom, isNew: false };
	return finish(context, { custom, version, state }, values);
}

/** Refuses what breaks rules until it is accepted; a plan breaks none yet. */
async function knownRules(
	context: WriteContext,
	entry: Parameters<typeof brokenRules>[1],
	accepted: Accepted,
) {
	if (entry.state === "PLANNED") return undefined;
	return entryMatter.demandRules(await brokenRules(context, entry), accepted);
}

/** What the company adds to it, and what has to be known of its times. */
async function finish(
	context: WriteContext,
	{ custom, ...done }: { custom: CustomOfEntry; version: number; state: ActivityState },
	values: EntryValues,
): Promise<Written> {
	const { tx, tenantId } = context;
	const { id, userId } = custom;
	await changeCustom(context, custom);
	const overlaps = await overlapsOf(tx, tenantId, { ...values, id, userId });
	return { id, ...done, warnings: { isLong: isLong(values), overlaps } };
}
