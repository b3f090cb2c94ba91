import type pg from "pg";
import type { Owner } from "./use-sessions.ts";

const login = "(select id from user_login where tenant_id = $1 order by id limit 1)";
// its id tells its time, and that of the shared id is 8:00 on this day
const booking =
	"(select id from booking where tenant_id = $1 and booked_at between '2026-11-20T04:00Z' and '2026-11-20T20:00Z' order by id limit 1)";
const step = "(select id from approval_step where tenant_id = $1 order by id limit 1)";
const made = (table: string) =>
	`(select id from ${table} where tenant_id = $1 order by id limit 1)`;

/** Rows that come into being in the course of work and that no demo company has, of the tenant $1 and a person $2. */
const statements: readonly string[] = [
	"insert into job (tenant_id, id, owner_id, kind) values ($1, gen_random_uuid(), $2, 'test')",
	`insert into job_protocol (tenant_id, job_id, line, at, severity, text) select $1, ${made("job")}, 1, now(), 'INFO', 'x' where $2::uuid is not null`,
	"insert into session (tenant_id, token_hash, id, user_id, provider, seen_at, idle_until, ends_at) values ($1, sha256('x'), gen_random_uuid(), $2, 'MANUAL', '2026-11-21T08:00Z', '2026-11-22T08:00Z', '2026-11-22T08:00Z')",
	`insert into password_reset (tenant_id, guid, login_id, code_hash, expires_at) select $1, gen_random_uuid(), ${login}, sha256('x'), '2026-11-21T09:00Z' where $2::uuid is not null`,
	`insert into password_history (tenant_id, id, login_id, password_hash) select $1, gen_random_uuid(), ${login}, 'x' where $2::uuid is not null`,
	"insert into login_event (tenant_id, id, at, user_id, outcome, provider, client) values ($1, uuid_v7_floor('2026-11-20T08:00Z'), '2026-11-20T08:00Z', $2, 'SIGNED_IN', 'MANUAL', 'test')",
	"insert into login_token (tenant_id, token_hash, user_id, purpose, expires_at) values ($1, sha256('x'), $2, 'INVITE', '2026-11-22T08:00Z')",
	"insert into file (tenant_id, id, owner_id, name, media_type, bytes, sha256) values ($1, gen_random_uuid(), $2, 'people.csv', 'text/csv', 8, sha256('Nachname'))",
	`insert into file_chunk (tenant_id, file_id, n, data) select $1, ${made("file")}, 0, 'Nachname'::bytea where $2::uuid is not null`,
	`insert into absence_file (tenant_id, file_id, absence_id, added_at) select $1, ${made("file")}, ${made("absence")}, now() where $2::uuid is not null`,
	`insert into import_run (tenant_id, id, owner_id, kind, file_name, head, sample, line_count) values ($1, gen_random_uuid(), $2, 'PEOPLE', 'people.csv', '["Nachname"]', '[["Berg"]]', 1)`,
	`insert into import_line (tenant_id, run_id, line, cells, action) select $1, ${made("import_run")}, 2, '["Berg"]', 'NEW' where $2::uuid is not null`,
	`insert into late_booking (tenant_id, booking_id, user_id, month) select $1, id, user_id, '2026-10-01' from booking where tenant_id = $1 and id = ${booking} and $2::uuid is not null`,
	`insert into approval_question (tenant_id, id, step_id, asked_by, asked_at, question) select $1, gen_random_uuid(), ${step}, $2, now(), 'x'`,
	`insert into custom_field_assignment (tenant_id, field_id, place, place_id) select $1, ${made("custom_field")}, 'UNIT', ${made("unit")} where $2::uuid is not null`,
	"insert into sso_provider (tenant_id, id, kind, issuer, client_id, secret_sealed) select $1, gen_random_uuid(), 'GOOGLE', 'https://accounts.google.com', 'x', 'x' where $2::uuid is not null",
	"insert into retention_run (tenant_id, id, rule, cut_off, rows, at) select $1, gen_random_uuid(), 'x', now(), 0, now() where $2::uuid is not null",
	"insert into mail_outbox (tenant_id, id, recipient, template, language, params_sealed, next_at) select $1, gen_random_uuid(), 'x@example.com', 'x', 'de-DE', 'x', '2126-01-01' where $2::uuid is not null",
	"insert into notice (tenant_id, id, user_id, kind, mode, due_at, entity, entity_id, subject_user_id, actor_id) values ($1, gen_random_uuid(), $2, 'matter.decided', 'DIGEST', '2126-01-01', 'time_tracking', gen_random_uuid(), $2, $2)",
	"insert into notice_choice (tenant_id, user_id, kind, mode) values ($1, $2, 'matter.decided', 'DIGEST')",
	"insert into notice_hour (tenant_id, user_id, hour) values ($1, $2, 8)",
	`insert into report_schedule (tenant_id, id, user_id, name, request, day_of_month, delivery, language, next_on, session) values ($1, gen_random_uuid(), $2, 'x', '{"list":"staff.tags","format":"XLSX","columns":[],"filter":{}}', 1, 'FILES', 'de-DE', '2126-01-01', '{}')`,
	`insert into report_run (tenant_id, schedule_id, due_on, job_id) select $1, ${made("report_schedule")}, '2026-11-01', ${made("job")} where $2::uuid is not null`,
	"insert into ics_token (tenant_id, token_hash, id, user_id, feed, contents, language, created_at) values ($1, sha256('x'), gen_random_uuid(), $2, 'OWN', '{ABSENCES}', 'de-DE', '2026-11-20T08:00Z')",
	`insert into unit_shiftplan_setting (tenant_id, unit_id) select $1, ${made("unit")} where $2::uuid is not null on conflict do nothing`,
	// a key acts as a person of its own, whose id it has
	`insert into api_key (tenant_id, id, token_hash, name, permissions) select $1, ${made("app_user")}, sha256('x'), 'x', '{}' where $2::uuid is not null`,
	`insert into shift (tenant_id, id, unit_id, user_id, activity_id, class_type, day, begin_at, end_at) select $1, gen_random_uuid(),
		${made("unit")}, $2, a.id, a.class_type, '2026-11-20', '2026-11-20T08:00Z', '2026-11-20T12:00Z' from activity a
		where a.tenant_id = $1 and a.class_type = 'SHIFT_DAY' limit 1`,
	`insert into missed_shift (tenant_id, user_id, day, shift_id, activity_id, class_type, begin_at, end_at)
		select $1, $2, s.day, s.id, s.activity_id, s.class_type, s.begin_at, s.end_at from shift s where s.id = ${made("shift")}`,
	`insert into workspace (tenant_id, id, name, unit_id, color) select $1, gen_random_uuid(), 'x', ${made("unit")}, '#1f8a70'
		where $2::uuid is not null`,
	`insert into workspace_activity (tenant_id, workspace_id, activity_id) select $1, ${made("workspace")}, a.id from activity a
		where a.tenant_id = $1 and a.class_type = 'SHIFT_DAY' and $2::uuid is not null limit 1`,
	`insert into qualification_requirement (tenant_id, id, workspace_id, qualification_id) select $1, gen_random_uuid(), ${made("workspace")},
		${made("qualification")} where $2::uuid is not null`,
	`insert into shift_edit (tenant_id, id, user_id, made_at, before, after) values ($1, gen_random_uuid(), $2, '2026-11-20T08:00Z', '[]', '[]')`,
	`insert into availability (tenant_id, id, user_id, begin_at, end_at, available)
		values ($1, gen_random_uuid(), $2, '2026-11-20T08:00Z', '2026-11-20T12:00Z', false)`,
	`insert into shift_news (tenant_id, user_id, shift_id, kind, first_at, made_at, day, is_short) select $1, $2, ${made("shift")}, 'NEW', now(), now(), '2026-11-20', false`,
	"insert into shift_reading (tenant_id, user_id, read_at) values ($1, $2, now())",
	`insert into shift_claim (tenant_id, id, shift_id, user_id, made_at) select $1, gen_random_uuid(), ${made("shift")}, $2, now()`,
	`insert into shift_swap (tenant_id, id, shift_id, kind, offered_by, made_at) select $1, gen_random_uuid(), ${made("shift")}, 'GIVE', $2, now()`,
	`insert into sick_note (tenant_id, id, absence_id, user_id, kind, au_from, au_to) select $1, gen_random_uuid(), b.id, b.user_id, 'EAU',
		b.from_date, b.to_date from absence b where b.tenant_id = $1 and b.class_type = 'SICK' and $2::uuid is not null limit 1`,
	`insert into company_day (tenant_id, id, activity_id, from_date, to_date, from_part, to_part, on_violation, created_at)
		select $1, gen_random_uuid(), a.id, '2026-12-28', '2026-12-30', 'WHOLE', 'WHOLE', 'SKIP', now() from activity a
		where a.tenant_id = $1 and a.class_type = 'LEAVE' and $2::uuid is not null limit 1`,
	`insert into company_day_unit (tenant_id, company_day_id, unit_id) select $1, ${made("company_day")}, ${made("unit")} where $2::uuid is not null`,
	`insert into company_day_person (tenant_id, company_day_id, user_id) select $1, ${made("company_day")}, $2`,
	`insert into leave_limit (tenant_id, user_id, activity_id) select $1, $2, a.id from activity a
		where a.tenant_id = $1 and a.class_type = 'LEAVE' limit 1`,
	`insert into child_count (tenant_id, id, user_id, children, valid_from, valid_to)
		values ($1, gen_random_uuid(), $2, 2, '2020-01-01', '2020-12-31')`,
	`insert into payroll_line (tenant_id, id, payroll_id, user_id, account_id, month, kind, minutes, days, cents) select $1,
		gen_random_uuid(), ${made("payroll")}, $2, ${made("payroll_account")}, '2020-01-01', 'REGULAR', 60, 0, 0`,
	`insert into payroll_figure (tenant_id, month, user_id, counted_at, account_ids, amounts, before_so_far, before_whole, warnings)
		values ($1, '2020-01-01', $2, now(), '{}', '{}', '{}', '{}', '[]')`,
	`insert into payroll_figure_run (tenant_id, month, started_at, through) select $1, '2020-01-01', now(), '2020-01-31'
		where $2::uuid is not null`,
	"insert into payroll_reminder (tenant_id, month, user_id, sent_at) values ($1, '2020-01-01', $2, now())",
	`insert into payroll_export_config (tenant_id, id, name, type, consultant_no, client_no)
		select $1, gen_random_uuid(), 'x', 'DATEV_LUG', '1234567', '1' where $2::uuid is not null`,
	`insert into payroll_export_mapping (tenant_id, id, config_id, account_id, target, target_id, carries) select $1, gen_random_uuid(),
		${made("payroll_export_config")}, ${made("payroll_account")}, 'USER', $2, 'NOTHING'`,
	`insert into payroll_export (tenant_id, id, config_id, month, file_id, sha256, lines, people, findings, root_id, take, made_at, made_by)
		select $1, x.id, ${made("payroll_export_config")}, '2020-01-01', ${made("file")}, sha256('x'), 1, 1, '[]', x.id, 0, now(), $2
		from (select gen_random_uuid() as id) x`,
	`insert into payroll_export_line (tenant_id, config_id, line_id, export_id, is_written) select $1, ${made("payroll_export_config")},
		${made("payroll_line")}, ${made("payroll_export")}, true where $2::uuid is not null`,
	`insert into payroll_export_line_change (tenant_id, export_id, line_id, is_written) select $1, ${made("payroll_export")},
		${made("payroll_line")}, false where $2::uuid is not null`,
	`insert into payroll_export_import (tenant_id, export_id, protocol, imported_at, imported_by)
		select $1, ${made("payroll_export")}, 'x', now(), $2`,
	"insert into absence_stale (tenant_id, user_id) values ($1, $2) on conflict do nothing",
	`insert into leave_recount (tenant_id, id, account_id, counted_on, rest_before, rest_after, fell_below, causes) select $1, gen_random_uuid(),
		${made("leave_account")}, '2026-11-20', 1, 0, false, '[]' where $2::uuid is not null`,
	`insert into leave_cut (tenant_id, id, user_id, kind, valid_from, valid_to, declared_on)
		values ($1, gen_random_uuid(), $2, 'PARENTAL', '2026-01-01', '2026-06-30', '2025-12-01')`,
	`insert into leave_notice (tenant_id, id, user_id, year, activity_id, channel, sent_at, days, last_day) select $1, gen_random_uuid(), $2, 2026,
		a.id, 'APP', '2026-06-01T08:00Z', 20, '2026-12-31' from activity a where a.tenant_id = $1 and a.class_type = 'LEAVE' limit 1`,
	`insert into leave_notice_receipt (tenant_id, notice_id, received_on, how, recorded_at, workdays) select $1, ${made("leave_notice")},
		'2026-06-02', 'READ', '2026-06-02T08:00Z', 150 where $2::uuid is not null`,
	`insert into leave_year_end (tenant_id, id, year, activity_id, state, run_at) select $1, gen_random_uuid(), 2000, a.id, 'DONE',
		'2026-01-05T08:00Z' from activity a where a.tenant_id = $1 and a.class_type = 'LEAVE' and $2::uuid is not null limit 1`,
	`insert into leave_year_end_person (tenant_id, year_end_id, user_id, remaining, expired, carried, pots) select $1, ${made("leave_year_end")},
		$2, 0, 0, 0, '[]'`,
	`insert into appointment (tenant_id, id, user_id, title, begin_at, end_at, zone)
		values ($1, gen_random_uuid(), $2, 'x', '2026-11-20T08:00Z', '2026-11-20T09:00Z', 'Europe/Berlin')`,
	`insert into calendar_subscription (tenant_id, id, user_id, name, address_sealed, host, created_at, next_at)
		values ($1, gen_random_uuid(), $2, 'x', 'x', 'x', '2026-11-20T08:00Z', '2026-11-20T08:00Z')`,
	`insert into appointment_series (tenant_id, id, unit_id, title, begin_min, end_min, zone, type, interval_count, first_day)
		select $1, gen_random_uuid(), ${made("unit")}, 'x', 480, 540, 'Europe/Berlin', 'WEEKLY', 1, '2026-11-20' where $2::uuid is not null`,
	`insert into appointment_exception (tenant_id, series_id, original_day, id, type)
		select $1, ${made("appointment_series")}, '2026-11-27', gen_random_uuid(), 'DELETED' where $2::uuid is not null`,
	`insert into appointment_participant (tenant_id, id, series_id, user_id) select $1, gen_random_uuid(), ${made("appointment_series")}, $2`,
	`insert into appointment_template (tenant_id, id, user_id, name, title, duration_min)
		values ($1, gen_random_uuid(), $2, 'x', 'x', 15)`,
	`insert into shift_template (tenant_id, id, workspace_id, name, holiday_mode) select $1, gen_random_uuid(), ${made("workspace")}, 'x',
		'NO_HOLIDAY_ON_DAYINDEX' where $2::uuid is not null`,
	`insert into shift_template_item (tenant_id, id, template_id, activity_id) select $1, gen_random_uuid(), ${made("shift_template")}, a.id
		from activity a where a.tenant_id = $1 and a.class_type = 'SHIFT_DAY' and $2::uuid is not null limit 1`,
	`insert into shift_template_exception (tenant_id, id, item_id, day) select $1, gen_random_uuid(), ${made("shift_template_item")},
		'2026-11-20' where $2::uuid is not null`,
	`insert into auto_plan_setting (tenant_id, unit_id, weights, moves) select $1, ${made("unit")}, '{}', 'KEEP' where $2::uuid is not null`,
	`insert into auto_plan (tenant_id, id, unit_id, from_date, to_date, made_at, made_by, job_id) select $1, gen_random_uuid(),
		${made("unit")}, '2026-11-20', '2026-11-20', '2026-11-20T08:00Z', $2, gen_random_uuid()`,
	`insert into shift_sequence (tenant_id, id, name, unit_id, start, days) select $1, gen_random_uuid(), 'x', ${made("unit")},
		'START_ON_MONDAY', '[[]]' where $2::uuid is not null`,
	`insert into shift_sequence_item (tenant_id, sequence_id, day_index, n, workspace_id, activity_id) select $1, ${made("shift_sequence")},
		0, 1, ${made("workspace")}, activity_id from shift_template_item where tenant_id = $1 and $2::uuid is not null limit 1`,
	`insert into shift_sequence_run (tenant_id, id, sequence_id, from_date, to_date, on_clash, made_at, made_by) select $1,
		gen_random_uuid(), ${made("shift_sequence")}, '2026-11-20', '2026-11-20', 'SKIP', '2026-11-20T08:00Z', $2`,
	`insert into shift_sequence_run_person (tenant_id, run_id, user_id, made, opened, skipped) select $1, ${made("shift_sequence_run")},
		$2, 0, 0, 0`,
];

export async function insertTheRest(client: pg.Client, { tenantId, userId }: Owner): Promise<void> {
	for (const statement of statements) await client.query(statement, [tenantId, userId]);
}
