import type { PermissionKey } from "../../../../domain/access/permission-keys.ts";
import type { TracedEntity } from "../contract/traced-entities.ts";

/**
 * Where the right must reach: the person concerned, the unit or the site itself, anywhere (for master data that all of a
 * company share), or the whole company (for what may name people and places of everywhere).
 */
type Reach = "PERSON" | "UNIT" | "SITE" | "ANYWHERE" | "COMPANY";

export interface TraceRule {
	readonly key: PermissionKey;
	readonly reach: Reach;
	/** Whether people may see it of themselves without any right. */
	readonly isOwn?: true;
	/** What is stored under the same id and belongs to it. */
	readonly parts?: readonly TracedEntity[];
}

const person = { reach: "PERSON" } as const;
const ofUsers = { ...person, key: "users.manage" } as const;
const ofContracts = { ...person, key: "contracts.manage" } as const;
const ofRoles = { ...person, key: "roles.manage" } as const;
const ofTimes = {
	...person,
	key: "timetrackings.manage",
	isOwn: true,
} as const;
const ofUnits = { reach: "UNIT", key: "units.manage" } as const;
const ofKeys = { reach: "COMPANY", key: "apikeys.manage" } as const;

/** Who may read what of the trace. */
export const traceRules: Readonly<Record<TracedEntity, TraceRule>> = {
	app_user: {
		...ofUsers,
		parts: [
			"user_private",
			"user_business",
			"user_tag",
			"supervisor",
			"cost_centre_link",
		],
	},
	user_private: ofUsers,
	user_business: ofUsers,
	user_login: ofUsers,
	user_tag: ofUsers,
	supervisor: ofUsers,
	hardware_token: ofUsers,
	employment: ofContracts,
	contract: ofContracts,
	wage: ofContracts,
	user_qualification: { ...person, key: "qualifications.manage" },
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
	terminal: { reach: "COMPANY", key: "terminals.manage" },
	api_key: ofKeys,
	app_registration: ofKeys,
};

/** Fields that take a further right for the person concerned, wherever they stand. */
export const maskedFields: Readonly<Record<string, PermissionKey>> = {
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
