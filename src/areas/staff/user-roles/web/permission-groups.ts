import { isOnOff, isPermissionKey, type PermissionKey } from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { Words } from "#kit/contract/texts.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

export type GroupName = keyof Words<typeof texts>["groups"];

/** Keys by the part of the product they belong to, in the order they are shown in. */
export const permissionGroups: Readonly<Record<GroupName, readonly PermissionKey[]>> = {
	everything: ["access.defaults"],
	organisation: [
		"users.manage",
		"units.manage",
		"sites.manage",
		"contracts.manage",
		"employmenttypes.manage",
		"qualifications.manage",
		"tags.manage",
		"customfields.manage",
	],
	time: [
		"timetrackings.manage",
		"activities.manage",
		"worksheets.manage",
		"timerules.manage",
		"overtime.manage",
		"liveview.enabled",
		"positions.manage",
	],
	absences: ["absences.manage", "sicknotes.manage", "leaveaccounts.manage", "holidays.manage"],
	planning: [
		"shiftplan.manage",
		"shiftplan.availabilities.own.manage",
		"appointments.manage",
		"calendar.showusersofownunit",
	],
	projects: ["projects.manage", "customers.manage", "contacts.manage"],
	payroll: ["payroll.manage", "specialaccounts.manage", "costcentres.manage", "reports.manage"],
	administration: [
		"roles.manage",
		"settings.manage",
		"apikeys.manage",
		"terminals.manage",
		"audit.manage",
	],
};

export const groupNames = Object.keys(permissionGroups) as GroupName[];

interface PermissionWords {
	readonly keyName: (key: string) => string;
	readonly groupName: (group: GroupName) => string;
	/** A key that is on or off knows only these two. */
	readonly levelName: (key: PermissionKey, level: PermissionLevel) => string;
}

/** How rights and their levels are called. */
export function usePermissionWords(): PermissionWords {
	const t = useTexts(texts);
	return {
		// keys of a version to come go by their own name
		keyName: (key) => (isPermissionKey(key) ? t.keys[key] : key),
		groupName: (group) => t.groups[group],
		levelName: (key, level) => {
			if (!isOnOff(key)) return t.levels[level];
			return level === "NONE" || level === "LIST" ? t.levels.off : t.levels.on;
		},
	};
}
