// Made by `npm run generate` from the migrated database; do not edit.
import type { ColumnType, GeneratedAlways } from "kysely";

/** Read as parsed JSON, written as JSON text. */
export type Json = ColumnType<any, string, string>;
export type Instant = ColumnType<Date, Date | string, Date | string>;
/** May be left out of an insert. Kysely's own type of this name cannot stand around the two above. */
export type Generated<T> = [T] extends [ColumnType<infer S, infer I, infer U>]
	? ColumnType<S, I | undefined, U>
	: ColumnType<T, T | undefined, T>;

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
}

export interface AddressThrottleTable {
	address_hash: Buffer;
	purpose: string;
	window_start: Instant;
	count: number;
	locked_until: Instant | null;
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
}

export interface BookingPositionTable {
	tenant_id: string;
	booking_id: string;
	latitude: number;
	longitude: number;
	accuracy: number | null;
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
}

export interface JobProtocolTable {
	tenant_id: string;
	job_id: string;
	line: number;
	at: Instant;
	severity: string;
	text: string;
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

export interface PasswordHistoryTable {
	tenant_id: string;
	id: string;
	login_id: string;
	password_hash: string;
}

export interface PasswordResetTable {
	tenant_id: string;
	guid: string;
	login_id: string;
	code_hash: Buffer;
	tries: Generated<number>;
	expires_at: Instant;
	used_at: Instant | null;
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
}

export interface RolePermissionTable {
	tenant_id: string;
	role_id: string;
	permission_key: string;
	level: number;
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
}

export interface TimeTrackingChangeRequestTable {
	tenant_id: string;
	id: string;
	time_tracking_id: string;
	base_version: number;
	proposed: Json;
	reason: string | null;
	state: Generated<string>;
	version: Generated<number>;
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
}

export interface UnitClosureTable {
	tenant_id: string;
	ancestor_id: string;
	descendant_id: string;
	distance: number;
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

export interface UserUnitTable {
	tenant_id: string;
	id: string;
	user_id: string;
	unit_id: string;
	is_primary: Generated<boolean>;
	valid_from: string;
	valid_to: string | null;
}

export interface DB {
	activity: ActivityTable;
	address_throttle: AddressThrottleTable;
	app_user: AppUserTable;
	approval_event: ApprovalEventTable;
	approval_step: ApprovalStepTable;
	audit_event: AuditEventTable;
	booking: BookingTable;
	booking_position: BookingPositionTable;
	installation: InstallationTable;
	job: JobTable;
	job_protocol: JobProtocolTable;
	login_event: LoginEventTable;
	login_throttle: LoginThrottleTable;
	login_token: LoginTokenTable;
	mail_outbox: MailOutboxTable;
	password_history: PasswordHistoryTable;
	password_reset: PasswordResetTable;
	project: ProjectTable;
	project_assignment: ProjectAssignmentTable;
	project_node: ProjectNodeTable;
	role: RoleTable;
	role_assignment: RoleAssignmentTable;
	role_permission: RolePermissionTable;
	session: SessionTable;
	setting: SettingTable;
	site: SiteTable;
	sso_attempt: SsoAttemptTable;
	sso_provider: SsoProviderTable;
	tenant: TenantTable;
	tenant_directory: TenantDirectoryTable;
	time_tracking: TimeTrackingTable;
	time_tracking_change_request: TimeTrackingChangeRequestTable;
	unit: UnitTable;
	unit_closure: UnitClosureTable;
	user_login: UserLoginTable;
	user_permission: UserPermissionTable;
	user_setting: UserSettingTable;
	user_site: UserSiteTable;
	user_unit: UserUnitTable;
}
