import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { TracedEntity } from "../contract/traced-entities.ts";

/**
 * Where the right must reach: the person concerned, the unit or the site itself, the place that a setting is for, anywhere
 * (for master data that all of a company share), or the whole company (for what may name people and places of everywhere).
 */
type Reach = "PERSON" | "UNIT" | "SITE" | "PLACE" | "ANYWHERE" | "COMPANY";

export interface TraceRule {
	readonly key: PermissionKey;
	readonly reach: Reach;
	/** Whether people may see it of themselves without any right. */
	readonly isOwn?: true;
	/** What is stored under the same id and belongs to it. */
	readonly parts?: readonly TracedEntity[];
	/**
	 * What is stored about a person under ids of its own. It is found by the id of the person: what was taken back has
	 * nothing left to be asked by. Each takes its own key.
	 */
	readonly about?: readonly TracedEntity[];
}

const person = { reach: "PERSON" } as const;
const ofUsers = { ...person, key: "users.manage" } as const;
const ofContracts = { ...person, key: "contracts.manage" } as const;
const employments = ["employment", "contract"] as const;
const ofEmployments = { ...ofContracts, about: employments } as const;
const grants = ["role_assignment", "user_permission"] as const;
const ofRoles = {
	...person,
	key: "roles.manage",
	about: grants,
} as const;
const heldAccounts = ["special_account_user", "special_account_modification"] as const;
const ofAccounts = {
	reach: "ANYWHERE",
	key: "specialaccounts.manage",
} as const;
const worksheets = ["worksheet", "worksheet_exception"] as const;
const ofWorksheets = {
	...person,
	key: "worksheets.manage",
	isOwn: true,
	about: worksheets,
} as const;
const overtime = ["overtime_account", "overtime_entry"] as const;
const ofOvertime = {
	...person,
	key: "overtime.manage",
	isOwn: true,
	about: overtime,
} as const;
const ofTemplates = { reach: "ANYWHERE", key: "worksheets.manage" } as const;
const ofTimes = {
	...person,
	key: "timetrackings.manage",
	isOwn: true,
} as const;
const closings = ["closed_month", "late_booking"] as const;
const ofClosings = { ...ofTimes, about: closings } as const;
const ofUnits = { reach: "UNIT", key: "units.manage" } as const;
const ofKeys = { reach: "COMPANY", key: "apikeys.manage" } as const;

/** Who may read what of the trace. */
export const traceRules: Readonly<Record<TracedEntity, TraceRule>> = {
	app_user: {
		...ofUsers,
		parts: ["user_private", "user_business", "user_tag", "supervisor", "cost_centre_link"],
		about: [
			"user_login",
			"hardware_token",
			...employments,
			"wage",
			"user_qualification",
			...worksheets,
			...heldAccounts,
			...overtime,
			...closings,
			...grants,
		],
	},
	user_private: ofUsers,
	user_business: ofUsers,
	user_login: { ...ofUsers, about: ["user_login"] },
	user_tag: ofUsers,
	supervisor: ofUsers,
	hardware_token: { ...ofUsers, about: ["hardware_token"] },
	employment: ofEmployments,
	contract: ofEmployments,
	wage: { ...ofContracts, about: ["wage"] },
	user_qualification: {
		...person,
		key: "qualifications.manage",
		about: ["user_qualification"],
	},
	special_account_user: { ...ofTimes, about: heldAccounts },
	special_account_modification: { ...ofTimes, about: heldAccounts },
	special_account: ofAccounts,
	special_account_rule: ofAccounts,
	special_account_condition: ofAccounts,
	worksheet: ofWorksheets,
	worksheet_exception: ofWorksheets,
	overtime_account: ofOvertime,
	overtime_entry: ofOvertime,
	closed_month: ofClosings,
	late_booking: ofClosings,
	role_assignment: ofRoles,
	user_permission: ofRoles,
	// an entry bears the id of the booking that began it
	time_tracking: { ...ofTimes, parts: ["booking"] },
	booking: ofTimes,
	unit: { ...ofUnits, parts: ["unit_shiftplan_setting", "cost_centre_link"] },
	unit_shiftplan_setting: ofUnits,
	site: { reach: "SITE", key: "sites.manage" },
	cost_centre: { reach: "ANYWHERE", key: "costcentres.manage" },
	cost_centre_link: { reach: "COMPANY", key: "costcentres.manage" },
	employment_type: { reach: "ANYWHERE", key: "employmenttypes.manage" },
	qualification: { reach: "ANYWHERE", key: "qualifications.manage" },
	role: { reach: "ANYWHERE", key: "roles.manage" },
	tag: { reach: "ANYWHERE", key: "tags.manage" },
	activity: { reach: "ANYWHERE", key: "activities.manage" },
	activity_reason: { reach: "ANYWHERE", key: "activities.manage" },
	// the times of a template bear its id
	worksheet_template: {
		...ofTemplates,
		parts: ["worksheet_template_version"],
	},
	worksheet_template_version: ofTemplates,
	holiday: { reach: "ANYWHERE", key: "holidays.manage" },
	school_holiday: { reach: "ANYWHERE", key: "holidays.manage" },
	setting: { reach: "PLACE", key: "settings.manage" },
	terminal: { reach: "COMPANY", key: "terminals.manage" },
	geolocation: { reach: "COMPANY", key: "settings.manage" },
	customer: { reach: "ANYWHERE", key: "customers.manage" },
	custom_field: { reach: "ANYWHERE", key: "customfields.manage" },
	custom_field_group: { reach: "ANYWHERE", key: "customfields.manage" },
	api_key: ofKeys,
	app_registration: ofKeys,
	// whoever names the provider can sign in as anybody
	sso_provider: { reach: "COMPANY", key: "access.defaults" },
};

/** Fields that take a further right for the person concerned, wherever they stand. */
export const maskedFields: Readonly<Record<string, PermissionKey>> = {
	personalCustom: "contracts.manage",
	severelyDisabledFrom: "contracts.manage",
	severelyDisabledTo: "contracts.manage",
	maternityFrom: "contracts.manage",
	maternityTo: "contracts.manage",
	cents: "contracts.manage",
	wage: "contracts.manage",
	maxWageCents: "contracts.manage",
	sickNote: "sicknotes.manage",
	diagnosis: "sicknotes.manage",
};
