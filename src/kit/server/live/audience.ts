import { holdsAnywhere, holdsGlobally, may, type Place } from "#domain/access/may.ts";
import { defaultsKey, type PermissionKey } from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { PermissionMap } from "#domain/access/permission-map.ts";
import type { LiveTopic, PersonalTopic } from "#kit/contract/live.ts";

interface Right {
	readonly key: PermissionKey;
	readonly level: PermissionLevel;
}

const readTimes: Right = { key: "timetrackings.manage", level: "READ" };
const readAbsences: Right = { key: "absences.manage", level: "READ" };
const readShifts: Right = { key: "shiftplan.manage", level: "READ" };
const readAppointments: Right = { key: "appointments.manage", level: "READ" };
const liveView: Right = { key: "liveview.enabled", level: "READ" };
const showColleagues: Right = { key: "calendar.showusersofownunit", level: "READ" };
const listPeople: Right = { key: "users.manage", level: "LIST" };
const listTimes: Right = { key: "timetrackings.manage", level: "LIST" };

/** Rights that open a topic together. */
type Way = readonly Right[];

/** The status overview belongs to no place, so it opens nobody that one may not list. */
const live: readonly Way[] = [
	[liveView, listPeople],
	[liveView, listTimes],
];

/** Who hears that something of a topic has changed. */
interface Audience {
	/**
	 * Of what concerns nobody in particular. `EVERYBODY`: all who are signed in, without being told of which record; else those
	 * who hold all rights of one of its ways somewhere.
	 */
	readonly general: "EVERYBODY" | readonly Way[];
	/** Of what concerns a person or a unit, beside that person: who holds the rights of one of these ways there. */
	readonly personal: readonly Way[];
	/** Of what concerns a person, too: who holds this, and stands in her unit; without being told of which record. */
	readonly colleagues?: Right;
}

/** Of topics that may concern nobody in particular somebody hears then. */
interface GeneralAudience extends Audience {
	readonly general: "EVERYBODY" | readonly [Way, ...Way[]];
}

/** Of the others there is nothing to be heard. */
interface PersonalAudience extends Audience {
	readonly general: readonly [];
}

type Audiences = Readonly<
	Record<PersonalTopic, PersonalAudience> &
		Record<Exclude<LiveTopic, PersonalTopic>, GeneralAudience>
>;

const everybody: GeneralAudience = { general: "EVERYBODY", personal: [] };
const personal = (...ways: readonly Way[]): PersonalAudience => ({ general: [], personal: ways });
const onlyWith = (key: PermissionKey, level: PermissionLevel = "LIST"): GeneralAudience => ({
	general: [[{ key, level }]],
	personal: [],
});

const audiences: Audiences = {
	CLOCKS: personal([readTimes], ...live),
	TRACKINGS: personal([readTimes]),
	// of nobody in particular are those that came by a table
	ABSENCES: {
		general: [[readAbsences]],
		personal: [[readAbsences], ...live],
		colleagues: showColleagues,
	},
	LEAVEBARRIERS: everybody,
	MINIMUMSTAFFING: everybody,
	SHIFTS: personal([readShifts]),
	SHIFT_READINGS: personal([readShifts]),
	AVAILABILITIES: personal([readShifts]),
	// whom they fit is found out when they are asked for
	SHIFT_OFFERS: everybody,
	AUTO_PLANS: onlyWith("shiftplan.manage", "READ"),
	WORKSPACES: everybody,
	// of nobody in particular are those of units
	APPOINTMENTS: { general: "EVERYBODY", personal: [[readAppointments]] },
	FIGURES: personal(),
	OVERTIME: personal(),
	WORKSHEETS: everybody,
	MONTH_CLOSES: everybody,
	SETTINGS: everybody,
	SITES: everybody,
	HOLIDAYS: everybody,
	CUSTOMFIELDS: everybody,
	PROJECTS: everybody,
	CUSTOMERS: everybody,
	QUALIFICATIONS: everybody,
	GEOLOCATIONS: everybody,
	SPECIALACCOUNTS: everybody,
	TIMERULES: everybody,
	LEAVERULES: onlyWith("leaveaccounts.manage"),
	LEAVEACCOUNTS: {
		// a year that was closed, accounts that came by a table
		...onlyWith("leaveaccounts.manage", "READ"),
		personal: [[{ key: "leaveaccounts.manage", level: "READ" }]],
	},
	TAGS: everybody,
	EMPLOYMENTTYPES: everybody,
	COSTCENTRES: onlyWith("costcentres.manage"),
	PAYROLLACCOUNTS: onlyWith("payroll.manage"),
	PAYROLLRULES: onlyWith("payroll.manage"),
	PAYROLLEXPORTS: onlyWith("payroll.manage"),
	PAYROLLS: onlyWith("payroll.manage", "READ"),
	ROLELIST: onlyWith("roles.manage"),
	GRANTS: { ...onlyWith("roles.manage"), personal: [[{ key: "roles.manage", level: "LIST" }]] },
	HARDWARETOKENS: personal([listPeople]),
	TERMINALS: onlyWith("terminals.manage"),
	APPREGISTRATIONS: onlyWith("apikeys.manage"),
	APIKEYS: onlyWith("apikeys.manage"),
	SSOPROVIDERS: onlyWith(defaultsKey, "FULL"),
};

/** Whether everybody may hear of what concerns nobody in particular. */
export function isForEverybody(topic: LiveTopic): boolean {
	return audiences[topic].general === "EVERYBODY";
}

/** Whether somebody hears of what concerns nobody in particular. */
export function hearsOf(permissions: PermissionMap, topic: LiveTopic): boolean {
	const { general } = audiences[topic];
	return general === "EVERYBODY" || isOpen(general, (right) => holdsThere(permissions, right));
}

const holdsThere = (permissions: PermissionMap, { key, level }: Right) =>
	holdsAnywhere(permissions, key, level);

/** Whether somebody may watch the topic at all, be it of a single unit. */
export function watchesAnywhere(permissions: PermissionMap, topic: LiveTopic): boolean {
	return (
		isOpen(audiences[topic].personal, (right) => holdsThere(permissions, right)) ||
		watchesColleagues(permissions, topic)
	);
}

/** Whether somebody hears of those of her own unit. */
export function watchesColleagues(permissions: PermissionMap, topic: LiveTopic): boolean {
	const { colleagues } = audiences[topic];
	return colleagues !== undefined && holdsThere(permissions, colleagues);
}

export function watchesEverywhere(permissions: PermissionMap, topic: LiveTopic): boolean {
	return isOpen(audiences[topic].personal, ({ key, level }) =>
		holdsGlobally(permissions, key, level),
	);
}

export function watchesPlace(permissions: PermissionMap, topic: LiveTopic, place: Place): boolean {
	return isOpen(audiences[topic].personal, ({ key, level }) => may(permissions, key, level, place));
}

function isOpen(ways: readonly Way[], isHeld: (right: Right) => boolean): boolean {
	return ways.some((way) => way.every(isHeld));
}
