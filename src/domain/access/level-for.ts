import { isOnOff, type PermissionKey } from "./permission-keys.ts";
import type { PermissionLevel } from "./permission-level.ts";

/** What somebody wants to do with what a key guards. */
export type PermissionAction =
	| "LIST"
	| "READ"
	| "REQUEST"
	| "CREATE"
	| "CHANGE"
	| "APPROVE"
	| "REJECT"
	| "CANCEL"
	| "DELETE";

type Levels = Readonly<Record<PermissionAction, PermissionLevel>>;

const ordinary: Levels = {
	LIST: "LIST",
	READ: "READ",
	REQUEST: "WRITE",
	CREATE: "WRITE",
	CHANGE: "WRITE",
	APPROVE: "FULL",
	REJECT: "FULL",
	CANCEL: "FULL",
	DELETE: "FULL",
};

const decided: Levels = { ...ordinary, LIST: "READ" };

/**
 * The level an action needs. Where matters are decided on (time entries, absences) there is no list without details; a
 * key that is on or off needs READ, which only "on" includes.
 *
 * Example: absences.manage, CREATE → WRITE; users.manage, LIST → LIST.
 */
export function levelFor(key: PermissionKey, action: PermissionAction): PermissionLevel {
	if (isOnOff(key)) return "READ";
	const isDecided = key === "timetrackings.manage" || key === "absences.manage";
	return (isDecided ? decided : ordinary)[action];
}
