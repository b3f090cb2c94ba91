import { absenceTables } from "./absence-tables.ts";
import { payrollTables } from "./payroll-tables.ts";
import { planningTables } from "./planning-tables.ts";
import { reportTables } from "./report-tables.ts";

/** Whom a table belongs to: a feature (`area/feature`), or `kit/server` for what every area writes. */
export interface TableOwnership {
	readonly owner: string;
	/** Features that write beside the owner because one statement must span both, each with the reason. */
	readonly writers?: Readonly<Record<string, string>>;
}

/**
 * The only list of tables (those of absences, payroll, shift plans and appointments beside it). Everybody may read by joins; only the owner and the writers named here may write: whoever
 * answers for a table's invariants must be the one who changes it.
 */
export const tables = {
	tenant_directory: { owner: "session/sign-in" },
	tenant: { owner: "session/sign-in" },
	installation: { owner: "kit/server" },
	recent_change: { owner: "kit/server" },
	address_throttle: { owner: "session/sign-in" },
	schema_migration: { owner: "kit/server" },

	user_login: {
		owner: "session/sign-in",
		writers: {
			"session/passwords": "a new password replaces the login's hash",
			"staff/users": "administrators give, change and take sign-ins",
			"session/single-sign-on": "the first sign-in through a provider keeps its subject there",
		},
	},
	login_throttle: {
		owner: "session/sign-in",
		writers: { "session/passwords": "a password set anew lifts the lock of its login" },
	},
	session: {
		owner: "session/sign-in",
		writers: {
			"session/passwords": "a new password ends the other sessions of its login",
			"session/single-sign-on": "a sign-in through a provider begins a session",
			"session/site-switch": "the session's default site",
			"session/impersonation": "acting as somebody else is a session of its own kind",
		},
	},
	login_event: {
		owner: "session/sign-in",
		writers: {
			"session/passwords": "requests and changes of passwords are traced there",
			"session/single-sign-on": "every way in leaves the same trace",
		},
	},
	login_token: {
		owner: "session/sign-in",
		writers: {
			"session/passwords": "the first password uses the one-time link up",
			"staff/users": "an invitation is a one-time link",
		},
	},
	password_reset: { owner: "session/passwords" },
	password_history: { owner: "session/passwords" },
	sso_provider: { owner: "session/sso-providers" },
	sso_attempt: { owner: "session/single-sign-on" },
	user_setting: {
		owner: "session/client-settings",
		writers: { "projects/projects": "favourite projects are the setting Favorite.Projects" },
	},

	setting: { owner: "settings/global" },
	api_key: { owner: "settings/api-keys" },
	app_registration: { owner: "settings/app-registrations" },

	holiday: { owner: "settings/holidays" },
	school_holiday: { owner: "settings/holidays" },
	holiday_import: { owner: "settings/holidays" },

	custom_field_group: { owner: "settings/custom-fields" },
	custom_field: { owner: "settings/custom-fields" },
	custom_field_assignment: { owner: "settings/custom-fields" },

	cost_centre: { owner: "settings/cost-centres" },
	cost_centre_link: { owner: "settings/cost-centres" },

	unit: {
		owner: "staff/units",
		writers: {
			"settings/custom-fields":
				"a deleted custom field takes its values along, whatever kind of entity has them",
			"staff/import":
				"thousands of rows at once: an import writes set by set what staff/units writes one by one",
		},
	},
	unit_closure: {
		owner: "staff/units",
		writers: {
			"staff/import":
				"thousands of rows at once: an import writes set by set what staff/units writes one by one",
		},
	},
	unit_shiftplan_setting: {
		owner: "staff/units",
		writers: {
			"shift-planning/shifts": "publishing moves the day up to which a plan is released",
		},
	},
	site: { owner: "staff/sites" },
	app_user: {
		owner: "staff/users",
		writers: {
			"settings/custom-fields":
				"a deleted custom field takes its values along, whatever kind of entity has them",
			"staff/import":
				"thousands of rows at once: an import writes set by set what staff/users writes one by one",
			"staff/contracts": "the dates of the current employment are kept on the person",
			"settings/api-keys": "a key acts as an app_user of its own, so that its traces bear a name",
		},
	},
	user_private: { owner: "staff/users" },
	user_business: { owner: "staff/users" },
	user_unit: {
		owner: "staff/users",
		writers: {
			"staff/import":
				"thousands of rows at once: an import writes set by set what staff/users writes one by one",
		},
	},
	user_site: {
		owner: "staff/users",
		writers: {
			"staff/import":
				"thousands of rows at once: an import writes set by set what staff/users writes one by one",
			"staff/sites": "whoever creates a site may switch to it; a deleted one is open to nobody",
		},
	},
	supervisor: { owner: "staff/users" },
	employment: {
		owner: "staff/contracts",
		writers: {
			"staff/import":
				"thousands of rows at once: an import writes set by set what staff/contracts writes one by one",
		},
	},
	contract: {
		owner: "staff/contracts",
		writers: {
			"staff/import":
				"thousands of rows at once: an import writes set by set what staff/contracts writes one by one",
		},
	},
	wage: { owner: "staff/contracts" },
	role: { owner: "staff/roles" },
	role_permission: { owner: "staff/roles" },
	role_assignment: {
		owner: "staff/user-roles",
		writers: {
			"staff/import":
				"thousands of rows at once: an import writes set by set what staff/user-roles writes one by one",
		},
	},
	user_permission: { owner: "staff/user-roles" },
	tag: { owner: "staff/tags" },
	user_tag: { owner: "staff/tags" },
	employment_type: { owner: "staff/employment-types" },
	qualification: { owner: "staff/qualifications" },
	user_qualification: { owner: "staff/qualifications" },

	hardware_token: { owner: "staff/hardware-tokens" },
	customer: {
		owner: "contacts/customers",
		writers: {
			"settings/custom-fields":
				"a deleted custom field takes its values along, whatever kind of entity has them",
		},
	},

	project: {
		owner: "projects/projects",
		writers: {
			"settings/custom-fields":
				"a deleted custom field takes its values along, whatever kind of entity has them",
		},
	},
	project_node: { owner: "projects/projects" },
	project_assignment: { owner: "projects/projects" },

	activity: { owner: "time-tracking/activities" },
	activity_reason: { owner: "time-tracking/activities" },
	activity_override: { owner: "time-tracking/activities" },
	geolocation: { owner: "time-tracking/geolocations" },
	terminal: { owner: "time-tracking/terminals" },
	booking: { owner: "time-tracking/bookings" },
	booking_position: { owner: "time-tracking/bookings" },
	worksheet_template: { owner: "time-tracking/worksheets" },
	worksheet_template_version: { owner: "time-tracking/worksheets" },
	worksheet_day: { owner: "time-tracking/worksheets" },
	worksheet: { owner: "time-tracking/worksheets" },
	worksheet_exception: { owner: "time-tracking/worksheets" },
	time_rule: { owner: "time-tracking/time-rules" },
	time_rule_version: { owner: "time-tracking/time-rules" },
	time_rule_assignment: { owner: "time-tracking/time-rules" },
	special_account: { owner: "time-tracking/special-accounts" },
	special_account_rule: { owner: "time-tracking/special-accounts" },
	special_account_condition: { owner: "time-tracking/special-accounts" },
	special_account_user: { owner: "time-tracking/special-accounts" },
	special_account_modification: { owner: "time-tracking/special-accounts" },
	special_account_day: { owner: "time-tracking/target-actual" },
	overtime_account: { owner: "time-tracking/overtime" },
	overtime_entry: { owner: "time-tracking/overtime" },
	day_result: { owner: "time-tracking/target-actual" },
	week_result: { owner: "time-tracking/target-actual" },
	month_result: { owner: "time-tracking/target-actual" },
	day_stale: { owner: "time-tracking/target-actual" },
	person_calculation: { owner: "time-tracking/target-actual" },
	closed_month: { owner: "time-tracking/month-close" },
	frozen_day: { owner: "time-tracking/month-close" },
	frozen_month: { owner: "time-tracking/month-close" },
	month_correction: { owner: "time-tracking/month-close" },
	late_booking: {
		owner: "time-tracking/month-close",
		writers: {
			"time-tracking/bookings":
				"a booking for a closed month and what is to be done about it are one transaction",
		},
	},
	...absenceTables,
	...planningTables,
	...payrollTables,
	...reportTables,
	time_tracking: {
		owner: "time-tracking/entries",
		writers: {
			"settings/custom-fields":
				"a deleted custom field takes its values along, whatever kind of entity has them",
			"time-tracking/bookings": "a booking and the entry it begins or ends are one statement",
		},
	},
	time_tracking_change_request: {
		owner: "time-tracking/approvals",
		writers: {
			"time-tracking/bookings": "a late booking asks to change a corrected entry",
		},
	},
	approval_step: {
		owner: "time-tracking/approvals",
		writers: {
			"time-tracking/bookings": "an old booking and the automatic end open steps with the entry",
		},
	},
	approval_question: { owner: "time-tracking/approvals" },
	approval_event: {
		owner: "time-tracking/approvals",
		writers: {
			"time-tracking/bookings": "a request made by a booking is the first event of its history",
		},
	},

	retention_run: { owner: "kit/server" },
	audit_event: {
		owner: "kit/server",
		writers: { "time-tracking/bookings": "a booking, its entry and its trace are one statement" },
	},
	audit_seal: { owner: "kit/server" },
	job: { owner: "kit/server" },
	job_protocol: { owner: "kit/server" },
	mail_outbox: { owner: "kit/server" },
	notice: { owner: "kit/server" },
	notice_choice: { owner: "kit/server" },
	notice_hour: { owner: "kit/server" },
	import_run: { owner: "staff/import" },
	import_line: { owner: "staff/import" },
	file: { owner: "kit/server" },
	file_chunk: { owner: "kit/server" },
} as const satisfies Readonly<Record<string, TableOwnership>>;
