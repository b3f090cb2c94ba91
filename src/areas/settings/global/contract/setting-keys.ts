import * as z from "zod/mini";
import { permissionScopes } from "#domain/access/permission-map.ts";
import { id } from "#kit/contract/fields.ts";

/** The groups of settings, by the key under which the rows of `setting` lie. */
export const settingKeys = [
	"passwords.policy",
	"passwords.reset",
	"session.times",
	"timetracking.autoFinish",
	"timetracking.balanceMode",
	"timetracking.shiftGapMinutes",
	"timetracking.churchSundays",
	"timetracking.holidayWork",
	"absences.substitutes",
	"shiftplan.participation",
	"shiftplan.changes",
	"payroll.closing",
	"mails.sender",
	"retention.times",
] as const;
export type SettingKey = (typeof settingKeys)[number];

export const settingKey = z.enum(settingKeys);
export const settingScope = z.enum(permissionScopes);

/** Of the panel with a group's form: at the company unless a place is given. */
export const formGroupParams = z.object({
	group: settingKey,
	scope: z.optional(settingScope),
	placeId: z.optional(id),
});
