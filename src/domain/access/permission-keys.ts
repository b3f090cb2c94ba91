import { type PermissionLevel, permissionLevels } from "./permission-level.ts";

/** Stands for every key: the person who holds a level on it holds that level on all. */
export const defaultsKey = "access.defaults";

/** Everything that can be granted. */
export const permissionKeys = [
	defaultsKey,
	"users.manage",
	"timetrackings.manage",
	"absences.manage",
	"shiftplan.manage",
	"shiftplan.availabilities.own.manage",
	"calendar.showusersofownunit",
	"liveview.enabled",
	"units.manage",
	"sites.manage",
	"roles.manage",
	"activities.manage",
	"worksheets.manage",
	"timerules.manage",
	"leaveaccounts.manage",
	"overtime.manage",
	"specialaccounts.manage",
	"appointments.manage",
	"projects.manage",
	"customers.manage",
	"contacts.manage",
	"qualifications.manage",
	"costcentres.manage",
	"holidays.manage",
	"payroll.manage",
	"reports.manage",
	"settings.manage",
	"apikeys.manage",
	"terminals.manage",
	"audit.manage",
	"contracts.manage",
	"tags.manage",
	"customfields.manage",
	"employmenttypes.manage",
	"sicknotes.manage",
	"positions.manage",
] as const;

export type PermissionKey = (typeof permissionKeys)[number];

const onOffKeys: ReadonlySet<PermissionKey> = new Set([
	"calendar.showusersofownunit",
	"liveview.enabled",
]);

const placelessKeys: ReadonlySet<PermissionKey> = new Set([
	"calendar.showusersofownunit",
	"liveview.enabled",
	"shiftplan.availabilities.own.manage",
]);

export function isPermissionKey(text: string): text is PermissionKey {
	return (permissionKeys as readonly string[]).includes(text);
}

/** Keys that are simply on or off. On is stored as FULL and asked for with READ. */
export function isOnOff(key: PermissionKey): boolean {
	return onOffKeys.has(key);
}

/** Keys about oneself or a whole screen: wherever they were granted, they hold everywhere. */
export function isPlaceless(key: PermissionKey): boolean {
	return placelessKeys.has(key);
}

/** Levels that a role editor offers for a key. Example: liveview.enabled → NONE, FULL. */
export function grantableLevels(key: PermissionKey): readonly PermissionLevel[] {
	return isOnOff(key) ? ["NONE", "FULL"] : permissionLevels;
}
