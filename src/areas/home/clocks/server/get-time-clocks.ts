import { type DayBounds, dayBounds } from "#domain/time/day-bounds.ts";
import { isoOfSecond, minuteOf, secondOfMilliseconds } from "#domain/time/epoch.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { localDayOf } from "#domain/time/local-time.ts";
import type { EpochSecond, LocalDay } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import {
	type ClockEntry,
	type ClockState,
	clockState,
} from "#domain/working-time/timeline/clock-state.ts";
import { interruptedBy, type Memory } from "#domain/working-time/timeline/layers.ts";
import type { TimeClass } from "#domain/working-time/timeline/time-class.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { contract, TimeClocks } from "../contract.ts";
import { type ClockActivities, clockActivities } from "./clock-activities.ts";
import { type ClockRow, clockFacts } from "./sql.ts";

/** A shift that reaches into today began at most so many days ago. */
const reachDays = 2;

export async function getTimeClocks(
	context: ReadContext,
	{ projectNodeIds = [] }: InputOf<typeof contract.getTimeClocks>,
): Promise<TimeClocks> {
	const { session, now } = context;
	const zone = zoneOf(session.timeZone);
	const second = secondOfMilliseconds(now.getTime());
	const today = localDayOf(minuteOf(second), zone);
	const facts = await factsOf(context, today, projectNodeIds);
	const day = dayBounds(today, zone);
	const entries = countedEntries(facts);
	const running = entries.find((entry) => entry.end === null) ?? null;
	const { shiftGapMinutes, targetMinutes } = facts;
	const state = clockState({ entries, running, day, now: second, shiftGapMinutes });
	const activities = clockActivities(facts.activities);
	const current = activities.byId(running?.activityId);
	return {
		targetTime: targetMinutes === null ? null : targetMinutes * 60,
		shift: shiftOf(facts),
		defaultWorkTimeActivity: activities.defaultWork,
		defaultPauseActivity: activities.defaultPause,
		workTimeClock: workTimeClock(state, running, current),
		interrupted: interruptedBy(running && { ...running, ...(running.memory as Memory) }, (layer) =>
			activities.byId(layer?.activityId),
		),
		actionActivities: activities.actions,
		pauseActivities: activities.pauses,
		projectClocks: projectClocks(facts, state, current),
		day: {
			date: isoOfDay(today),
			zone: zone.name,
			entries: entriesOfDay(facts, day, activities.byId),
		},
		serverTime: now.toISOString(),
	};
}

async function factsOf(
	{ session, once, now }: ReadContext,
	today: LocalDay,
	nodeIds: readonly string[],
): Promise<ClockRow> {
	const { tenantId, userId } = session;
	const from = isoOfDay((today - reachDays) as LocalDay);
	const asked = clockFacts(tenantId, userId, from, isoOfDay(today), nodeIds, now);
	const [row] = await once<ClockRow>(asked);
	return row as ClockRow;
}

function shiftOf({ shift }: ClockRow): TimeClocks["shift"] {
	return shift && { ...shift, begin: isoOfSecond(shift.begin), end: isoOfSecond(shift.end) };
}

type CountedEntry = ClockEntry & Pick<ClockRow["entries"][number], "activityId" | "memory">;

function countedEntries({ entries }: ClockRow): CountedEntry[] {
	return entries
		.filter((entry) => entry.counts)
		.map((entry) => ({
			...entry,
			begin: entry.begin as EpochSecond,
			end: entry.end as EpochSecond | null,
			classType: entry.classType as TimeClass,
		}));
}

function workTimeClock(
	{ status, workTime, pauseTime, since }: ClockState,
	running: CountedEntry | null,
	currentActivity: TimeClocks["workTimeClock"]["currentActivity"],
): TimeClocks["workTimeClock"] {
	return {
		status,
		currentActivity,
		workTime,
		pauseTime,
		pauseIsPaid: running?.classType === "BREAK",
		since: since === null ? null : isoOfSecond(since),
	};
}

function projectClocks(
	{ nodes }: ClockRow,
	{ runningNodeId, workTimeByNode }: ClockState,
	current: TimeClocks["workTimeClock"]["currentActivity"],
): TimeClocks["projectClocks"] {
	return nodes.map((node) => {
		const { id } = node.projectNode;
		const isRunning = id === runningNodeId;
		const workTime = workTimeByNode.get(id) ?? 0;
		const status = isRunning ? "RUNNING" : "STOPPED";
		return { ...node, status, workTime, currentActivity: isRunning ? current : null };
	});
}

/** What lies in the local day, and the running entry, whenever it began. */
function entriesOfDay(
	{ entries }: ClockRow,
	day: DayBounds,
	activityById: ClockActivities["byId"],
): TimeClocks["day"]["entries"] {
	return entries
		.filter((entry) => entry.end === null || entry.end > day.begin * 60)
		.flatMap((entry) => {
			const activity = activityById(entry.activityId);
			if (activity === null) return [];
			return {
				id: entry.id,
				begin: isoOfSecond(entry.begin),
				end: entry.end === null ? null : isoOfSecond(entry.end),
				activity,
				projectNodeId: entry.nodeId,
				state: entry.state,
			};
		});
}
