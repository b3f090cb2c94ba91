import {
	demandParty,
	historyOf,
	setOpenSteps,
} from "#areas/time-tracking/approvals/server/public.ts";
import { retireEntries } from "#areas/time-tracking/bookings/server/public.ts";
import type { ActivityState } from "#domain/approval/approval-state.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { Accepted } from "#kit/contract/rule-violation.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import type { contract } from "../contract.ts";
import { type CustomOfEntry, changeCustom } from "./change-custom.ts";
import { brokenRules, overlapsOf } from "./check-rules.ts";
import { checkedValues, reasonOf } from "./checked-values.ts";
import { entryMatter, holdPerson, permission } from "./entry-matter.ts";
import { isLong, reckonAnew } from "./entry-times.ts";
import { decideNew, demandWrite, writeNewEntry } from "./new-entry.ts";
import { deleteEntry, type EntryValues } from "./sql/entry.ts";

/**
 * What was booked or decided becomes CANCELLED, by somebody who may cancel it. A plan is really deleted. A request that
 * nobody answered is taken out of every list, but its row stays: its history is kept for ever and points to it.
 */
export const deleteTimeTracking: Handler<typeof contract.deleteTimeTracking> = async (
	context,
	{ id, version },
) => {
	const { tx, tenantId } = context;
	const opened = await entryMatter.open(context, { id, version });
	const { row } = opened.held;
	entryMatter.decide(opened, { kind: "CANCEL" });
	const { entity } = entryMatter;
	const history = await historyOf(tx, tenantId, { entity, id });
	if (row.startBookingId !== null || history.isDecided) {
		const input = { id, version, reason: null };
		const { cancellationRequested } = await entryMatter.cancel(context, input);
		return { isDeleted: false, cancellationRequested };
	}
	const { userId } = row;
	if (history.hasEvents) {
		await setOpenSteps(tx, context, { entity, id, userId, purpose: "REQUEST" }, []);
		await retireEntries(tx, tenantId, [id], context.now);
	} else await deleteEntry(tx, tenantId, id);
	await entryMatter.tell(context, { id, userId, action: "deleted", before: row, update: "DELETE" });
	await reckonAnew(context, [row]);
	return { isDeleted: true, cancellationRequested: false };
};

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
	const whose = { person, isPlan: input.state === "PLANNED" };
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
