import type { ConditionCase } from "./condition-case.ts";

const minute = "2026-06-10 02:00";

/** Activity "a", class WORKTIME, workspace "w", no unit; the shift: from 22:00 the evening before, 480 net. */
// biome-ignore format: a table, one case a line
export const workCases: readonly ConditionCase[] = [
	{ title: "of the activity", settings: { type: "ACTIVITY", activities: ["b", "a"] }, met: [minute], missed: [] },
	{ title: "of another activity", settings: { type: "ACTIVITY", activities: ["b"] }, met: [], missed: [minute] },
	{ title: "of the class", settings: { type: "ACTIVITY_CLASS", classTypes: ["WORKTIME"] }, met: [minute], missed: [] },
	{ title: "of another class", settings: { type: "ACTIVITY_CLASS", classTypes: ["ACTION"] }, met: [], missed: [minute] },
	{ title: "in the workspace", settings: { type: "WORKSPACE", workspaces: ["w"] }, met: [minute], missed: [] },
	{ title: "in another workspace", settings: { type: "WORKSPACE", workspaces: ["v"] }, met: [], missed: [minute] },
	{ title: "for no unit at all", settings: { type: "UNIT", units: ["u"] }, met: [], missed: [minute] },
	{ title: "a shift just long enough", settings: { type: "MIN_DURATION", minutes: 480 }, met: [minute], missed: [] },
	{ title: "a shift too short", settings: { type: "MIN_DURATION", minutes: 481 }, met: [], missed: [minute] },
	{ title: "begun before 0 h of the minute's day", settings: { type: "BEGUN_BEFORE", time: "00:00" }, met: ["2026-06-10 00:00", "2026-06-10 05:59"], missed: ["2026-06-09 23:59"] },
	{ title: "begun at 0 h of the minute's day or later", settings: { type: "BEGUN_BEFORE", time: "00:00", isLater: true }, met: ["2026-06-09 23:59"], missed: ["2026-06-10 00:00", "2026-06-10 05:59"] },
	{ title: "begun just then", settings: { type: "BEGUN_BEFORE", time: "22:00" }, met: ["2026-06-10 00:00"], missed: ["2026-06-09 22:00"] },
	{ title: "begun a minute before", settings: { type: "BEGUN_BEFORE", time: "22:01" }, met: ["2026-06-09 22:00"], missed: [] },
];
