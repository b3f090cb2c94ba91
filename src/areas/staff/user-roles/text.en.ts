import type { Words } from "../../../kit/contract/language.ts";
import { texts as levelNames } from "../../../kit/permission-levels/text.en.ts";
import { texts as permissionNames } from "../../../kit/permission-names/text.en.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {
		GRANT_FORBIDDEN: "You cannot grant rights beyond your own.",
		ROLE_NOT_FOUND: "The role was not found.",
		PERMISSION_LEVEL_NOT_GRANTABLE: "This right does not know that level.",
		OWN_RIGHTS: "Only somebody else can change your own rights.",
		GRANT_ENDS_BEFORE_BEGIN: "The end lies before the beginning.",
		GRANTED_TWICE:
			"This right is granted at this place from this day on already.",
	},
	keys: permissionNames,
	groups: {
		everything: "Everything",
		organisation: "Organisation",
		time: "Time",
		absences: "Absences",
		planning: "Planning",
		projects: "Projects and customers",
		payroll: "Payroll",
		administration: "Administration",
	},
	levels: {
		...levelNames.levels,
		off: "Off",
		on: "On",
	},
	scopes: levelNames.scopes,
	place: {
		at: (scope: string, name: string) => `${scope} ${name}`,
		own: (scope: string, name: string) => `${scope} ${name} (own)`,
		scope: "Scope",
		ownSite: "The employee's own site",
		ownUnit: "The employee's own department",
		chosenUnit: "Another department",
		chosenSite: "Another site",
		unit: "Department",
		site: "Site",
	},
	days: {
		from: "Valid from",
		to: "Valid to",
		since: (day: string) => `since ${day}`,
		later: (day: string) => `from ${day}`,
		range: (from: string, to: string) => `${from} – ${to}`,
	},
	effective: {
		title: "Effective rights",
		help: "What holds today, and where each right comes from.",
		atUnit: (unit: string) =>
			`What holds today in ${unit}, and where each right comes from.`,
		none: "No rights. Everybody sees and keeps their own data without any.",
		notLoaded: "The rights could not be loaded.",
		role: (name: string) => `Role ${name}`,
		single: "Single grant",
		defaults: "through “Everything”",
		weaker: "weaker",
		showAll: "Also show rights without a level",
		key: "Right",
		level: "Level",
		origin: "Origin",
	},
	roles: {
		heading: "Roles",
		role: "Role",
		assign: "Assign role",
		assignUsers: "Assign employees",
		none: "No role assigned yet.",
		noneOfRole: "Nobody has the role yet.",
		notLoaded: "The assignments could not be loaded.",
		edit: "Change period",
		remove: "Take back assignment",
		removeText: (role: string, user: string) =>
			`Do you really want to take the role ${role} from ${user}?`,
		save: "Assign",
		users: "Employees",
		chooseUsers: "Choose employees",
		chosen: (count: number) =>
			count === 1 ? "1 employee chosen" : `${count} employees chosen`,
		noUsers: "Choose at least one employee.",
		noPlace: "Choose a place.",
		more: "Show all",
		given: (count: number) =>
			count === 1 ? "1 assignment saved" : `${count} assignments saved`,
		saveDays: "Save period",
		cancel: "Cancel",
		past: "expired",
	},
	basic: {
		help: "How far each role reaches: the employee's department with all below, their site, or the whole company. Changes hold from today on.",
		others: (count: number) =>
			count === 1
				? "1 further assignment with a period or place of its own is found under “Manage roles”."
				: `${count} further assignments with periods or places of their own are found under “Manage roles”.`,
	},
	single: {
		title: "Rights of an employee",
		heading: "Single grants",
		none: "No single grants.",
		notLoaded: "The single grants could not be loaded.",
		add: "Grant a single right",
		key: "Right",
		level: "Level",
		save: "Grant right",
		edit: "Change single grant",
		saveChange: "Save single grant",
		remove: "Take back single grant",
		removeText: (key: string) =>
			`Do you really want to take back the single grant ${key}?`,
	},
} as const satisfies Words<typeof german>;
