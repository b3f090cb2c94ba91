/** What makes the other lists of a company long; `$1` is the tenant, `$2` its administrator. */
export const furtherRows: readonly string[] = [
	// each hundredth entry of the last two weeks waits for a supervisor, each fiftieth of all has a reason
	`with waiting as (
		update time_tracking set state = 'REQUESTED'
		where tenant_id = $1 and $2::uuid is not null and begin_at > now() - interval '14 days' and hashtext(id::text) % 100 = 0
		returning tenant_id, id, user_id)
	insert into approval_step (tenant_id, id, user_id, time_tracking_id, purpose, kind)
	select tenant_id, gen_random_uuid(), user_id, id, 'REQUEST', 'SUPERVISOR_APPROVAL' from waiting`,
	`update time_tracking set reason = 'Beim Kunden ' || left(id::text, 4)
	where tenant_id = $1 and $2::uuid is not null and hashtext(id::text) % 50 = 1`,
	`insert into booking (tenant_id, id, user_id, booked_at, zone, action, source, activity_id, class_type, received_at, outcome)
	select t.tenant_id, uuidv7(t.begin_at - clock_timestamp()), t.user_id, t.begin_at, t.zone, 'START', 'TERMINAL', t.activity_id,
		t.class_type, t.begin_at, 'APPLIED'
	from time_tracking t where t.tenant_id = $1 and $2::uuid is not null and t.begin_at > now() - interval '100 days'
	order by t.begin_at`,
	`insert into late_booking (tenant_id, booking_id, user_id, month)
	select tenant_id, id, user_id, date_trunc('month', booked_at)::date from booking
	where tenant_id = $1 and $2::uuid is not null and hashtext(id::text) % 200 = 0 and booked_at < date_trunc('month', now())`,
	`insert into login_event (tenant_id, id, at, user_id, outcome, provider, address)
	select u.tenant_id, uuidv7(at - clock_timestamp()), at, u.id, 'SIGNED_IN', 'MANUAL', '192.0.2.1'
	from app_user u, generate_series(now() - interval '90 days', now(), interval '3 days') at
	where u.tenant_id = $1 and $2::uuid is not null order by at`,
	`insert into customer (tenant_id, id, no, name, address, contact)
	select $1, gen_random_uuid(), n::text, 'Kunde ' || n, '{}', '{}' from generate_series(1, 2000) n where $2::uuid is not null`,
	`insert into project (tenant_id, id, code, name, customer_id)
	select tenant_id, gen_random_uuid(), 'P' || no, 'Projekt ' || no, id
	from customer where tenant_id = $1 and $2::uuid is not null and no::int % 4 = 0`,
	`insert into project_node (tenant_id, id, project_id, name)
	select tenant_id, gen_random_uuid(), id, 'Arbeit' from project where tenant_id = $1 and $2::uuid is not null`,
	`update time_tracking t set project_node_id = n.id
	from (select id, row_number() over (order by id) as place from project_node where tenant_id = $1) n
	where t.tenant_id = $1 and $2::uuid is not null and t.class_type = 'WORKTIME' and abs(hashtext(t.id::text)) % 20000 = n.place`,
	`insert into overtime_account (tenant_id, user_id, opened_on, upper_min, lower_min)
	select tenant_id, id, current_date - 30, 6000, -6000
	from app_user where tenant_id = $1 and $2::uuid is not null and role = 'USER'`,
	`insert into qualification (tenant_id, id, name, type)
	select $1, gen_random_uuid(), 'Ersthilfe', 'BOOLEAN' where $2::uuid is not null`,
	`insert into user_qualification (tenant_id, id, user_id, qualification_id, type, valid_from)
	select u.tenant_id, gen_random_uuid(), u.id, q.id, q.type, '2020-01-01'
	from app_user u join qualification q on q.tenant_id = u.tenant_id
	where u.tenant_id = $1 and $2::uuid is not null and u.role = 'USER'`,
	`insert into cost_centre (tenant_id, id, code, name)
	select $1, gen_random_uuid(), n::text, 'Kostenstelle ' || n from generate_series(1, 500) n where $2::uuid is not null`,
	`insert into special_account (tenant_id, id, code, name, category, value_class, priority)
	select $1, gen_random_uuid(), 'N', 'Nacht', 'WORKTIME', 'HOUR', 'HIGH' where $2::uuid is not null`,
	`with run as (
		insert into import_run (tenant_id, id, owner_id, kind, file_name, head, sample, line_count)
		values ($1, gen_random_uuid(), $2, 'PEOPLE', 'people.csv', '["Name"]', '[["Person"]]', 10000)
		returning tenant_id, id)
	insert into import_line (tenant_id, run_id, line, cells, action)
	select tenant_id, id, n, jsonb_build_array('Person ' || n), 'NEW' from run, generate_series(1, 10000) n`,
];

/** What lists about one thing are asked about: values by the name of the parameter, of the tenant `$1`. */
export const askedAbout: Readonly<Record<string, string>> = {
	userId: `select u.id from app_user u join unit_closure c on c.tenant_id = u.tenant_id and c.descendant_id = u.unit_id
		join unit n on n.tenant_id = c.tenant_id and n.id = c.ancestor_id and n.name = 'Abteilung 1'
		where u.tenant_id = $1 and u.first_name like 'Vorname%' order by u.id limit 1`,
	unitId: "select id from unit where tenant_id = $1 and name = 'Abteilung 1'",
	templateId: "select id from worksheet_template where tenant_id = $1 limit 1",
	accountId: "select id from special_account where tenant_id = $1 limit 1",
	importId: "select id from import_run where tenant_id = $1 limit 1",
	"listQualificationUsers.id": "select id from qualification where tenant_id = $1 limit 1",
	"listCostCentreTargets.id": "select id from cost_centre where tenant_id = $1 limit 1",
	key: "select 'retention.times'",
	month: "select to_char(current_date, 'YYYY-MM')",
	fromMonth: "select to_char(current_date, 'YYYY-MM')",
	toMonth: "select to_char(current_date, 'YYYY-MM')",
	from: "select (current_date - 29)::text",
	to: "select current_date::text",
	day: "select current_date::text",
	country: "select 'DE'",
	year: "select extract(year from current_date)::text",
	fromYear: "select extract(year from current_date)::text",
	toYear: "select extract(year from current_date)::text",
	entity: "select 'USER'",
	costCentreId: "select 'NONE'",
};
