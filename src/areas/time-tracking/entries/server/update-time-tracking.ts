import { isoOfDay } from "../../../../domain/time/iso-day.ts";
import type { AnswerOf, InputOf } from "../../../../kit/contract/endpoint.ts";
import type { WriteContext } from "../../../../kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { checkTimes, isLong, localDayAt, timesOf } from "./check-entry.ts";
import { checkKind, reasonOf } from "./check-kind.ts";
import { overlapsOf } from "./check-overlap.ts";
import { type OpenedEntry, openEntry } from "./open-entry.ts";
import { decideOn, settle } from "./settle.ts";
import type { EntryValues } from "./sql/entry.ts";

type Endpoint = (typeof contract)["updateTimeTracking"];
type Given = Pick<
	InputOf<Endpoint>,
	"begin" | "end" | "activityId" | "projectNodeId"
>;

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
	const version = await settle(context, opened, decision, {
		action: "changed",
		values,
	});
	const { id, userId } = entry;
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
	checkTimes(
		times,
		{ ...person, zone: entry.zone },
		{ now, isPlan: entry.state === "PLANNED" },
	);
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
