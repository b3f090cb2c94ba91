import {
	holdsAnywhere,
	holdsGlobally,
	may,
	type Place,
} from "../../../domain/access/may.ts";
import type { PermissionKey } from "../../../domain/access/permission-keys.ts";
import type { PermissionLevel } from "../../../domain/access/permission-level.ts";
import type { PermissionMap } from "../../../domain/access/permission-map.ts";

interface Right {
	readonly key: PermissionKey;
	readonly level: PermissionLevel;
}

const readTimes: Right = { key: "timetrackings.manage", level: "READ" };
const readAbsences: Right = { key: "absences.manage", level: "READ" };
const readShifts: Right = { key: "shiftplan.manage", level: "READ" };
const liveView: Right = { key: "liveview.enabled", level: "READ" };

/** Who, beside the person concerned, is told of a topic. A topic that is not listed is told to the person alone. */
const watching: Readonly<Record<string, readonly Right[]>> = {
	CLOCKS: [readTimes, liveView],
	TRACKINGS: [readTimes],
	ABSENCES: [readAbsences, liveView],
	SHIFTS: [readShifts],
};

/** Whether somebody may watch the topic at all, be it of a single unit. */
export function watchesAnywhere(
	permissions: PermissionMap,
	topic: string,
): boolean {
	return rights(topic).some(({ key, level }) =>
		holdsAnywhere(permissions, key, level),
	);
}

export function watchesEverywhere(
	permissions: PermissionMap,
	topic: string,
): boolean {
	return rights(topic).some(({ key, level }) =>
		holdsGlobally(permissions, key, level),
	);
}

export function watchesPlace(
	permissions: PermissionMap,
	topic: string,
	place: Place,
): boolean {
	return rights(topic).some(({ key, level }) =>
		may(permissions, key, level, place),
	);
}

function rights(topic: string): readonly Right[] {
	return watching[topic] ?? [];
}
