// Made by `npm run generate` from the migrated database; do not edit.
import type { ColumnType, GeneratedAlways } from "kysely";

/** Read as parsed JSON, written as JSON text. */
export type Json = ColumnType<any, string, string>;
export type Instant = ColumnType<Date, Date | string, Date | string>;
/** May be left out of an insert. Kysely's own type of this name cannot stand around the two above. */
export type Generated<T> = [T] extends [ColumnType<infer S, infer I, infer U>]
	? ColumnType<S, I | undefined, U>
	: ColumnType<T, T | undefined, T>;

export interface AbsenceTable {
	tenant_id: string;
	id: string;
	user_id: string;
	activity_id: string;
	class_type: string;
	state: string;
	from_date: string;
	to_date: string;
	from_part: Generated<string>;
	to_part: Generated<string>;
	begin_min: number | null;
	end_min: number | null;
	exclusive: Generated<boolean>;
	title: string | null;
	cancellation_requested_at: Instant | null;
	custom: Generated<Json>;
	version: Generated<number>;
	slots: GeneratedAlways<string | null>;
	reason: string | null;
	company_day_id: string | null;
}

export interface AbsenceDayTable {
	tenant_id: string;
	user_id: string;
	day: string;
	absence_id: string;
	cost: number;
	cost_min: number;
	reason: string;
}

export interface AbsenceFileTable {
	tenant_id: string;
	file_id: string;
	absence_id: string;
	added_at: Instant;
}

export interface AbsenceStaleTable {
	tenant_id: string;
	user_id: string;
	number: Generated<number>;
}

export interface AbsenceSubstituteTable {
	tenant_id: string;
	absence_id: string;
	user_id: string;
	state: string;
	due_at: Instant | null;
	decided_at: Instant | null;
	reason: string | null;
}

export interface ActivityTable {
	tenant_id: string;
	id: string;
	name: string;
	code: string | null;
	color: Generated<string>;
	class_type: string;
	category: GeneratedAlways<string>;
	booking_requires_gps: Generated<boolean>;
	reason_required: Generated<boolean>;
	credits_time: Generated<boolean>;
	counts_as_working_time: Generated<boolean>;
	exclusive: Generated<boolean>;
	approval: Generated<Json>;
	visibility: Generated<string>;
	is_default: Generated<boolean>;
	is_enabled: Generated<boolean>;
	version: Generated<number>;
	booking_unit: Generated<string>;
	deducts: Generated<string>;
	leave_activity_id: string | null;
	retroactive_days: number | null;
	certificate_from_day: number | null;
	icon: string | null;
	occasion: string | null;
	account_unit: Generated<string>;
}

export interface ActivityOverrideTable {
	tenant_id: string;
	user_id: string;
	activity_id: string;
	class_type: string;
	is_allowed: Generated<boolean>;
	is_default: Generated<boolean>;
	version: Generated<number>;
}

export interface ActivityReasonTable {
	tenant_id: string;
	id: string;
	activity_id: string;
	text: string;
	is_enabled: Generated<boolean>;
	version: Generated<number>;
}

export interface AddressThrottleTable {
	address_hash: Buffer;
	purpose: string;
	window_start: Instant;
	count: number;
	locked_until: Instant | null;
}

export interface ApiKeyTable {
	tenant_id: string;
	token_hash: Buffer;
	id: string;
	name: string;
	permissions: Json;
	expires_at: Instant | null;
	revoked_at: Instant | null;
	used_at: Instant | null;
}

export interface AppRegistrationTable {
	tenant_id: string;
	id: string;
	user_id: string;
	device: string;
	token_hash: Buffer | null;
	pairing_hash: Buffer | null;
	pairing_until: Instant | null;
	paired_at: Instant | null;
	revoked_at: Instant | null;
}

export interface AppUserTable {
	tenant_id: string;
	id: string;
	unit_id: string;
	site_id: string;
	first_name: string;
	last_name: string;
	personnel_no: string | null;
	company_personnel_no: string | null;
	mail: string | null;
	role: Generated<string>;
	gender: Generated<string>;
	is_enabled: Generated<boolean>;
	entry_date: string | null;
	exit_date: string | null;
	custom: Generated<Json>;
	version: Generated<number>;
}

export interface AppointmentTable {
	tenant_id: string;
	id: string;
	user_id: string | null;
	unit_id: string | null;
	activity_id: string | null;
	title: string;
	location: string | null;
	description: string | null;
	begin_at: Instant;
	end_at: Instant;
	all_day: Generated<boolean>;
	zone: string;
	created_by: string | null;
	version: Generated<number>;
	ics_uid: string | null;
	ics_sequence: number | null;
	ics_hash: Buffer | null;
	subscription_id: string | null;
}

export interface AppointmentExceptionTable {
	tenant_id: string;
	series_id: string;
	original_day: string;
	id: string;
	type: string;
	activity_id: string | null;
	title: string | null;
	location: string | null;
	description: string | null;
	begin_at: Instant | null;
	end_at: Instant | null;
	all_day: Generated<boolean>;
	version: Generated<number>;
}

export interface AppointmentParticipantTable {
	tenant_id: string;
	id: string;
	appointment_id: string | null;
	series_id: string | null;
	user_id: string;
	answer: Generated<string>;
	answered_at: Instant | null;
}

export interface AppointmentSeriesTable {
	tenant_id: string;
	id: string;
	user_id: string | null;
	unit_id: string | null;
	activity_id: string | null;
	title: string;
	location: string | null;
	description: string | null;
	all_day: Generated<boolean>;
	begin_min: number;
	end_min: number;
	zone: string;
	type: string;
	interval_count: number;
	weekdays: Generated<number[]>;
	nth: number | null;
	first_day: string;
	last_day: string | null;
	count: number | null;
	created_by: string | null;
	version: Generated<number>;
	ics_uid: string | null;
	ics_sequence: number | null;
	ics_hash: Buffer | null;
	subscription_id: string | null;
}

export interface AppointmentTemplateTable {
	tenant_id: string;
	id: string;
	user_id: string | null;
	unit_id: string | null;
	activity_id: string | null;
	name: string;
	title: string;
	location: string | null;
	description: string | null;
	begin_min: number | null;
	duration_min: number;
	all_day: Generated<boolean>;
	version: Generated<number>;
}

export interface ApprovalEventTable {
	tenant_id: string;
	id: string;
	at: Instant;
	time_tracking_id: string | null;
	change_request_id: string | null;
	kind: string;
	by_user_id: string | null;
	reason: string | null;
	acknowledged: Json | null;
	overrides: Json | null;
	on_behalf_of: string | null;
	entity: string | null;
	entity_id: string | null;
}

export interface ApprovalQuestionTable {
	tenant_id: string;
	id: string;
	step_id: string;
	asked_by: string | null;
	asked_at: Instant;
	question: string;
	answered_by: string | null;
	answered_at: Instant | null;
	answer: string | null;
}

export interface ApprovalStepTable {
	tenant_id: string;
	id: string;
	user_id: string;
	time_tracking_id: string | null;
	change_request_id: string | null;
	purpose: string;
	kind: string;
	state: Generated<string>;
	asked_user_id: string | null;
	due_at: Instant | null;
	escalated_at: Instant | null;
	decided_by: string | null;
	decided_at: Instant | null;
	version: Generated<number>;
	entity: string | null;
	entity_id: string | null;
}

export interface AuditEventTable {
	tenant_id: string;
	id: string;
	xid: Generated<string>;
	epoch: Generated<number>;
	at: Instant;
	actor_id: string | null;
	actor_kind: string;
	impersonator_id: string | null;
	entity: string;
	entity_id: string;
	subject_user_id: string | null;
	action: string;
	before: Json | null;
	after: Json | null;
	reason: string | null;
	trace_id: string | null;
	redacted_digest: Buffer | null;
}

export interface AuditSealTable {
	tenant_id: string;
	seq: number;
	epoch: number;
	from_xid: string;
	to_xid: string;
	events: number;
	prev_digest: Buffer;
	digest: Buffer;
	at: Instant;
}

export interface AutoPlanTable {
	tenant_id: string;
	id: string;
	unit_id: string;
	from_date: string;
	to_date: string;
	made_at: Instant;
	made_by: string;
	job_id: string;
	state: Generated<string>;
	is_stopped: Generated<boolean>;
	progress: Generated<number>;
	needed: Generated<number>;
	shifts: Generated<Json>;
	version: Generated<number>;
}

export interface AutoPlanSettingTable {
	tenant_id: string;
	unit_id: string;
	weights: Json;
	moves: string;
	version: Generated<number>;
}

export interface AvailabilityTable {
	tenant_id: string;
	id: string;
	user_id: string;
	begin_at: Instant;
	end_at: Instant;
	available: boolean;
	version: Generated<number>;
	wish: number | null;
}

export interface BookingTable {
	tenant_id: string;
	id: string;
	user_id: string;
	booked_at: Instant;
	zone: string;
	action: string;
	source: string;
	activity_id: string | null;
	class_type: string | null;
	project_node_id: string | null;
	received_at: Instant;
	outcome: string;
	clock_drift_s: number | null;
	booked_by: string | null;
	finishes_id: string | null;
	terminal_id: string | null;
	app_registration_id: string | null;
}

export interface BookingPositionTable {
	tenant_id: string;
	booking_id: string;
	latitude: number;
	longitude: number;
	accuracy: number | null;
}

export interface CalendarSubscriptionTable {
	tenant_id: string;
	id: string;
	user_id: string | null;
	unit_id: string | null;
	name: string;
	address_sealed: Buffer;
	host: string;
	created_by: string | null;
	created_at: Instant;
	fault: string | null;
	failures: Generated<number>;
	tried_at: Instant | null;
	read_at: Instant | null;
	next_at: Instant;
	etag: string | null;
	kept: Generated<number>;
	skipped: Generated<number>;
}

export interface ChildCountTable {
	tenant_id: string;
	id: string;
	user_id: string;
	children: number;
	is_single_parent: Generated<boolean>;
	valid_from: string;
	valid_to: string | null;
	version: Generated<number>;
}

export interface ClosedMonthTable {
	tenant_id: string;
	user_id: string;
	month: string;
	close_no: number;
	closed_by: string | null;
	closed_at: Instant;
	corrected_at: Instant | null;
}

export interface CompanyDayTable {
	tenant_id: string;
	id: string;
	activity_id: string;
	from_date: string;
	to_date: string;
	from_part: string;
	to_part: string;
	reason: string | null;
	on_violation: string;
	created_at: Instant;
	created_by: string | null;
	completed_at: Instant | null;
	withdrawn_at: Instant | null;
	version: Generated<number>;
}

export interface CompanyDayPersonTable {
	tenant_id: string;
	company_day_id: string;
	user_id: string;
	left_out: string | null;
}

export interface CompanyDayUnitTable {
	tenant_id: string;
	company_day_id: string;
	unit_id: string;
}

export interface ContractTable {
	tenant_id: string;
	id: string;
	user_id: string;
	employment_id: string;
	valid_from: string;
	valid_to: string | null;
	weekly_min: number;
	days_per_week: number;
	annual_leave_days: number | null;
	arbzg_exempt: Generated<boolean>;
	minor_until: string | null;
	maternity_from: string | null;
	maternity_to: string | null;
	max_actual_min: number | null;
	max_wage_cents: number | null;
	version: Generated<number>;
}

export interface CostCentreTable {
	tenant_id: string;
	id: string;
	code: string;
	name: string;
	is_enabled: Generated<boolean>;
	version: Generated<number>;
}

export interface CostCentreLinkTable {
	tenant_id: string;
	id: string;
	target: string;
	target_id: string;
	cost_centre_id: string;
	percent: number;
	valid_from: string;
	valid_to: string | null;
}

export interface CustomFieldTable {
	tenant_id: string;
	id: string;
	group_id: string;
	entity: string;
	key: string;
	name: string;
	type: string;
	options: Generated<Json>;
	required: Generated<boolean>;
	personal_data: Generated<boolean>;
	position: Generated<number>;
	is_enabled: Generated<boolean>;
	version: Generated<number>;
}

export interface CustomFieldAssignmentTable {
	tenant_id: string;
	field_id: string;
	place: string;
	place_id: string;
}

export interface CustomFieldGroupTable {
	tenant_id: string;
	id: string;
	entity: string;
	name: string;
	position: Generated<number>;
	version: Generated<number>;
}

export interface CustomerTable {
	tenant_id: string;
	id: string;
	no: string;
	name: string;
	address: Json;
	contact: Json;
	custom: Generated<Json>;
	is_enabled: Generated<boolean>;
	version: Generated<number>;
}

export interface DayResultTable {
	tenant_id: string;
	user_id: string;
	day: string;
	unit_id: string;
	site_id: string;
	target_min: number;
	worked_min: number;
	pause_min: number;
	auto_pause_min: number;
	holiday_credit_min: number;
	absence_credit_min: number;
	extra_min: number;
	balance_min: number;
	overtime_min: number;
	pending_min: number;
	leave_days: Generated<number>;
	first_begin: Instant | null;
	last_end: Instant | null;
	absence_id: string | null;
	flags: Generated<number>;
	input_hash: Buffer;
	violations: Json | null;
	net_min: Generated<number>;
	holiday_kind: string | null;
	plan: number[] | null;
	builds_up_only: Generated<boolean>;
	night_min: Generated<number>;
	sunday_min: Generated<number>;
}

export interface DayStaleTable {
	tenant_id: string;
	user_id: string;
	from_day: string;
	to_day: string;
	number: Generated<number>;
}

export interface EmploymentTable {
	tenant_id: string;
	id: string;
	user_id: string;
	entry_date: string;
	exit_date: string | null;
	employment_type_id: string | null;
	version: Generated<number>;
}

export interface EmploymentTypeTable {
	tenant_id: string;
	id: string;
	name: string;
	limits: Generated<Json>;
	is_enabled: Generated<boolean>;
	version: Generated<number>;
}

export interface FileTable {
	tenant_id: string;
	id: string;
	owner_id: string;
	name: string;
	media_type: string;
	bytes: Generated<number>;
	sha256: Buffer | null;
	expires_at: Instant | null;
}

export interface FileChunkTable {
	tenant_id: string;
	file_id: string;
	n: number;
	data: Buffer;
}

export interface FrozenDayTable {
	tenant_id: string;
	user_id: string;
	day: string;
	close_no: number;
	result: Json;
	trace: Json;
}

export interface FrozenMonthTable {
	tenant_id: string;
	user_id: string;
	month: string;
	close_no: number;
	closed_by: string | null;
	closed_at: Instant;
	figures: Json;
	versions: Json;
}

export interface GeolocationTable {
	tenant_id: string;
	id: string;
	name: string;
	latitude: number;
	longitude: number;
	radius_m: number;
	scope: string;
	site_id: string | null;
	unit_id: string | null;
	version: Generated<number>;
}

export interface HardwareTokenTable {
	tenant_id: string;
	id: string;
	user_id: string;
	type: string;
	token_hash: Buffer;
	hint: Generated<string>;
	given_at: Instant;
	returned_at: Instant | null;
}

export interface HolidayTable {
	tenant_id: string;
	id: string;
	date: string;
	name: string;
	site_id: string | null;
	factor: number;
	kind: string;
	source: Generated<string>;
	region: string | null;
	version: Generated<number>;
}

export interface HolidayImportTable {
	tenant_id: string;
	id: string;
	site_id: string | null;
	country: string;
	region: string | null;
	years: number[];
	at: Instant;
}

export interface IcsTokenTable {
	tenant_id: string;
	token_hash: Buffer;
	id: string;
	user_id: string;
	feed: string;
	unit_id: string | null;
	language: string;
	created_at: Instant;
	used_at: Instant | null;
	contents: string[];
}

export interface ImportLineTable {
	tenant_id: string;
	run_id: string;
	line: number;
	cells: Json;
	action: string;
	faults: Generated<Json>;
	entity_id: string | null;
	before: Json | null;
	version_after: number | null;
	undo: string | null;
	written: Generated<Json>;
}

export interface ImportRunTable {
	tenant_id: string;
	id: string;
	owner_id: string;
	kind: string;
	file_id: string | null;
	file_name: string;
	status: Generated<string>;
	head: Json;
	sample: Json;
	line_count: number;
	mapping: Generated<Json>;
	unit_id: string | null;
	only_good: Generated<boolean>;
	job_id: string | null;
	ran_at: Instant | null;
	undone_at: Instant | null;
}

export interface InstallationTable {
	id: Generated<boolean>;
	audit_epoch: Generated<number>;
}

export interface JobTable {
	tenant_id: string;
	id: string;
	session_id: string | null;
	owner_id: string | null;
	kind: string;
	status: Generated<string>;
	progress: Generated<number>;
	description: Generated<string>;
	severity: string | null;
	cancel_requested: Generated<boolean>;
	started_at: Instant | null;
	finished_at: Instant | null;
	input: Generated<Json>;
	result_file_id: string | null;
}

export interface JobProtocolTable {
	tenant_id: string;
	job_id: string;
	line: number;
	at: Instant;
	severity: string;
	text: string;
}

export interface LateBookingTable {
	tenant_id: string;
	booking_id: string;
	user_id: string;
	month: string;
	entry_id: string | null;
	settled_by: string | null;
	settled_at: Instant | null;
	version: Generated<number>;
}

export interface LeaveAccountTable {
	tenant_id: string;
	id: string;
	user_id: string;
	year: number;
	activity_id: string;
	class_type: Generated<string>;
	version: Generated<number>;
	opened_on: string | null;
	opening: Json | null;
	carry_reason: string | null;
	carry_note: string | null;
	unit: Generated<string>;
}

export interface LeaveBarrierTable {
	tenant_id: string;
	id: string;
	name: string;
	from_date: string;
	to_date: string;
	reason: string;
	activity_id: string | null;
	is_enabled: Generated<boolean>;
	version: Generated<number>;
}

export interface LeaveBarrierUnitTable {
	tenant_id: string;
	barrier_id: string;
	unit_id: string;
}

export interface LeaveCutTable {
	tenant_id: string;
	id: string;
	user_id: string;
	kind: string;
	valid_from: string;
	valid_to: string | null;
	works_part_time: Generated<boolean>;
	declared_on: string;
	version: Generated<number>;
}

export interface LeaveEntryTable {
	tenant_id: string;
	id: string;
	account_id: string;
	kind: string;
	origin: string;
	source: string;
	days: number | null;
	effective_on: string;
	expires_on: string | null;
	from_year: number | null;
	absence_id: string | null;
	rule_version_id: string | null;
	why: Generated<Json>;
	reason: string | null;
	reverses_id: string | null;
	minutes: number | null;
	unit: Generated<string>;
}

export interface LeaveLimitTable {
	tenant_id: string;
	user_id: string;
	activity_id: string;
	class_type: Generated<string>;
	advance_days: Generated<number>;
	notice_days: number | null;
	version: Generated<number>;
	advance_minutes: Generated<number>;
	notice_minutes: number | null;
}

export interface LeaveNoticeTable {
	tenant_id: string;
	id: string;
	user_id: string;
	year: number;
	activity_id: string;
	channel: string;
	sent_at: Instant;
	sent_by: string | null;
	days: number | null;
	last_day: string;
	minutes: number | null;
}

export interface LeaveNoticeReceiptTable {
	tenant_id: string;
	notice_id: string;
	received_on: string;
	how: string;
	recorded_at: Instant;
	recorded_by: string | null;
	workdays: number;
	nth: Generated<number>;
	reason: string | null;
}

export interface LeaveRecountTable {
	tenant_id: string;
	id: string;
	account_id: string;
	counted_on: string;
	rest_before: number | null;
	rest_after: number | null;
	fell_below: boolean;
	causes: Json;
	minutes_before: number | null;
	minutes_after: number | null;
}

export interface LeaveRuleTable {
	tenant_id: string;
	id: string;
	kind: string;
	name: string;
	activity_id: string;
	class_type: Generated<string>;
	is_enabled: Generated<boolean>;
	version: Generated<number>;
}

export interface LeaveRuleAssignmentTable {
	tenant_id: string;
	id: string;
	rule_id: string;
	target: string;
	target_id: Generated<string>;
	valid_from: string;
	valid_to: string | null;
}

export interface LeaveRuleVersionTable {
	tenant_id: string;
	id: string;
	rule_id: string;
	valid_from: string;
	valid_to: string | null;
	settings: Json;
}

export interface LeaveYearEndTable {
	tenant_id: string;
	id: string;
	year: number;
	activity_id: string;
	state: Generated<string>;
	run_at: Instant;
	run_by: string | null;
	undone_at: Instant | null;
	undone_by: string | null;
	version: Generated<number>;
}

export interface LeaveYearEndPersonTable {
	tenant_id: string;
	year_end_id: string;
	user_id: string;
	remaining: number | null;
	expired: number | null;
	carried: number | null;
	pots: Json;
	remaining_minutes: number | null;
	expired_minutes: number | null;
	carried_minutes: number | null;
}

export interface LoginEventTable {
	tenant_id: string;
	id: string;
	at: Instant;
	user_id: string | null;
	name_hash: Buffer | null;
	outcome: string;
	provider: string;
	address: string | null;
	client: Generated<string>;
}

export interface LoginThrottleTable {
	tenant_id: string;
	name_hash: Buffer;
	address_hash: Buffer;
	failures: Generated<number>;
	locks: Generated<number>;
	locked_until: Instant | null;
	updated_at: Instant;
}

export interface LoginTokenTable {
	tenant_id: string;
	token_hash: Buffer;
	user_id: string;
	purpose: string;
	expires_at: Instant;
	used_at: Instant | null;
}

export interface MailOutboxTable {
	tenant_id: string;
	id: string;
	recipient: string;
	template: string;
	language: string;
	params_sealed: Buffer;
	state: Generated<string>;
	tries: Generated<number>;
	next_at: Instant;
	sent_at: Instant | null;
	last_error: string | null;
	about_entity: string | null;
	about_id: string | null;
}

export interface MinimumStaffingTable {
	tenant_id: string;
	id: string;
	unit_id: string;
	valid_from: string;
	monday: Generated<number>;
	tuesday: Generated<number>;
	wednesday: Generated<number>;
	thursday: Generated<number>;
	friday: Generated<number>;
	saturday: Generated<number>;
	sunday: Generated<number>;
	holiday: Generated<number>;
	version: Generated<number>;
}

export interface MissedShiftTable {
	tenant_id: string;
	user_id: string;
	day: string;
	shift_id: string;
	activity_id: string;
	class_type: string;
	begin_at: Instant;
	end_at: Instant;
	pause1_at: Instant | null;
	pause1_min: number | null;
	pause2_at: Instant | null;
	pause2_min: number | null;
}

export interface MonthCorrectionTable {
	tenant_id: string;
	user_id: string;
	month: string;
	xid: Generated<string>;
	at: Generated<Instant>;
	reason: string;
}

export interface MonthResultTable {
	tenant_id: string;
	month: string;
	user_id: string;
	days: number;
	target_min: number;
	worked_min: number;
	pause_min: number;
	auto_pause_min: number;
	holiday_credit_min: number;
	absence_credit_min: number;
	extra_min: number;
	balance_min: number;
	overtime_min: number;
	pending_min: number;
	leave_days: number;
	flags: number;
	violations: Json | null;
}

export interface NoticeTable {
	tenant_id: string;
	id: string;
	user_id: string;
	kind: string;
	mode: string;
	due_at: Instant;
	entity: string;
	entity_id: string;
	subject_user_id: string | null;
	actor_id: string | null;
	parameters: Generated<Json>;
	seq: number;
}

export interface NoticeChoiceTable {
	tenant_id: string;
	user_id: string;
	kind: string;
	mode: string;
}

export interface NoticeHourTable {
	tenant_id: string;
	user_id: string;
	hour: number;
}

export interface OvertimeAccountTable {
	tenant_id: string;
	user_id: string;
	opened_on: string;
	upper_min: number | null;
	upper_notice_min: number | null;
	lower_min: number | null;
	lower_notice_min: number | null;
	cap_min: number | null;
	version: Generated<number>;
}

export interface OvertimeEntryTable {
	tenant_id: string;
	id: string;
	user_id: string;
	kind: string;
	effective_on: string;
	minutes: number;
	reason: string | null;
	reverses_id: string | null;
}

export interface PasswordHistoryTable {
	tenant_id: string;
	id: string;
	login_id: string;
	password_hash: string;
}

export interface PasswordResetTable {
	tenant_id: string;
	guid: string;
	login_id: string | null;
	code_hash: Buffer;
	tries: Generated<number>;
	expires_at: Instant;
	used_at: Instant | null;
	unknown_mail_hash: Buffer | null;
}

export interface PayrollTable {
	tenant_id: string;
	id: string;
	period_id: string;
	user_id: string;
	state: Generated<string>;
	warnings: Json | null;
	acknowledged: Generated<Json>;
	pay_cents: number | null;
	closed_at: Instant | null;
	version: Generated<number>;
	frozen: Json | null;
	checked_by: string | null;
	checked_at: Instant | null;
	site_id: string;
}

export interface PayrollAccountTable {
	tenant_id: string;
	id: string;
	code: string;
	name: string;
	type: string;
	format: string;
	special_account_id: string | null;
	activity_id: string | null;
	activity_class: string | null;
	is_enabled: Generated<boolean>;
	version: Generated<number>;
	worked_only: Generated<boolean>;
}

export interface PayrollAccountUserTable {
	tenant_id: string;
	id: string;
	user_id: string;
	account_id: string;
	valid_from: string;
	valid_to: string | null;
	version: Generated<number>;
}

export interface PayrollExportTable {
	tenant_id: string;
	id: string;
	config_id: string;
	month: string;
	file_id: string;
	sha256: Buffer;
	lines: number;
	people: number;
	findings: Json;
	root_id: string;
	take: number;
	made_at: Instant;
	made_by: string;
}

export interface PayrollExportConfigTable {
	tenant_id: string;
	id: string;
	name: string;
	type: string;
	site_id: string | null;
	employment_type_id: string | null;
	consultant_no: string | null;
	client_no: string | null;
	company_numbers: Generated<boolean>;
	record_id: Generated<number>;
	corrections: Generated<string>;
	layout: Generated<Json>;
	is_enabled: Generated<boolean>;
	version: Generated<number>;
}

export interface PayrollExportImportTable {
	tenant_id: string;
	export_id: string;
	protocol: string;
	imported_at: Instant;
	imported_by: string;
}

export interface PayrollExportLineTable {
	tenant_id: string;
	config_id: string;
	line_id: string;
	export_id: string | null;
	is_written: boolean;
}

export interface PayrollExportLineChangeTable {
	tenant_id: string;
	export_id: string;
	line_id: string;
	is_written: boolean;
}

export interface PayrollExportMappingTable {
	tenant_id: string;
	id: string;
	config_id: string;
	account_id: string;
	target: string;
	target_id: string | null;
	carries: string;
	wage_type: string | null;
	processing_key: number | null;
	absence_key: string | null;
}

export interface PayrollFigureTable {
	tenant_id: string;
	month: string;
	user_id: string;
	counted_at: Instant;
	account_ids: string[];
	amounts: number[];
	before_so_far: number[];
	before_whole: number[];
	warnings: Json;
}

export interface PayrollFigureRunTable {
	tenant_id: string;
	month: string;
	started_at: Instant;
	finished_at: Instant | null;
	through: string;
}

export interface PayrollLineTable {
	tenant_id: string;
	id: string;
	payroll_id: string;
	user_id: string;
	account_id: string;
	month: string;
	kind: string;
	minutes: number;
	days: number;
	cents: number;
	cost_centre_id: string | null;
}

export interface PayrollPeriodTable {
	tenant_id: string;
	id: string;
	month: string;
	site_id: string | null;
	run_no: Generated<number>;
	charge_by: string;
	pro_rata: string;
	state: Generated<string>;
	job_id: string | null;
	version: Generated<number>;
}

export interface PayrollReminderTable {
	tenant_id: string;
	month: string;
	user_id: string;
	sent_at: Instant;
}

export interface PayrollRuleTable {
	tenant_id: string;
	id: string;
	name: string;
	type: string;
	employment_type_id: string | null;
	max_min: number | null;
	max_cents: number | null;
	valid_from: string;
	valid_to: string | null;
	is_enabled: Generated<boolean>;
	version: Generated<number>;
}

export interface PersonCalculationTable {
	tenant_id: string;
	user_id: string;
	number: Generated<number>;
}

export interface ProjectTable {
	tenant_id: string;
	id: string;
	code: string | null;
	name: string;
	state: Generated<string>;
	from_date: string | null;
	to_date: string | null;
	custom: Generated<Json>;
	version: Generated<number>;
	customer_id: string | null;
}

export interface ProjectAssignmentTable {
	tenant_id: string;
	project_id: string;
	user_id: string;
}

export interface ProjectNodeTable {
	tenant_id: string;
	id: string;
	project_id: string;
	parent_id: string | null;
	name: string;
	is_enabled: Generated<boolean>;
	version: Generated<number>;
}

export interface QualificationTable {
	tenant_id: string;
	id: string;
	name: string;
	type: string;
	levels: Generated<Json>;
	is_enabled: Generated<boolean>;
	version: Generated<number>;
}

export interface QualificationRequirementTable {
	tenant_id: string;
	id: string;
	workspace_id: string | null;
	activity_id: string | null;
	qualification_id: string;
	min_level: number | null;
	version: Generated<number>;
	shift_id: string | null;
	template_item_id: string | null;
}

export interface RecentChangeTable {
	tenant_id: string;
	subject: string;
	xid: Generated<string>;
	at: Generated<Instant>;
}

export interface ReportRunTable {
	tenant_id: string;
	schedule_id: string;
	due_on: string;
	job_id: string;
	state: Generated<string>;
	rows: number | null;
	file_id: string | null;
	ended_at: Instant | null;
}

export interface ReportScheduleTable {
	tenant_id: string;
	id: string;
	user_id: string;
	name: string;
	request: Json;
	months: number | null;
	day_of_month: number;
	delivery: string;
	language: string;
	is_paused: Generated<boolean>;
	next_on: string;
	session: Json;
	version: Generated<number>;
}

export interface RetentionRunTable {
	tenant_id: string;
	id: string;
	rule: string;
	cut_off: Instant;
	rows: number;
	at: Instant;
}

export interface RoleTable {
	tenant_id: string;
	id: string;
	name: string;
	is_default: Generated<boolean>;
	version: Generated<number>;
}

export interface RoleAssignmentTable {
	tenant_id: string;
	id: string;
	user_id: string;
	role_id: string;
	scope: string;
	site_id: string | null;
	unit_id: string | null;
	valid_from: string;
	valid_to: string | null;
	version: Generated<number>;
}

export interface RolePermissionTable {
	tenant_id: string;
	role_id: string;
	permission_key: string;
	level: number;
}

export interface SchoolHolidayTable {
	tenant_id: string;
	id: string;
	name: string;
	from_date: string;
	to_date: string;
	region: string | null;
	site_id: string | null;
	version: Generated<number>;
}

export interface SessionTable {
	tenant_id: string;
	token_hash: Buffer;
	id: string;
	user_id: string;
	login_id: string | null;
	provider: string;
	impersonator_id: string | null;
	persistent: Generated<boolean>;
	site_id: string | null;
	seen_at: Instant;
	idle_until: Instant;
	ends_at: Instant;
	revoked_at: Instant | null;
	client: Generated<string>;
}

export interface SettingTable {
	tenant_id: string;
	id: string;
	scope: string;
	place_id: string | null;
	key: string;
	value: Json;
	valid_from: string;
	valid_to: string | null;
}

export interface ShiftTable {
	tenant_id: string;
	id: string;
	user_id: string | null;
	unit_id: string;
	activity_id: string;
	class_type: string;
	day: string;
	begin_at: Instant;
	end_at: Instant;
	pause1_at: Instant | null;
	pause1_min: number | null;
	pause2_at: Instant | null;
	pause2_min: number | null;
	published_at: Instant | null;
	deleted_at: Instant | null;
	custom: Generated<Json>;
	version: Generated<number>;
	workspace_id: string | null;
	customer_id: string | null;
	group_id: string | null;
	zone: Generated<string>;
	template_item_id: string | null;
	copy_no: number | null;
	run_id: string | null;
}

export interface ShiftClaimTable {
	tenant_id: string;
	id: string;
	shift_id: string;
	user_id: string;
	state: Generated<string>;
	made_at: Instant;
	version: Generated<number>;
}

export interface ShiftEditTable {
	tenant_id: string;
	id: string;
	user_id: string;
	made_at: Instant;
	before: Json;
	after: Json;
	state: Generated<string>;
	version: Generated<number>;
}

export interface ShiftNewsTable {
	tenant_id: string;
	user_id: string;
	shift_id: string;
	kind: string;
	was: Json | null;
	first_at: Instant;
	made_at: Instant;
	day: string;
	is_short: boolean;
}

export interface ShiftReadingTable {
	tenant_id: string;
	user_id: string;
	read_at: Instant;
}

export interface ShiftSequenceTable {
	tenant_id: string;
	id: string;
	name: string;
	unit_id: string;
	start: string;
	days: Json;
	is_enabled: Generated<boolean>;
	version: Generated<number>;
}

export interface ShiftSequenceItemTable {
	tenant_id: string;
	sequence_id: string;
	day_index: number;
	n: number;
	workspace_id: string;
	activity_id: string;
}

export interface ShiftSequenceRunTable {
	tenant_id: string;
	id: string;
	sequence_id: string;
	from_date: string;
	to_date: string;
	on_clash: string;
	made_at: Instant;
	made_by: string;
	job_id: string | null;
}

export interface ShiftSequenceRunPersonTable {
	tenant_id: string;
	run_id: string;
	user_id: string;
	made: number;
	opened: number;
	skipped: number;
}

export interface ShiftSwapTable {
	tenant_id: string;
	id: string;
	shift_id: string;
	kind: string;
	offered_by: string;
	offered_to: string | null;
	note: Generated<string>;
	state: Generated<string>;
	taken_by: string | null;
	return_shift_id: string | null;
	made_at: Instant;
	version: Generated<number>;
}

export interface ShiftTemplateTable {
	tenant_id: string;
	id: string;
	workspace_id: string;
	name: string;
	holiday_mode: string;
	counts_half_holidays: Generated<boolean>;
	items: Generated<Json>;
	is_enabled: Generated<boolean>;
	version: Generated<number>;
}

export interface ShiftTemplateExceptionTable {
	tenant_id: string;
	id: string;
	item_id: string;
	day: string;
	activity_id: string | null;
	begin_min: number | null;
	end_min: number | null;
	version: Generated<number>;
}

export interface ShiftTemplateItemTable {
	tenant_id: string;
	id: string;
	template_id: string;
	activity_id: string;
	unit_id: string | null;
}

export interface SickNoteTable {
	tenant_id: string;
	id: string;
	absence_id: string;
	user_id: string;
	kind: string;
	au_from: string;
	au_to: string;
	is_follow_up: Generated<boolean>;
	is_work_accident: Generated<boolean>;
	eau_requested_on: string | null;
	received_on: string | null;
	version: Generated<number>;
}

export interface SicknessTable {
	tenant_id: string;
	absence_id: string;
	user_id: string;
	same_illness_as: string | null;
	worked_on_first_day: Generated<boolean>;
	told_due: Instant | null;
	told_pay_end: Instant | null;
	version: Generated<number>;
}

export interface SiteTable {
	tenant_id: string;
	id: string;
	unit_id: string;
	name: string;
	time_zone: Generated<string>;
	country: Generated<string>;
	region: string | null;
	address: Generated<Json>;
	is_enabled: Generated<boolean>;
	version: Generated<number>;
}

export interface SpecialAccountTable {
	tenant_id: string;
	id: string;
	code: string;
	name: string;
	category: string;
	value_class: string;
	priority: string;
	factor_percent: Generated<number>;
	is_for_all: Generated<boolean>;
	is_enabled: Generated<boolean>;
	version: Generated<number>;
}

export interface SpecialAccountConditionTable {
	tenant_id: string;
	id: string;
	rule_id: string;
	type: string;
	settings: Json;
	version: Generated<number>;
}

export interface SpecialAccountDayTable {
	tenant_id: string;
	user_id: string;
	day: string;
	account_id: string;
	minutes: number;
	factor_minutes: number;
}

export interface SpecialAccountModificationTable {
	tenant_id: string;
	id: string;
	account_id: string;
	user_id: string;
	day: string;
	type: string;
	minutes: number;
	reason: string;
	reverses_id: string | null;
}

export interface SpecialAccountRuleTable {
	tenant_id: string;
	id: string;
	account_id: string;
	name: string;
	valid_from: string;
	valid_to: string | null;
	version: Generated<number>;
}

export interface SpecialAccountUserTable {
	tenant_id: string;
	id: string;
	account_id: string;
	user_id: string;
	valid_from: string;
	valid_to: string | null;
	version: Generated<number>;
}

export interface SsoAttemptTable {
	tenant_id: string;
	state_hash: Buffer;
	provider_id: string;
	verifier_sealed: Buffer;
	nonce: string;
	persistent: Generated<boolean>;
	return_to: string;
	expires_at: Instant;
}

export interface SsoProviderTable {
	tenant_id: string;
	id: string;
	kind: string;
	issuer: string;
	client_id: string;
	secret_sealed: Buffer;
	domains: Generated<string[]>;
	is_enabled: Generated<boolean>;
	version: Generated<number>;
}

export interface SupervisorTable {
	tenant_id: string;
	id: string;
	user_id: string;
	supervisor_id: string;
	deputy_for: string | null;
	valid_from: string;
	valid_to: string | null;
}

export interface TagTable {
	tenant_id: string;
	id: string;
	name: string;
	color: Generated<string>;
	version: Generated<number>;
}

export interface TenantTable {
	tenant_id: string;
	name: string;
	language: Generated<string>;
	currency: Generated<string>;
	trial_state: Generated<string>;
	license_state: Generated<string>;
	ui_features: Generated<string[]>;
	version: Generated<number>;
}

export interface TenantDirectoryTable {
	tenant_no: string;
	tenant_id: string;
}

export interface TerminalTable {
	tenant_id: string;
	id: string;
	name: string;
	site_id: string;
	token_hash: Buffer | null;
	pairing_hash: Buffer | null;
	pairing_until: Instant | null;
	sequence_seen: Generated<number>;
	seen_at: Instant | null;
	is_enabled: Generated<boolean>;
	version: Generated<number>;
}

export interface TimeRuleTable {
	tenant_id: string;
	id: string;
	type: string;
	name: string;
	is_enabled: Generated<boolean>;
	version: Generated<number>;
}

export interface TimeRuleAssignmentTable {
	tenant_id: string;
	id: string;
	rule_id: string;
	target: string;
	target_id: Generated<string>;
	valid_from: string;
	valid_to: string | null;
}

export interface TimeRuleVersionTable {
	tenant_id: string;
	id: string;
	rule_id: string;
	valid_from: string;
	valid_to: string | null;
	settings: Json;
	examples: Generated<Json>;
}

export interface TimeTrackingTable {
	tenant_id: string;
	id: string;
	user_id: string;
	day: string;
	begin_at: Instant;
	end_at: Instant | null;
	occupied_to: Instant;
	zone: string;
	activity_id: string;
	class_type: string;
	state: string;
	source: string;
	project_node_id: string | null;
	resume_activity_id: string | null;
	resume_class_type: string | null;
	resume_node_id: string | null;
	former_activity_id: string | null;
	former_class_type: string | null;
	start_booking_id: string | null;
	end_booking_id: string | null;
	reason: string | null;
	needs_reason: Generated<boolean>;
	auto_finished: Generated<boolean>;
	corrected: Generated<boolean>;
	deleted_at: Instant | null;
	custom: Generated<Json>;
	version: Generated<number>;
	shift_id: string | null;
}

export interface TimeTrackingChangeRequestTable {
	tenant_id: string;
	id: string;
	time_tracking_id: string | null;
	base_version: number;
	proposed: Json;
	reason: string | null;
	state: Generated<string>;
	version: Generated<number>;
	entity: string | null;
	entity_id: string | null;
}

export interface UnitTable {
	tenant_id: string;
	id: string;
	parent_id: string | null;
	name: string;
	kind: string;
	depth: number;
	is_enabled: Generated<boolean>;
	version: Generated<number>;
	custom: Generated<Json>;
}

export interface UnitClosureTable {
	tenant_id: string;
	ancestor_id: string;
	descendant_id: string;
	distance: number;
}

export interface UnitShiftplanSettingTable {
	tenant_id: string;
	unit_id: string;
	publishing: Generated<string>;
	published_to: string | null;
	suggestion: Generated<string>;
	version: Generated<number>;
	rules: Generated<Json>;
}

export interface UserBusinessTable {
	tenant_id: string;
	user_id: string;
	job_title: Generated<string>;
	room: Generated<string>;
	phone: Generated<string>;
	mobile: Generated<string>;
	address: Generated<Json>;
	version: Generated<number>;
}

export interface UserLoginTable {
	tenant_id: string;
	id: string;
	user_id: string;
	provider: string;
	username: string | null;
	password_hash: string | null;
	external_subject: string | null;
	must_change: Generated<boolean>;
	is_enabled: Generated<boolean>;
	version: Generated<number>;
}

export interface UserPermissionTable {
	tenant_id: string;
	id: string;
	user_id: string;
	permission_key: string;
	level: number;
	scope: string;
	site_id: string | null;
	unit_id: string | null;
	valid_from: string;
	valid_to: string | null;
	version: Generated<number>;
}

export interface UserPrivateTable {
	tenant_id: string;
	user_id: string;
	birth_date: string | null;
	address: Generated<Json>;
	contact: Generated<Json>;
	severely_disabled_from: string | null;
	severely_disabled_to: string | null;
	version: Generated<number>;
}

export interface UserQualificationTable {
	tenant_id: string;
	id: string;
	user_id: string;
	qualification_id: string;
	type: string;
	level: number | null;
	valid_from: string;
	valid_to: string | null;
	version: Generated<number>;
}

export interface UserSettingTable {
	tenant_id: string;
	user_id: string;
	scope: string;
	site_id: Generated<string>;
	key: string;
	value: Json;
}

export interface UserSiteTable {
	tenant_id: string;
	user_id: string;
	site_id: string;
}

export interface UserTagTable {
	tenant_id: string;
	user_id: string;
	tag_id: string;
}

export interface UserUnitTable {
	tenant_id: string;
	id: string;
	user_id: string;
	unit_id: string;
	is_primary: Generated<boolean>;
	valid_from: string;
	valid_to: string | null;
}

export interface WageTable {
	tenant_id: string;
	id: string;
	user_id: string;
	kind: string;
	cents: number;
	cost_centre_id: string | null;
	valid_from: string;
	valid_to: string | null;
	version: Generated<number>;
}

export interface WeekResultTable {
	tenant_id: string;
	user_id: string;
	week: number;
	days: number;
	net_min: number;
	working_days: number;
	known: GeneratedAlways<number>;
	first_day: GeneratedAlways<string>;
	last_day: GeneratedAlways<string>;
}

export interface WorksheetTable {
	tenant_id: string;
	id: string;
	user_id: string;
	template_id: string;
	cycle_start: string;
	valid_from: string;
	valid_to: string | null;
	version: Generated<number>;
}

export interface WorksheetDayTable {
	tenant_id: string;
	version_id: string;
	week: number;
	weekday: number;
	target_min: number;
	begin_min: number | null;
	end_min: number | null;
	core_begin_min: number | null;
	core_end_min: number | null;
	frame_begin_min: number | null;
	frame_end_min: number | null;
	breaks: Generated<Json>;
}

export interface WorksheetExceptionTable {
	tenant_id: string;
	id: string;
	user_id: string;
	day: string;
	target_min: number;
	begin_min: number | null;
	end_min: number | null;
	core_begin_min: number | null;
	core_end_min: number | null;
	frame_begin_min: number | null;
	frame_end_min: number | null;
	breaks: Generated<Json>;
	reason: string;
	version: Generated<number>;
}

export interface WorksheetTemplateTable {
	tenant_id: string;
	id: string;
	name: string;
	kind: string;
	attribution: Generated<string>;
	weeks: number;
	is_enabled: Generated<boolean>;
	version: Generated<number>;
}

export interface WorksheetTemplateVersionTable {
	tenant_id: string;
	id: string;
	template_id: string;
	valid_from: string;
	valid_to: string | null;
	weeks: number;
	version: Generated<number>;
}

export interface WorkspaceTable {
	tenant_id: string;
	id: string;
	name: string;
	unit_id: string;
	color: string;
	is_enabled: Generated<boolean>;
	version: Generated<number>;
}

export interface WorkspaceActivityTable {
	tenant_id: string;
	workspace_id: string;
	activity_id: string;
}

export interface DB {
	absence: AbsenceTable;
	absence_day: AbsenceDayTable;
	absence_file: AbsenceFileTable;
	absence_stale: AbsenceStaleTable;
	absence_substitute: AbsenceSubstituteTable;
	activity: ActivityTable;
	activity_override: ActivityOverrideTable;
	activity_reason: ActivityReasonTable;
	address_throttle: AddressThrottleTable;
	api_key: ApiKeyTable;
	app_registration: AppRegistrationTable;
	app_user: AppUserTable;
	appointment: AppointmentTable;
	appointment_exception: AppointmentExceptionTable;
	appointment_participant: AppointmentParticipantTable;
	appointment_series: AppointmentSeriesTable;
	appointment_template: AppointmentTemplateTable;
	approval_event: ApprovalEventTable;
	approval_question: ApprovalQuestionTable;
	approval_step: ApprovalStepTable;
	audit_event: AuditEventTable;
	audit_seal: AuditSealTable;
	auto_plan: AutoPlanTable;
	auto_plan_setting: AutoPlanSettingTable;
	availability: AvailabilityTable;
	booking: BookingTable;
	booking_position: BookingPositionTable;
	calendar_subscription: CalendarSubscriptionTable;
	child_count: ChildCountTable;
	closed_month: ClosedMonthTable;
	company_day: CompanyDayTable;
	company_day_person: CompanyDayPersonTable;
	company_day_unit: CompanyDayUnitTable;
	contract: ContractTable;
	cost_centre: CostCentreTable;
	cost_centre_link: CostCentreLinkTable;
	custom_field: CustomFieldTable;
	custom_field_assignment: CustomFieldAssignmentTable;
	custom_field_group: CustomFieldGroupTable;
	customer: CustomerTable;
	day_result: DayResultTable;
	day_stale: DayStaleTable;
	employment: EmploymentTable;
	employment_type: EmploymentTypeTable;
	file: FileTable;
	file_chunk: FileChunkTable;
	frozen_day: FrozenDayTable;
	frozen_month: FrozenMonthTable;
	geolocation: GeolocationTable;
	hardware_token: HardwareTokenTable;
	holiday: HolidayTable;
	holiday_import: HolidayImportTable;
	ics_token: IcsTokenTable;
	import_line: ImportLineTable;
	import_run: ImportRunTable;
	installation: InstallationTable;
	job: JobTable;
	job_protocol: JobProtocolTable;
	late_booking: LateBookingTable;
	leave_account: LeaveAccountTable;
	leave_barrier: LeaveBarrierTable;
	leave_barrier_unit: LeaveBarrierUnitTable;
	leave_cut: LeaveCutTable;
	leave_entry: LeaveEntryTable;
	leave_limit: LeaveLimitTable;
	leave_notice: LeaveNoticeTable;
	leave_notice_receipt: LeaveNoticeReceiptTable;
	leave_recount: LeaveRecountTable;
	leave_rule: LeaveRuleTable;
	leave_rule_assignment: LeaveRuleAssignmentTable;
	leave_rule_version: LeaveRuleVersionTable;
	leave_year_end: LeaveYearEndTable;
	leave_year_end_person: LeaveYearEndPersonTable;
	login_event: LoginEventTable;
	login_throttle: LoginThrottleTable;
	login_token: LoginTokenTable;
	mail_outbox: MailOutboxTable;
	minimum_staffing: MinimumStaffingTable;
	missed_shift: MissedShiftTable;
	month_correction: MonthCorrectionTable;
	month_result: MonthResultTable;
	notice: NoticeTable;
	notice_choice: NoticeChoiceTable;
	notice_hour: NoticeHourTable;
	overtime_account: OvertimeAccountTable;
	overtime_entry: OvertimeEntryTable;
	password_history: PasswordHistoryTable;
	password_reset: PasswordResetTable;
	payroll: PayrollTable;
	payroll_account: PayrollAccountTable;
	payroll_account_user: PayrollAccountUserTable;
	payroll_export: PayrollExportTable;
	payroll_export_config: PayrollExportConfigTable;
	payroll_export_import: PayrollExportImportTable;
	payroll_export_line: PayrollExportLineTable;
	payroll_export_line_change: PayrollExportLineChangeTable;
	payroll_export_mapping: PayrollExportMappingTable;
	payroll_figure: PayrollFigureTable;
	payroll_figure_run: PayrollFigureRunTable;
	payroll_line: PayrollLineTable;
	payroll_period: PayrollPeriodTable;
	payroll_reminder: PayrollReminderTable;
	payroll_rule: PayrollRuleTable;
	person_calculation: PersonCalculationTable;
	project: ProjectTable;
	project_assignment: ProjectAssignmentTable;
	project_node: ProjectNodeTable;
	qualification: QualificationTable;
	qualification_requirement: QualificationRequirementTable;
	recent_change: RecentChangeTable;
	report_run: ReportRunTable;
	report_schedule: ReportScheduleTable;
	retention_run: RetentionRunTable;
	role: RoleTable;
	role_assignment: RoleAssignmentTable;
	role_permission: RolePermissionTable;
	school_holiday: SchoolHolidayTable;
	session: SessionTable;
	setting: SettingTable;
	shift: ShiftTable;
	shift_claim: ShiftClaimTable;
	shift_edit: ShiftEditTable;
	shift_news: ShiftNewsTable;
	shift_reading: ShiftReadingTable;
	shift_sequence: ShiftSequenceTable;
	shift_sequence_item: ShiftSequenceItemTable;
	shift_sequence_run: ShiftSequenceRunTable;
	shift_sequence_run_person: ShiftSequenceRunPersonTable;
	shift_swap: ShiftSwapTable;
	shift_template: ShiftTemplateTable;
	shift_template_exception: ShiftTemplateExceptionTable;
	shift_template_item: ShiftTemplateItemTable;
	sick_note: SickNoteTable;
	sickness: SicknessTable;
	site: SiteTable;
	special_account: SpecialAccountTable;
	special_account_condition: SpecialAccountConditionTable;
	special_account_day: SpecialAccountDayTable;
	special_account_modification: SpecialAccountModificationTable;
	special_account_rule: SpecialAccountRuleTable;
	special_account_user: SpecialAccountUserTable;
	sso_attempt: SsoAttemptTable;
	sso_provider: SsoProviderTable;
	supervisor: SupervisorTable;
	tag: TagTable;
	tenant: TenantTable;
	tenant_directory: TenantDirectoryTable;
	terminal: TerminalTable;
	time_rule: TimeRuleTable;
	time_rule_assignment: TimeRuleAssignmentTable;
	time_rule_version: TimeRuleVersionTable;
	time_tracking: TimeTrackingTable;
	time_tracking_change_request: TimeTrackingChangeRequestTable;
	unit: UnitTable;
	unit_closure: UnitClosureTable;
	unit_shiftplan_setting: UnitShiftplanSettingTable;
	user_business: UserBusinessTable;
	user_login: UserLoginTable;
	user_permission: UserPermissionTable;
	user_private: UserPrivateTable;
	user_qualification: UserQualificationTable;
	user_setting: UserSettingTable;
	user_site: UserSiteTable;
	user_tag: UserTagTable;
	user_unit: UserUnitTable;
	wage: WageTable;
	week_result: WeekResultTable;
	worksheet: WorksheetTable;
	worksheet_day: WorksheetDayTable;
	worksheet_exception: WorksheetExceptionTable;
	worksheet_template: WorksheetTemplateTable;
	worksheet_template_version: WorksheetTemplateVersionTable;
	workspace: WorkspaceTable;
	workspace_activity: WorkspaceActivityTable;
}
