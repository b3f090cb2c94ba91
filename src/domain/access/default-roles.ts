import type { PermissionKey } from "./permission-keys.ts";
import type { PermissionLevel } from "./permission-level.ts";
import type { PermissionScope } from "./permission-map.ts";

export interface DefaultRole {
	readonly name: string;
	/** Every new person gets it. */
	readonly isDefault: boolean;
	/** The scope in which it is usually assigned; UNIT and SITE without a place mean the person's own. */
	readonly usualScope: PermissionScope;
	readonly grants: Readonly<Partial<Record<PermissionKey, PermissionLevel>>>;
}

const everybody = {
	"calendar.showusersofownunit": "FULL",
	"shiftplan.availabilities.own.manage": "WRITE",
} as const;

/**
 * The roles of a new tenant. What everybody may do with their own data (book, read, request) needs no grant. Positions
 * belong to nobody but the administrator; sick notes to those who must answer for them.
 */
export const defaultRoles: readonly DefaultRole[] = [
	{
		name: "Administrator",
		isDefault: false,
		usualScope: "GLOBAL",
		grants: { "access.defaults": "FULL" },
	},
	{
		name: "Personalabteilung",
		isDefault: false,
		usualScope: "GLOBAL",
		grants: {
			...everybody,
			"liveview.enabled": "FULL",
			"users.manage": "FULL",
			"contracts.manage": "FULL",
			"employmenttypes.manage": "FULL",
			"qualifications.manage": "FULL",
			"tags.manage": "FULL",
			"timetrackings.manage": "FULL",
			"absences.manage": "FULL",
			"sicknotes.manage": "FULL",
			"leaveaccounts.manage": "FULL",
			"overtime.manage": "FULL",
			"worksheets.manage": "FULL",
			"holidays.manage": "FULL",
			"appointments.manage": "FULL",
			"units.manage": "WRITE",
			"activities.manage": "WRITE",
			"timerules.manage": "WRITE",
			"specialaccounts.manage": "WRITE",
			"customfields.manage": "WRITE",
			"sites.manage": "READ",
			"roles.manage": "READ",
			"shiftplan.manage": "READ",
			"costcentres.manage": "READ",
			"projects.manage": "READ",
			"payroll.manage": "READ",
			"reports.manage": "READ",
			"terminals.manage": "READ",
		},
	},
	{
		name: "Abrechnung",
		isDefault: false,
		usualScope: "GLOBAL",
		grants: {
			...everybody,
			"payroll.manage": "FULL",
			"costcentres.manage": "FULL",
			"specialaccounts.manage": "WRITE",
			"overtime.manage": "WRITE",
			"users.manage": "READ",
			"units.manage": "READ",
			"sites.manage": "READ",
			"contracts.manage": "READ",
			"employmenttypes.manage": "READ",
			"timetrackings.manage": "READ",
			"absences.manage": "READ",
			"sicknotes.manage": "READ",
			"leaveaccounts.manage": "READ",
			"worksheets.manage": "READ",
			"timerules.manage": "READ",
			"activities.manage": "READ",
			"holidays.manage": "READ",
			"projects.manage": "READ",
			"reports.manage": "READ",
		},
	},
	{
		name: "Abteilungsleitung",
		isDefault: false,
		usualScope: "UNIT",
		grants: {
			...everybody,
			"liveview.enabled": "FULL",
			"timetrackings.manage": "FULL",
			"absences.manage": "FULL",
			"appointments.manage": "WRITE",
			"users.manage": "READ",
			"units.manage": "READ",
			"qualifications.manage": "READ",
			"leaveaccounts.manage": "READ",
			"overtime.manage": "READ",
			"worksheets.manage": "READ",
			"activities.manage": "READ",
			"holidays.manage": "READ",
			"shiftplan.manage": "READ",
			"projects.manage": "READ",
			"reports.manage": "READ",
			"tags.manage": "LIST",
		},
	},
	{
		name: "Planung",
		isDefault: false,
		usualScope: "SITE",
		grants: {
			...everybody,
			"liveview.enabled": "FULL",
			"shiftplan.manage": "FULL",
			"appointments.manage": "FULL",
			"users.manage": "READ",
			"units.manage": "READ",
			"absences.manage": "READ",
			"qualifications.manage": "READ",
			"worksheets.manage": "READ",
			"activities.manage": "READ",
			"holidays.manage": "READ",
			"customers.manage": "READ",
			"costcentres.manage": "LIST",
			"tags.manage": "LIST",
		},
	},
	{
		name: "Mitarbeiter",
		isDefault: true,
		usualScope: "UNIT",
		grants: { ...everybody, "users.manage": "LIST", "units.manage": "LIST" },
	},
];
