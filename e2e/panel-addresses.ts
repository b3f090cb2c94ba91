import type { RegisteredPanel } from "../tools/registered-panels.ts";

/** Opened from a question of another panel, or of things the invented company has none of; each has tests of its own. */
const notByAddress = [
	/^common\.(customer-picker|user-picker|list|multi-check|multi-picker|rename|text-edit|grid-columns)$/,
	/^(users\.(special-accounts-bulk|payroll-accounts-bulk|wages-assign)|worksheets\.assign)$/,
	/^(jobs\.detail|month-close\.comparison|dashboard\.clock-project)$/,
	/^(workspaces\.template-update|shifts\.sequence-template-update)$/,
	/^reports\.scheduled-create$/,
	/^settings\.(api-key-delete|api-key-success|app-registration-qr)$/,
];

/** What panels of one thing show, by the beginning of their id. */
const tables: readonly (readonly [string, string])[] = [
	["absences.leave-barrier", "leave_barrier"],
	["absences.minimum-staffing", "minimum_staffing"],
	["absences.", "absence"],
	["appointments.detail", "appointment"],
	["activities.", "activity"],
	["reports.scheduled-edit", "report_schedule"],
	["cost-centres.", "cost_centre"],
	["custom-fields.", "custom_field"],
	["customers.", "customer"],
	["geolocations.", "geolocation"],
	["holidays.public", "holiday"],
	["holidays.school", "school_holiday"],
	["roles.", "role"],
	["settings.employment-type", "employment_type"],
	["settings.hardware-terminal", "terminal"],
	["settings.payroll-account", "payroll_account"],
	["settings.payroll-rule", "payroll_rule"],
	["settings.payroll-export-config", "payroll_export_config"],
	["time-reports.wage-export-config", "payroll_export_config"],
	["payroll.detail", "payroll"],
	["settings.qualification", "qualification"],
	["leave-rules.", "leave_rule"],
	["sites.", "site"],
	["special-accounts.", "special_account"],
	["tags.", "tag"],
	["time-rules.", "time_rule"],
	["units.", "unit"],
	["workspaces.", "workspace"],
	["worksheets.template", "worksheet_template"],
];

const lena = "select user_id from user_login where username = 'mitarbeiter'";
const lenasDay = `select user_id, (current_date - 3)::text from user_login where username = 'mitarbeiter'`;
const entry =
	"select t.id from time_tracking t join user_login l using (tenant_id, user_id) where l.username = 'mitarbeiter' order by t.begin_at desc limit 1";
const illness = "select id from absence where class_type = 'SICK' and state = 'APPROVED' limit 1";
const seriesDay = "select id, first_day::text from appointment_series order by id limit 1";
const workspace = "select 'WORKSPACE', id from workspace order by id limit 1";
const comingShift =
	"select id from shift where day > current_date and user_id is not null and deleted_at is null order by day, id limit 1";
const rule = "select account_id, id from special_account_rule limit 1";
const version = "select rule_id, id from time_rule_version limit 1";

/** Panels of more than one thing: their parameters in the order of the address. */
const questions: Readonly<Record<string, string>> = {
	"appointments.edit": "select 'APPOINTMENT', id from appointment order by id limit 1",
	"appointments.edit-series": seriesDay,
	"appointments.series-item-detail": seriesDay,
	"appointments.series-exception-detail":
		"select id from appointment_exception where type = 'MOVED' limit 1",
	"shifts.auto-plan-settings":
		"select id from unit where parent_id is not null order by id limit 1",
	"shifts.why-open":
		"select id from shift where user_id is null and deleted_at is null order by day limit 1",
	"common.log-history": `select 'app_user', user_id from (${lena}) l`,
	"cost-centres.selector": `select 'USER', user_id from (${lena}) l`,
	"custom-fields.field-create": "select 'USER', id from custom_field_group limit 1",
	"child-counts.edit": "select user_id, id from child_count limit 1",
	"leave-cuts.edit": "select user_id, id from leave_cut limit 1",
	"overtime.modification-edit":
		"select user_id, id from overtime_entry where kind = 'PAYOUT' limit 1",
	"qualification-requirements.assign": workspace,
	"qualification-requirements.overview": workspace,
	"reports.cost-centres-shifts-detail": "select 'NONE', 'USER'",
	"reports.cost-centres-trackings-detail": "select 'NONE', 'USER'",
	"settings.form-group": "select 'session.times'",
	"settings.sso-provider-edit": "select 'GOOGLE'",
	"settings.qualification-assignment-edit": "select id, user_id from user_qualification limit 1",
	"shifts.detail": comingShift,
	"shifts.edit": comingShift,
	"shifts.offer": comingShift,
	"shifts.replace": comingShift,
	"shifts.copy-week": "select current_date::text",
	"sick-notes.edit": illness,
	"sick-notes.illness": illness,
	"special-accounts.condition-create": `select account_id, id, 'TIME_OF_DAY' from (${rule}) r`,
	"special-accounts.condition-select": rule,
	"special-accounts.condition-edit":
		"select r.account_id, r.id, c.id from special_account_condition c join special_account_rule r on r.id = c.rule_id limit 1",
	"special-accounts.modification-create": lena,
	"special-accounts.modification-edit":
		"select user_id, id from special_account_modification limit 1",
	"payroll.people":
		"select to_char(current_date - interval '1 month', 'YYYY-MM'), '', 'PERSONNEL_NO_MISSING'",
	"special-accounts.rule-edit": rule,
	"time-reports.target-actual-detail": lenasDay,
	"time-rules.edit": version,
	"time-rules.try": version,
	"time-trackings.detail": entry,
	"time-trackings.edit": entry,
	"time-trackings.reason-request": entry,
	"time-trackings.request-change": entry,
	"units.user-permissions":
		"select u.user_id, u.unit_id from user_unit u join user_login l using (tenant_id, user_id) where l.username = 'mitarbeiter' limit 1",
	"users.change-password": `select user_id, 'mitarbeiter' from (${lena}) l`,
	"users.login-activation": `select user_id, 'GOOGLE' from (${lena}) l`,
	"users.payroll-account-edit": "select user_id, id from payroll_account_user limit 1",
	"users.wage-edit": "select user_id, id from wage limit 1",
	"users.worksheet-detail": "select user_id, id from worksheet limit 1",
	"users.worksheet-edit": "select user_id, id from worksheet limit 1",
	"worksheets.add-exception": lenasDay,
	"worksheets.detail": lenasDay,
};

type Named = Pick<RegisteredPanel, "id" | "parameters">;

/** Whether a panel can be opened by what stands in its address alone. */
export function isAddressed({ id }: Named): boolean {
	return !notByAddress.some((pattern) => pattern.test(id));
}

/**
 * The address of a panel about somebody or something of the invented company.
 *
 * @param ask answers the first row of that company
 */
export async function addressOf(
	panel: Named,
	ask: (text: string) => Promise<readonly unknown[] | undefined>,
): Promise<string> {
	const question = questionOf(panel);
	if (question === undefined) return panel.id;
	const row = await ask(question);
	if (row === undefined) throw new Error(`${panel.id}: nothing of its kind.`);
	return `${panel.id}:${row.join(",")}`;
}

function questionOf({ id, parameters }: Named): string | undefined {
	const own = questions[id];
	if (own !== undefined) return own;
	const [first] = parameters;
	if (first?.name === "userId") return lena;
	if (first === undefined || !(first.isRequired || first.name === "id")) {
		return undefined;
	}
	const [, table] = tables.find(([begin]) => id.startsWith(begin)) ?? [];
	if (table === undefined) throw new Error(`${id}: of what? Say it here.`);
	return `select id from ${table} limit 1`;
}
