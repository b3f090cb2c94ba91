import type { PermissionMap } from "./permission-map.ts";
import type { RouteNeeds } from "./route-is-open.ts";

interface RouteCase {
	readonly title: string;
	readonly route: RouteNeeds;
	readonly uiFeatures?: readonly string[];
	readonly permissions?: PermissionMap;
	readonly trialState?: string;
	readonly developerTools?: boolean;
	readonly open: boolean;
}

const administrator: PermissionMap = { "access.defaults": [{ scope: "GLOBAL", level: "FULL" }] };
const planner: PermissionMap = {
	"shiftplan.manage": [{ scope: "UNIT", level: "READ", unitId: "north" }],
};
const live: RouteNeeds = {
	features: ["USERS", "TIMETRACKINGS"],
	permissions: [{ key: "liveview.enabled", level: "READ", global: true }],
};
const shiftplan: RouteNeeds = {
	features: ["SHIFTPLAN"],
	permissions: [
		{ key: "shiftplan.manage", level: "READ" },
		{ key: "calendar.showusersofownunit", level: "READ" },
	],
};

// biome-ignore format: a table, one case a line
export const routeCases: readonly RouteCase[] = [
	{ title: "nothing needed", route: {}, open: true },
	{ title: "feature there", route: { features: ["UNITS"] }, uiFeatures: ["UNITS"], open: true },
	{ title: "feature missing", route: { features: ["UNITS"] }, uiFeatures: ["USERS"], open: false },
	{ title: "all features needed", route: { features: ["USERS", "TARGETACTUALS"] }, uiFeatures: ["USERS"], open: false },
	{ title: "feature missing for an administrator too", route: { features: ["PAYROLLS"] }, permissions: administrator, open: false },
	{ title: "live view, on", route: live, uiFeatures: ["USERS", "TIMETRACKINGS"], permissions: { "liveview.enabled": [{ scope: "GLOBAL", level: "FULL" }] }, open: true },
	{ title: "live view, off", route: live, uiFeatures: ["USERS", "TIMETRACKINGS"], permissions: {}, open: false },
	{ title: "live view, one feature missing", route: live, uiFeatures: ["USERS"], permissions: administrator, open: false },
	{ title: "global permission held for a unit only", route: { permissions: [{ key: "settings.manage", level: "READ", global: true }] }, permissions: { "settings.manage": [{ scope: "UNIT", level: "FULL", unitId: "north" }] }, open: false },
	{ title: "shift plan, first of two permissions", route: shiftplan, uiFeatures: ["SHIFTPLAN"], permissions: planner, open: true },
	{ title: "shift plan, second of two permissions", route: shiftplan, uiFeatures: ["SHIFTPLAN"], permissions: { "calendar.showusersofownunit": [{ scope: "UNIT", level: "FULL", unitId: "north" }] }, open: true },
	{ title: "shift plan, neither", route: shiftplan, uiFeatures: ["SHIFTPLAN"], permissions: { "users.manage": [{ scope: "GLOBAL", level: "FULL" }] }, open: false },
	{ title: "shift plan, level too low", route: shiftplan, uiFeatures: ["SHIFTPLAN"], permissions: { "shiftplan.manage": [{ scope: "GLOBAL", level: "LIST" }] }, open: false },
	{ title: "shift plan, by defaults", route: shiftplan, uiFeatures: ["SHIFTPLAN"], permissions: administrator, open: true },
	{ title: "trial ended", route: {}, trialState: "TRIAL_EXPIRED", open: false },
	{ title: "trial ended, administrator", route: {}, permissions: administrator, trialState: "TRIAL_EXPIRED", open: false },
	{ title: "trial ended, always visible", route: { alwaysVisible: true }, trialState: "TRIAL_EXPIRED", open: true },
	{ title: "always visible still needs its feature", route: { alwaysVisible: true, features: ["MANAGER"] }, open: false },
	{ title: "trial running", route: {}, trialState: "TRIAL", open: true },
	{ title: "admin only, administrator", route: { adminOnly: true }, permissions: administrator, open: true },
	{ title: "admin only, other", route: { adminOnly: true }, permissions: planner, open: false },
	{ title: "developer, administrator with tools", route: { developer: true }, permissions: administrator, developerTools: true, open: true },
	{ title: "developer, administrator without tools", route: { developer: true }, permissions: administrator, open: false },
	{ title: "developer, other with tools", route: { developer: true }, permissions: planner, developerTools: true, open: false },
];
