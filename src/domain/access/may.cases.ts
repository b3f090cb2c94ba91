import type { Place } from "./may.ts";
import type { PermissionKey } from "./permission-keys.ts";
import type { PermissionLevel } from "./permission-level.ts";
import type { PermissionMap } from "./permission-map.ts";

export const team1: Place = { siteId: "kiel", unitIds: ["team 1", "north", "company"] };
export const team2: Place = { siteId: "mainz", unitIds: ["team 2", "south", "company"] };
const company: Place = { siteId: null, unitIds: ["company"] };

interface MayCase {
	readonly title: string;
	readonly permissions: PermissionMap;
	readonly key: PermissionKey;
	readonly level: PermissionLevel;
	readonly place: Place;
	/** [at the place, anywhere, globally] */
	readonly expected: readonly [boolean, boolean, boolean];
}

const globalRead = { scope: "GLOBAL", level: "READ" } as const;
const kielWrite = { scope: "SITE", level: "WRITE", siteId: "kiel" } as const;
const northFull = { scope: "UNIT", level: "FULL", unitId: "north" } as const;

// biome-ignore format: a table, one case a line
export const mayCases: readonly MayCase[] = [
	{ title: "nothing granted", permissions: {}, key: "users.manage", level: "LIST", place: team1, expected: [false, false, false] },
	{ title: "nothing needed", permissions: {}, key: "users.manage", level: "NONE", place: team1, expected: [true, true, true] },
	{ title: "global, same level", permissions: { "users.manage": [globalRead] }, key: "users.manage", level: "READ", place: team1, expected: [true, true, true] },
	{ title: "global, lower level", permissions: { "users.manage": [globalRead] }, key: "users.manage", level: "LIST", place: team2, expected: [true, true, true] },
	{ title: "global, higher level", permissions: { "users.manage": [globalRead] }, key: "users.manage", level: "WRITE", place: team1, expected: [false, false, false] },
	{ title: "global NONE opens nothing", permissions: { "users.manage": [{ scope: "GLOBAL", level: "NONE" }] }, key: "users.manage", level: "LIST", place: team1, expected: [false, false, false] },
	{ title: "another key", permissions: { "units.manage": [globalRead] }, key: "users.manage", level: "READ", place: team1, expected: [false, false, false] },
	{ title: "site, inside", permissions: { "users.manage": [kielWrite] }, key: "users.manage", level: "WRITE", place: team1, expected: [true, true, false] },
	{ title: "site, outside", permissions: { "users.manage": [kielWrite] }, key: "users.manage", level: "LIST", place: team2, expected: [false, true, false] },
	{ title: "site, place of no site", permissions: { "users.manage": [kielWrite] }, key: "users.manage", level: "LIST", place: company, expected: [false, true, false] },
	{ title: "site without id reaches nothing", permissions: { "users.manage": [{ scope: "SITE", level: "FULL" }] }, key: "users.manage", level: "LIST", place: company, expected: [false, true, false] },
	{ title: "unit, itself", permissions: { "users.manage": [northFull] }, key: "users.manage", level: "FULL", place: { siteId: "kiel", unitIds: ["north", "company"] }, expected: [true, true, false] },
	{ title: "unit, below", permissions: { "users.manage": [northFull] }, key: "users.manage", level: "FULL", place: team1, expected: [true, true, false] },
	{ title: "unit, above", permissions: { "users.manage": [northFull] }, key: "users.manage", level: "LIST", place: company, expected: [false, true, false] },
	{ title: "unit, elsewhere", permissions: { "users.manage": [northFull] }, key: "users.manage", level: "LIST", place: team2, expected: [false, true, false] },
	{ title: "unit without id reaches nothing", permissions: { "users.manage": [{ scope: "UNIT", level: "FULL" }] }, key: "users.manage", level: "LIST", place: team1, expected: [false, true, false] },
	{ title: "one of several grants reaches", permissions: { "users.manage": [northFull, globalRead] }, key: "users.manage", level: "READ", place: team2, expected: [true, true, true] },
	{ title: "the level must come from the grant that reaches", permissions: { "users.manage": [northFull, globalRead] }, key: "users.manage", level: "FULL", place: team2, expected: [false, true, false] },
	{ title: "second unit of a person", permissions: { "users.manage": [northFull] }, key: "users.manage", level: "READ", place: { siteId: "mainz", unitIds: [...team2.unitIds, ...team1.unitIds] }, expected: [true, true, false] },
	{ title: "defaults, own level", permissions: { "access.defaults": [globalRead] }, key: "payroll.manage", level: "READ", place: team1, expected: [true, true, true] },
	{ title: "defaults, no more than own level", permissions: { "access.defaults": [globalRead] }, key: "payroll.manage", level: "WRITE", place: team1, expected: [false, false, false] },
	{ title: "defaults for a unit", permissions: { "access.defaults": [northFull] }, key: "absences.manage", level: "FULL", place: team1, expected: [true, true, false] },
	{ title: "defaults beside a lower grant", permissions: { "access.defaults": [northFull], "absences.manage": [globalRead] }, key: "absences.manage", level: "FULL", place: team1, expected: [true, true, false] },
	{ title: "a grant does not pass for defaults", permissions: { "users.manage": [{ scope: "GLOBAL", level: "FULL" }] }, key: "access.defaults", level: "LIST", place: team1, expected: [false, false, false] },
	{ title: "placeless key, granted for a unit", permissions: { "liveview.enabled": [northFull] }, key: "liveview.enabled", level: "READ", place: team2, expected: [true, true, true] },
	{ title: "placeless key by defaults of a unit", permissions: { "access.defaults": [northFull] }, key: "liveview.enabled", level: "READ", place: team2, expected: [false, true, false] },
	{ title: "on-off key is not on by defaults LIST", permissions: { "access.defaults": [{ scope: "GLOBAL", level: "LIST" }] }, key: "liveview.enabled", level: "READ", place: team1, expected: [false, false, false] },
	{ title: "own availability, granted for the own unit", permissions: { "shiftplan.availabilities.own.manage": [{ scope: "UNIT", level: "WRITE", unitId: "north" }] }, key: "shiftplan.availabilities.own.manage", level: "WRITE", place: team1, expected: [true, true, true] },
];
