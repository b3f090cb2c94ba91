import {
	absences,
	askedToSubstitute,
	calendar,
	conflicts,
	decisions,
	leaveAccounts,
	leaveNotices,
	leaveProvision,
	leaveRecords,
	leaveYearEnd,
} from "./absence-pages.ts";
import { all, byName, end, ofPerson, type Page, page, people, peoplePage } from "./page-parts.ts";
import { reportPages } from "./report-pages.ts";

/** The month's days of those on the page, summed up. */
const months = peoplePage(
	"d.*",
	`cross join lateral (
		select sum(r.target_min), sum(r.worked_min), sum(r.balance_min), bit_or(r.flags) from day_result r
		where r.tenant_id = u.tenant_id and r.user_id = u.id and r.day >= date_trunc('month', now())::date
			and r.day < (date_trunc('month', now()) + interval '1 month')::date) d`,
);

/** Weeks before a month that the law has an average of; the answer says who exceeds it. */
const weeksOfLaw = 24;

/**
 * The month of figures says what is wrong with each of its days and with the weeks up to it, so these are read as well: of
 * its days the violations, of the half year before what was worked in each week.
 */
const judgedMonths = peoplePage(
	"d.*, w.*",
	`cross join lateral (
		select sum(r.target_min), sum(r.worked_min), sum(r.balance_min), bit_or(r.flags), jsonb_agg(r.violations) as violations
		from day_result r
		where r.tenant_id = u.tenant_id and r.user_id = u.id and r.day >= date_trunc('month', now())::date
			and r.day < (date_trunc('month', now()) + interval '1 month')::date) d
	cross join lateral (
		select array_agg(v.minutes) as weeks from (
			select sum(r.net_min) as minutes from day_result r
			where r.tenant_id = u.tenant_id and r.user_id = u.id
				and r.day >= date_trunc('month', now())::date - ${7 * weeksOfLaw}
				and r.day < (date_trunc('month', now()) + interval '1 month')::date
			group by date_trunc('week', r.day)) v) w`,
);

/** People of a page with what they have in the range that is asked for. */
const peopleInRange =
	(columns: string, join: (from: string, to: string) => string): Page =>
	(asked) =>
		peoplePage(columns, join(`'${asked.given.from}'`, `'${asked.given.to}'`))(asked);

const shiftsOf = (
	from: string,
	to: string,
) => `shift s where s.tenant_id = u.tenant_id and s.user_id = u.id
	and s.day >= ${from} and s.day <= ${to} and s.deleted_at is null`;

/** With their shifts. */
const shiftPlan = peopleInRange(
	"s.shifts",
	(from, to) =>
		`left join lateral (select jsonb_agg(s.*) as shifts from ${shiftsOf(from, to)}) s on true`,
);

/** With what they said of its days, and how much is planned. */
const planPeople = peopleInRange(
	"a.said, s.days",
	(from, to) => `
		left join lateral (
			select jsonb_agg(a.*) as said from availability a where a.tenant_id = u.tenant_id and a.user_id = u.id
				and tstzrange(a.begin_at, a.end_at) && tstzrange(${from}, ${to}, '[]')) a on true
		left join lateral (select count(*) as days from ${shiftsOf(from, to)}) s on true`,
);

/** People of a page with what they had in a year. */
const fairness: Page = peoplePage(
	"f.*",
	`cross join lateral (
		select count(*), count(*) filter (where extract(isodow from s.day) >= 6) from shift s
		where s.tenant_id = u.tenant_id and s.user_id = u.id and s.day >= now()::date - 365 and s.day < now()::date
			and s.deleted_at is null) f`,
);

/** Those that nobody has. */
const openShifts: Page = ({ tenantId, given }) => `
	select s.* from shift s where s.tenant_id = '${tenantId}' and s.user_id is null and s.deleted_at is null
		and s.day >= '${given.from ?? "2020-01-01"}' and s.day <= '${given.to ?? "2100-01-01"}'`;

/** By day, with what each is of and who has it. */
const shifts: Page = (asked) => {
	const { tenantId, given } = asked;
	const found = `shift s where s.tenant_id = '${tenantId}' and s.deleted_at is null
		and s.day >= '${given.from ?? "2020-01-01"}' and s.day <= '${given.to ?? "2100-01-01"}'`;
	return `
		select s.*, u.first_name, u.last_name, a.name, w.name, n.name, (select count(*) from ${found}) as total
		from (select * from ${found} order by s.day, s.begin_at ${end(asked)}) s
		join activity a on a.tenant_id = s.tenant_id and a.id = s.activity_id
		join unit n on n.tenant_id = s.tenant_id and n.id = s.unit_id
		left join workspace w on w.tenant_id = s.tenant_id and w.id = s.workspace_id
		left join app_user u on u.tenant_id = s.tenant_id and u.id = s.user_id`;
};

/** By time, counted to one beyond what is told; the index that is walked has both. */
const entries: Page = (asked) => {
	const { tenantId, given, unitId, search } = asked;
	const isAll = unitId === undefined && search === undefined;
	const whose = isAll ? "" : `and t.user_id = any(array(select u.id from ${people(asked)}))`;
	const found = `time_tracking t where t.tenant_id = '${tenantId}' and t.deleted_at is null and t.version > 0
		and t.begin_at >= '${given.from}'::timestamptz and t.begin_at < '${given.to} 24:00'::timestamptz ${whose}`;
	return `
		select t.*, u.first_name, u.last_name, a.name, (
			select count(*) from (select from ${found} limit 10001) c) as total
		from (select * from ${found} order by t.begin_at desc, t.id desc ${end(asked)}) t
		join app_user u on u.tenant_id = t.tenant_id and u.id = t.user_id
		join activity a on a.tenant_id = t.tenant_id and a.id = t.activity_id`;
};

const emptyDays: Page = (asked) => `
	select u.*, n.name from (
		select u.id, u.tenant_id, u.unit_id, u.first_name, u.last_name, d.days, count(*) over () as total
		from (select * from ${people(asked)} offset 0) u
		cross join lateral (
			select array_agg(r.day) as days from day_result r
			where r.tenant_id = u.tenant_id and r.user_id = u.id and r.day between current_date - 35 and current_date - 1
				and r.target_min > r.holiday_credit_min + r.absence_credit_min and r.worked_min = 0 and r.pending_min = 0
				and not exists (
					select from time_tracking t where t.tenant_id = u.tenant_id and t.user_id = u.id and t.day = r.day
						and t.deleted_at is null)) d
		where d.days is not null order by ${byName} ${end(asked)}) u
	join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id`;

const presence: Page = (asked) => `
	select u.id, u.first_name, u.last_name, n.name, t.begin_at, t.class_type, g.gone
	from (select * from ${people(asked)} offset 0) u
	join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
	left join time_tracking t on t.tenant_id = u.tenant_id and t.user_id = u.id and t.end_at is null
	left join lateral (
		select max(e.end_at) as gone from time_tracking e
		where e.tenant_id = u.tenant_id and e.user_id = u.id and e.deleted_at is null
			and e.day between current_date - 1 and current_date) g on true
	order by ${byName}`;

const holders: Page = (asked) => `
	select h.*, u.first_name, u.last_name, count(*) over () as total from user_qualification h
	join (select * from ${people(asked)} offset 0) u on u.id = h.user_id
	where h.tenant_id = '${asked.tenantId}' and h.qualification_id = '${asked.given["listQualificationUsers.id"]}'
	order by ${byName} ${end(asked)}`;

const days: Page = (asked) => {
	const perPerson = 28;
	const first = Math.floor(asked.offset / perPerson);
	return `
		select u.first_name, u.last_name, r.*, (select count(*) from ${people(asked)}) as people
		from (select u.* from ${people(asked)} order by ${byName} limit 2 offset ${first}) u
		join day_result r on r.tenant_id = u.tenant_id and r.user_id = u.id
			and r.day >= date_trunc('month', now())::date and r.day < (date_trunc('month', now()) + interval '1 month')::date
		order by ${byName}, r.day limit 25`;
};

/** Of a unit: its people's plans, weekday by weekday. */
const planned: Page = (asked) => `
	select u.id, w.*, d.* from ${people({
		...asked,
		unitId: asked.given.unitId,
		search: undefined,
	}).replace(
		" where",
		` join worksheet w
		on w.tenant_id = u.tenant_id and w.user_id = u.id join worksheet_template_version v on v.tenant_id = w.tenant_id
		and v.template_id = w.template_id join worksheet_day d on d.tenant_id = v.tenant_id and d.version_id = v.id where`,
	)}`;

/** The same of a person. */
const ownPlanned: Page = (asked) => `${planned(asked)} and u.id = '${asked.given.userId}'`;

/** What each day came to, with its entries: that is what is wrong with it. */
const daysWithEntries: Page = ({ tenantId, given }) => `
	select r.*, t.* from day_result r
	left join time_tracking t on t.tenant_id = r.tenant_id and t.user_id = r.user_id and t.day = r.day and t.deleted_at is null
	where r.tenant_id = '${tenantId}' and r.user_id = '${given.userId}' and r.day >= current_date - 35 and r.day <= current_date`;

/** Each with how many people it has and the site that it lies in, which are shown with it. */
const units: Page = ({ tenantId, unitId }) => `
	select t.*, p.people, s.site_id from unit t
	left join (select unit_id, count(*) as people from app_user where tenant_id = '${tenantId}' and is_enabled group by unit_id) p
		on p.unit_id = t.id
	left join (
		select distinct on (c.descendant_id) c.descendant_id, s.id as site_id from site s
		join unit_closure c on c.tenant_id = s.tenant_id and c.ancestor_id = s.unit_id
		where s.tenant_id = '${tenantId}' order by c.descendant_id, c.distance) s on s.descendant_id = t.id
	where t.tenant_id = '${tenantId}' ${
		unitId === undefined
			? ""
			: `and t.id in (select descendant_id from unit_closure where tenant_id = '${tenantId}' and ancestor_id = '${unitId}')`
	}`;

/** Each with how many of its lines are what, which is shown with it. */
const imports: Page = ({ tenantId }) => `
	select t.*, array(
		select (l.action, count(*))::text from import_line l where l.tenant_id = t.tenant_id and l.run_id = t.id group by l.action
		) as counts
	from import_run t where t.tenant_id = '${tenantId}'`;

const late: Page = (asked) => `
	select l.*, b.booked_at, u.first_name, u.last_name, count(*) over () as total
	from late_booking l
	join (select * from ${people(asked)} offset 0) u on u.id = l.user_id
	join booking b on b.tenant_id = l.tenant_id and b.id = l.booking_id
	where l.tenant_id = '${asked.tenantId}' and l.settled_at is null
	order by b.booked_at desc ${end(asked)}`;

const logins: Page = (asked) => {
	const own = `login_event e where e.tenant_id = '${asked.tenantId}' and e.user_id = '${asked.given.userId}'`;
	return `select e.*, (select count(*) from ${own}) as total from ${own} order by e.at desc ${end(asked)}`;
};

const bookings: Page = (asked) => {
	const { tenantId, given } = asked;
	const own = `booking b where b.tenant_id = '${tenantId}' and b.user_id = '${given.userId}'
		and b.booked_at >= '${given.from}'::timestamptz and b.booked_at < '${given.to} 24:00'::timestamptz`;
	return `select b.*, (select count(*) from ${own}) as total from ${own} order by b.booked_at desc ${end(asked)}`;
};

const options: Page = (asked) =>
	`select u.id, u.first_name, u.last_name, u.personnel_no from ${people(asked)} order by ${byName}`;

/** A page of each list as somebody would ask for it by hand: its rows by their index, and what is looked up for them. */
export const barePages: Readonly<Record<string, Page>> = {
	...reportPages,
	getAbsenceCalendar: calendar,
	getPlanPeople: planPeople,
	getShiftPlan: shiftPlan,
	listAbsenceActivities: all("activity"),
	listAbsences: absences,
	listDecisions: decisions,
	listAbsencesOf: absences,
	listActivities: page("activity"),
	listActivityReasons: page("activity_reason", "text", "t.text"),
	listApiKeys: page("api_key"),
	listAppRegistrations: page("app_registration", "id", "t.device"),
	listAppUsers: options,
	listBookings: bookings,
	listCalendarFeeds: ofPerson("ics_token"),
	listChildCounts: ofPerson("child_count"),
	listCompanyDays: all("company_day"),
	listConflicts: conflicts,
	listCostCentres: page("cost_centre"),
	listCostCentreTargets: all("cost_centre_link", "cost_centre_id", "id"),
	listCustomerOptions: all("customer"),
	listCustomers: page("customer", "name", "concat_ws(' ', t.no, t.name, t.address, t.contact)"),
	listCustomFieldDescriptions: all("custom_field"),
	listCustomFieldGroups: page("custom_field_group"),
	listCustomFields: page("custom_field"),
	listDayGaps: daysWithEntries,
	listDaysWithoutActuals: emptyDays,
	listEmployments: ofPerson("employment"),
	listEmploymentTypes: page("employment_type"),
	listGeolocations: page("geolocation"),
	listHardwareTokens: ofPerson("hardware_token"),
	listHolidays: page("holiday", "date"),
	listImportLines: (asked) =>
		`${all("import_line", "run_id", "importId")(asked)} order by t.line ${end(asked)}`,
	listImports: imports,
	listJobs: all("job"),
	listLateBookings: late,
	listLeaveAccounts: leaveAccounts,
	listShifts: shifts,
	listWorkspaces: page("workspace"),
	listRequirements: all("qualification_requirement", "workspace_id", "targetId"),
	listLeaveBarriers: page("leave_barrier", "from_date"),
	listMinimumStaffings: page("minimum_staffing", "valid_from"),
	listLeaveCuts: ofPerson("leave_cut"),
	listLeaveNotices: leaveNotices,
	listLeaveYearEnd: leaveYearEnd,
	listLeaveProvision: leaveProvision,
	listLeaveRecords: leaveRecords,
	listLeaveRules: all("leave_rule"),
	listLoginEvents: logins,
	listMonthCloses: months,
	listNotices: ofPerson("notice_choice"),
	listOvertimeAccounts: peoplePage(
		"o.*, b.*",
		`left join overtime_account o on o.tenant_id = u.tenant_id and o.user_id = u.id
		cross join lateral (
			select sum(r.balance_min) from day_result r
			where r.tenant_id = u.tenant_id and r.user_id = u.id and r.day >= o.opened_on and r.day < current_date) b`,
	),
	listPlannedPeople: peoplePage(
		"w.*",
		"left join worksheet w on w.tenant_id = u.tenant_id and w.user_id = u.id",
	),
	listPayrollAccounts: page("payroll_account"),
	listPayrollAssignments: ofPerson("payroll_account_user"),
	listPayrollExportConfigs: page("payroll_export_config"),
	listPayrollExports: all("payroll_export"),
	listPayrollPeriods: all("payroll_period"),
	listPayrollRules: page("payroll_rule"),
	listPayrolls: page("payroll", "id", "t.state"),
	listPossibleSubstitutes: options,
	listPresence: presence,
	listProjects: all("project"),
	listQualifications: page("qualification"),
	listQualificationUsers: holders,
	listRoleAssignments: peoplePage(
		"x.*",
		"left join role_assignment x on x.tenant_id = u.tenant_id and x.user_id = u.id",
	),
	listRoles: page("role"),
	listSchoolHolidays: page("school_holiday", "from_date"),
	listSessions: ofPerson("session"),
	listSettingPlaces: all("unit"),
	listShiftActivities: all("activity"),
	listSites: page("site"),
	listSpecialAccountModifications: ofPerson("special_account_modification"),
	listSpecialAccountRules: all("special_account_rule", "account_id", "accountId"),
	listSpecialAccounts: page("special_account"),
	listAutoPlans: all("auto_plan"),
	listFairness: fairness,
	listSequenceRuns: all("shift_sequence_run", "sequence_id", "id"),
	listCalendarSubscriptions: all("calendar_subscription"),
	listAppointmentTemplates: all("appointment_template"),
	listAvailabilities: all("availability"),
	listAwayShifts: openShifts,
	listReplacements: peoplePage("1 as one", ""),
	listShiftNews: ofPerson("shift_news"),
	listShiftReadings: all("shift_reading"),
	listShiftClaims: all("shift_claim", "shift_id", "shiftId"),
	listScheduledReports: all("report_schedule"),
	listShiftOffers: openShifts,
	listShiftSwaps: all("shift_swap"),
	listSwapPartners: peoplePage("1 as one", ""),
	listShiftSequences: page("shift_sequence"),
	listShiftTemplates: page("shift_template"),
	listSsoProviders: all("sso_provider"),
	listSubstituteRequests: askedToSubstitute,
	listTags: page("tag"),
	listTargetActualDays: days,
	listTargetActualMonths: judgedMonths,
	listTargetActuals: judgedMonths,
	listTerminals: page("terminal"),
	listTimeRules: all("time_rule"),
	listTimeTrackings: entries,
	listTimeTrackingsOf: entries,
	listTrackingActivities: all("activity"),
	listTrackingProjects: all("project"),
	listUnits: units,
	listUnitWorksheetDays: planned,
	listUserLeaveRules: all("leave_rule_assignment"),
	listUserLogins: ofPerson("user_login"),
	listUserOptions: options,
	listUserPermissions: ofPerson("user_permission"),
	listUserQualifications: ofPerson("user_qualification"),
	listUsers: peoplePage(
		"s.name as site_name",
		"join site s on s.tenant_id = u.tenant_id and s.id = u.site_id",
	),
	listUserSpecialAccounts: all("special_account"),
	listUserTimeRules: all("time_rule"),
	listUserWorksheetDays: ownPlanned,
	listUserWorksheets: ofPerson("worksheet"),
	listWages: ofPerson("wage"),
	listWorksheetTemplates: page("worksheet_template"),
	listWorksheetTemplateVersions: all("worksheet_template_version", "template_id", "templateId"),
};

/** What is told without reading any table of the company: from the contracts, the law and the calendar. */
export const withoutPage: readonly string[] = [
	"listConditionTargets",
	"listHolidayPlaces",
	"listHolidayProposals",
	"listSettingGroups",
];
