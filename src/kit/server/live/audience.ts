import { holdsAnywhere, holdsGlobally, may, type Place } from "#domain/access/may.ts";
import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { PermissionMap } from "#domain/access/permission-map.ts";

interface Right {
	readonly key: PermissionKey;
	readonly level: PermissionLevel;
}

const readTimes: Right = { key: "timetrackings.manage", level: "READ" };
const readAbsences: Right = { key: "absences.manage", level: "READ" };
const readShifts: Right = { key: "shiftplan.manage", level: "READ" };
const liveView: Right = { key: "liveview.enabled", level: "READ" };
const listPeople: Right = { key: "users.manage", level: "LIST" };
const listTimes: Right = { key: "timetrackings.manage", level: "LIST" };

/** Rights that open a topic together. */
type Way = readonly Right[];

/** The status overview belongs to no place, so it opens nobody that one may not list. */
const live: readonly Way[] = [
	[liveView, listPeople],
	[liveView, listTimes],
];

/**
 * Who, beside the person concerned, hears of a topic: people who hold all rights of one of its ways. A topic that is
 * not listed reaches the person alone.
 */
const watching: Readonly<Record<string, readonly Way[]>> = {
	CLOCKS: [[readTimes], ...live],
	TRACKINGS: [[readTimes]],
	ABSENCES: [[readAbsences], ...live],
	SHIFTS: [[readShifts]],
};

/** Whether somebody may watch the topic at all, be it of a single unit. */
export function watchesAnywhere(permissions: PermissionMap, topic: string): boolean {
	return hasWay(topic, ({ key, level }) => holdsAnywhere(permissions, key, level));
}

export function watchesEverywhere(permissions: PermissionMap, topic: string): boolean {
	return hasWay(topic, ({ key, level }) => holdsGlobally(permissions, key, level));
}

export function watchesPlace(permissions: PermissionMap, topic: string, place: Place): boolean {
	return hasWay(topic, ({ key, level }) => may(permissions, key, level, place));
}

function hasWay(topic: string, isHeld: (right: Right) => boolean): boolean {
	return (watching[topic] ?? []).some((way) => way.every(isHeld));
}
