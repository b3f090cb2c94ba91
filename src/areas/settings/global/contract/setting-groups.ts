import * as z from "zod/mini";
import type { PermissionScope } from "#domain/access/permission-map.ts";
import { defaultPasswordPolicy, type PasswordPolicy } from "#domain/passwords/password-policy.ts";
import {
	holidayWorkModes,
	usualHolidayWork,
	usualSubstituteWeeks,
} from "#domain/working-time/holiday-work.ts";
import { balanceModes } from "#domain/working-time/rules/balance-mode.ts";
import { usualShiftGap } from "#domain/working-time/timeline/shifts-of.ts";
import { type SettingField, schemaOfField } from "./setting-field.ts";
import type { SettingKey } from "./setting-keys.ts";

interface SettingGroup {
	/** Where it may be set; a narrower place goes before a wider one. */
	readonly scopes: readonly PermissionScope[];
	readonly fields: Readonly<Record<string, SettingField>>;
	/** What the fields alone cannot tell. */
	readonly isConsistent?: (values: never) => boolean;
}

const length = (max: number, min: number, initial: number) =>
	({ kind: "NUMBER", min, max, initial }) as const;
const count = (initial: number) => length(32, 0, initial);

/** Everything a company may set, by the key under which the rows of `setting` lie. */
export const settingGroups = {
	"passwords.policy": {
		scopes: ["GLOBAL"],
		fields: {
			minimumLength: length(128, 1, defaultPasswordPolicy.minimumLength),
			maximumLength: length(128, 8, defaultPasswordPolicy.maximumLength),
			uppersCount: count(defaultPasswordPolicy.uppersCount),
			lowersCount: count(defaultPasswordPolicy.lowersCount),
			digitsCount: count(defaultPasswordPolicy.digitsCount),
			specialCharsCount: count(defaultPasswordPolicy.specialCharsCount),
		},
		// a password that meets all counts must fit
		isConsistent: ({ minimumLength, maximumLength, ...counts }: PasswordPolicy) =>
			minimumLength <= maximumLength &&
			Object.values(counts).reduce((sum, one) => sum + one, 0) <= maximumLength,
	},
	/** Of a forgotten password. */
	"passwords.reset": {
		scopes: ["GLOBAL"],
		fields: { hidesAddresses: { kind: "FLAG", initial: false } },
	},
	"session.times": {
		scopes: ["GLOBAL"],
		fields: {
			idleMinutes: { kind: "DURATION", min: 15, max: 1440, initial: 720 },
			longestDays: { kind: "NUMBER", min: 1, max: 90, initial: 30 },
		},
	},
	/** Days after which what nobody needs any more is forgotten; `defineRetention` reads them. */
	"retention.times": {
		scopes: ["GLOBAL"],
		fields: {
			positionDays: length(365, 1, 90),
			loginEventDays: length(1095, 30, 365),
			mailDays: length(365, 7, 90),
			jobDays: length(365, 1, 30),
		},
	},
	"timetracking.autoFinish": {
		scopes: ["GLOBAL", "SITE", "UNIT"],
		fields: {
			afterMinutes: { kind: "DURATION", min: 60, max: 2160, initial: 600 },
			endAt: { kind: "CHOICE", choices: ["LIMIT"], initial: "LIMIT" },
		},
	},
	/** How a day enters the account of hours. */
	"timetracking.balanceMode": {
		scopes: ["GLOBAL", "SITE", "UNIT"],
		fields: { mode: { kind: "CHOICE", choices: balanceModes, initial: "ACTUAL_MINUS_TARGET" } },
	},
	/** Entries no further apart belong to one shift. */
	"timetracking.shiftGapMinutes": {
		scopes: ["GLOBAL", "SITE", "UNIT"],
		fields: { minutes: { kind: "DURATION", min: 0, max: 720, initial: usualShiftGap } },
	},
	/** Of the place of work, as holidays are. */
	"timetracking.churchSundays": {
		scopes: ["GLOBAL", "SITE"],
		fields: { areHolidays: { kind: "FLAG", initial: false } },
	},
	/** What work on a holiday does to its credit. */
	"timetracking.holidayWork": {
		scopes: ["GLOBAL", "SITE", "UNIT"],
		fields: {
			mode: { kind: "CHOICE", choices: holidayWorkModes, initial: usualHolidayWork },
			/** Until when a substitute day is taken. */
			weeks: length(52, 1, usualSubstituteWeeks),
		},
	},
	/** A substitute who does not answer: whether, and after how many hours, the request passes on to those who decide. */
	"absences.substitutes": {
		scopes: ["GLOBAL"],
		fields: {
			isPassedOn: { kind: "FLAG", initial: false },
			afterHours: length(720, 1, 48),
		},
	},
	/** What people themselves may do to the shift plan. */
	"shiftplan.participation": {
		scopes: ["GLOBAL", "SITE", "UNIT"],
		fields: {
			/** Days before a Monday on which its week closes for availability and wishes; 0: never. */
			wishDays: length(90, 0, 0),
			/** Who gets an open shift. */
			claims: { kind: "CHOICE", choices: ["FIRST_COME", "CHOSEN"], initial: "CHOSEN" },
			/** What people agree on among each other has to be approved. */
			approvesSwaps: { kind: "FLAG", initial: true },
		},
	},
	/** What becomes of a plan that people know already. */
	"shiftplan.changes": {
		scopes: ["GLOBAL", "SITE", "UNIT"],
		fields: {
			/** Full days between being told of a shift and its day; § 12 (3) TzBfG asks for four of work on call. 0: none are asked for. */
			noticeDays: length(60, 0, 4),
			/** Shifts of who is away are opened and offered by themselves. */
			opensWhenAway: { kind: "FLAG", initial: false },
		},
	},
	/** How a month of payroll ends; days are working days (Monday to Friday) after the month. */
	"payroll.closing": {
		scopes: ["GLOBAL"],
		fields: {
			/** Who checked does not close. */
			fourEyes: { kind: "FLAG", initial: false },
			/** Until when the month is to be closed. */
			cutoffDays: length(15, 1, 2),
			/** When the wage file leaves. */
			fileDays: length(20, 1, 4),
			payDays: length(22, 1, 8),
		},
	},
	"mails.sender": {
		scopes: ["GLOBAL"],
		fields: {
			name: { kind: "TEXT", max: 100, initial: "" },
			replyTo: { kind: "MAIL", max: 200, initial: "" },
		},
	},
} as const satisfies Readonly<Record<SettingKey, SettingGroup>>;

type ValueOf<F> = F extends { readonly kind: "NUMBER" | "DURATION" }
	? number
	: F extends { readonly kind: "FLAG" }
		? boolean
		: F extends { readonly kind: "CHOICE"; readonly choices: infer C }
			? C extends readonly (infer One)[]
				? One
				: never
			: string;

/** What a group holds. Example: `SettingOf<"timetracking.autoFinish">` → `{ afterMinutes: number; endAt: "LIMIT" }`. */
export type SettingOf<K extends SettingKey> = {
	readonly [F in keyof (typeof settingGroups)[K]["fields"]]: ValueOf<
		(typeof settingGroups)[K]["fields"][F]
	>;
};

/** The group of a key; as the interface, since its members differ. */
export function groupOf(key: SettingKey): SettingGroup {
	return settingGroups[key] as unknown as SettingGroup;
}

/** Checks all values of a group, each and together. */
export function schemaOf<K extends SettingKey>(key: K): z.ZodMiniType<SettingOf<K>> {
	const { fields, isConsistent } = groupOf(key);
	const shape = Object.fromEntries(
		Object.entries(fields).map(([name, field]) => [name, schemaOfField(field)]),
	);
	const schema = z
		.strictObject(shape)
		.check(z.refine((values) => isConsistent?.(values as never) ?? true));
	return schema as unknown as z.ZodMiniType<SettingOf<K>>;
}

/** What holds where nobody has set anything. */
export function builtInValue<K extends SettingKey>(key: K): SettingOf<K> {
	const fields = Object.entries(groupOf(key).fields);
	return Object.fromEntries(
		fields.map(([name, { initial }]) => [name, initial]),
	) as unknown as SettingOf<K>;
}
