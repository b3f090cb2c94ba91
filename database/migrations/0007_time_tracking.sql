-- Activities, bookings, entries, approval.

create table activity (
	tenant_id uuid not null references tenant,
	id uuid not null,
	name text not null check (name <> ''),
	code text,
	color text not null default '#1f8a70' check (color ~ '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$'),
	class_type text not null check (class_type in (
		'WORKTIME', 'WORKTIME_SICK', 'ACTION', 'PAUSE', 'BREAK', 'ABSENCE', 'SICK', 'LEAVE',
		'SHIFT_DAY', 'SHIFT_FREE', 'SHIFT_MORNING', 'SHIFT_NIGHT', 'SHIFT_STANDBY', 'APPOINTMENT')),
	category text not null generated always as (case
		when class_type in ('WORKTIME', 'WORKTIME_SICK', 'ACTION', 'PAUSE', 'BREAK') then 'TRACKING'
		when class_type in ('ABSENCE', 'SICK', 'LEAVE') then 'ABSENCE'
		when class_type = 'APPOINTMENT' then 'APPOINTMENT'
		else 'SHIFT' end) stored,
	booking_requires_gps boolean not null default false,
	reason_required boolean not null default false,
	credits_time boolean not null default true,
	counts_as_working_time boolean not null default true,
	exclusive boolean not null default true,
	-- steps, self-approval, substitute rule
	approval jsonb not null default '{}',
	visibility text not null default 'DEFAULT' check (visibility in ('DEFAULT', 'LIMITED', 'FULL')),
	is_default boolean not null default false,
	is_enabled boolean not null default true,
	version int not null default 1,
	primary key (tenant_id, id),
	unique (tenant_id, id, class_type)
);
create unique index activity_default on activity (tenant_id, class_type) where is_default;
call protect_table('activity');

create table booking (
	tenant_id uuid not null,
	id uuid not null,
	user_id uuid not null,
	booked_at timestamptz not null,
	zone text not null,
	action text not null check (action in ('START', 'END')),
	source text not null check (source in ('MANUAL', 'AUTO_FINISH', 'APP', 'TERMINAL')),
	activity_id uuid,
	class_type text,
	project_node_id uuid,
	received_at timestamptz not null,
	outcome text not null check (outcome in ('APPLIED', 'ALREADY_RUNNING', 'NOTHING_RUNNING', 'CONFLICT', 'CLOSED_MONTH')),
	clock_drift_s int,
	booked_by uuid,
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references app_user,
	foreign key (tenant_id, activity_id, class_type) references activity (tenant_id, id, class_type),
	foreign key (tenant_id, project_node_id) references project_node,
	check ((activity_id is null) = (class_type is null)),
	check (abs(extract(epoch from uuid_v7_time(id) - booked_at)) <= 86400)
) partition by range (id);
create index booking_user on booking (tenant_id, user_id, booked_at);
call protect_table('booking', append_only => true);
select ensure_partitions('booking', '2025-01-01Z', '3 months', now() + interval '15 months');

create table booking_position (
	tenant_id uuid not null,
	booking_id uuid not null,
	latitude double precision not null check (latitude between -90 and 90),
	longitude double precision not null check (longitude between -180 and 180),
	accuracy real,
	primary key (tenant_id, booking_id)
);
call protect_table('booking_position', append_only => true);

create table time_tracking (
	tenant_id uuid not null,
	id uuid not null,
	user_id uuid not null,
	day date not null,
	begin_at timestamptz not null,
	end_at timestamptz,
	-- end_at, or while running the longest time the entry may stay open: tomorrow's plan can be entered meanwhile
	occupied_to timestamptz not null,
	zone text not null,
	activity_id uuid not null,
	class_type text not null check (class_type in ('WORKTIME', 'WORKTIME_SICK', 'ACTION', 'PAUSE', 'BREAK')),
	state text not null check (state in ('PLANNED', 'REQUESTED', 'APPROVED', 'REJECTED', 'CANCELLED')),
	source text not null check (source in ('MANUAL', 'AUTO_FINISH', 'APP', 'TERMINAL')),
	project_node_id uuid,
	-- what goes on when this entry's pause or project ends; all null = nothing
	resume_activity_id uuid,
	resume_class_type text,
	resume_node_id uuid,
	-- only on a pause over a project over work: that work
	former_activity_id uuid,
	former_class_type text,
	start_booking_id uuid,
	end_booking_id uuid,
	reason text,
	needs_reason boolean not null default false,
	auto_finished boolean not null default false,
	-- corrected by hand: never derived anew from bookings
	corrected boolean not null default false,
	deleted_at timestamptz,
	custom jsonb not null default '{}',
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references app_user,
	foreign key (tenant_id, activity_id, class_type) references activity (tenant_id, id, class_type),
	foreign key (tenant_id, project_node_id) references project_node,
	check (end_at > begin_at),
	check (end_at is null or occupied_to = end_at),
	check (end_at is not null or occupied_to > begin_at),
	check (end_at is not null or state in ('REQUESTED', 'APPROVED')),
	check (deleted_at is null or end_at is not null),
	check ((resume_activity_id is null) = (resume_class_type is null)),
	check ((former_activity_id is null) = (former_class_type is null)),
	exclude using gist (tenant_id with =, user_id with =, tstzrange(begin_at, occupied_to) with &&)
		where (deleted_at is null and (end_at is null or state = 'APPROVED'))
);
create unique index time_tracking_running on time_tracking (tenant_id, user_id) where end_at is null;
create index time_tracking_day on time_tracking (tenant_id, user_id, day) where deleted_at is null;
create index time_tracking_open on time_tracking (tenant_id, user_id)
	where deleted_at is null and (needs_reason or auto_finished or state = 'REQUESTED');
-- the automatic clock-out looks for running entries whose time is up
create index time_tracking_due on time_tracking (tenant_id, occupied_to) where end_at is null;
call protect_table('time_tracking');

create table time_tracking_change_request (
	tenant_id uuid not null,
	id uuid not null,
	time_tracking_id uuid not null,
	base_version int not null,
	proposed jsonb not null,
	reason text,
	state text not null default 'OPEN' check (state in ('OPEN', 'APPROVED', 'REJECTED', 'WITHDRAWN')),
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, time_tracking_id) references time_tracking
);
create unique index time_tracking_change_request_open on time_tracking_change_request (tenant_id, time_tracking_id) where state = 'OPEN';
call protect_table('time_tracking_change_request');

create table approval_step (
	tenant_id uuid not null,
	id uuid not null,
	user_id uuid not null,
	time_tracking_id uuid,
	change_request_id uuid,
	purpose text not null check (purpose in ('REQUEST', 'CHANGE', 'CANCELLATION')),
	kind text not null check (kind in ('REQUEST_REASON', 'SUBSTITUTE_APPROVAL', 'SUPERVISOR_APPROVAL', 'BOOKING_GPS_LOCATIONS', 'AUTO_FINISHED')),
	state text not null default 'OPEN' check (state in ('OPEN', 'DONE', 'SKIPPED', 'REFUSED', 'WITHDRAWN')),
	asked_user_id uuid,
	due_at timestamptz,
	escalated_at timestamptz,
	decided_by uuid,
	decided_at timestamptz,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references app_user,
	foreign key (tenant_id, time_tracking_id) references time_tracking,
	foreign key (tenant_id, change_request_id) references time_tracking_change_request,
	check (num_nonnulls(time_tracking_id, change_request_id) = 1)
);
create unique index approval_step_open_tracking on approval_step (tenant_id, time_tracking_id, purpose, kind) where state = 'OPEN' and time_tracking_id is not null;
create unique index approval_step_open_change on approval_step (tenant_id, change_request_id, purpose, kind) where state = 'OPEN' and change_request_id is not null;
create index approval_step_kind on approval_step (tenant_id, kind, user_id) where state = 'OPEN';
create index approval_step_asked on approval_step (tenant_id, asked_user_id) where state = 'OPEN';
create index approval_step_due on approval_step (tenant_id, due_at) where state = 'OPEN';
call protect_table('approval_step');

create table approval_event (
	tenant_id uuid not null references tenant,
	id uuid not null,
	at timestamptz not null,
	time_tracking_id uuid,
	change_request_id uuid,
	kind text not null check (kind in ('CANCELLATION_REQUESTED', 'REQUESTED', 'APPROVED', 'CANCELLED', 'REJECTED', 'CHANGE_REQUESTED', 'CHANGE_APPROVED', 'CHANGE_REJECTED')),
	by_user_id uuid,
	reason text,
	acknowledged jsonb,
	overrides jsonb,
	on_behalf_of uuid,
	primary key (tenant_id, id),
	foreign key (tenant_id, time_tracking_id) references time_tracking,
	foreign key (tenant_id, change_request_id) references time_tracking_change_request,
	check (num_nonnulls(time_tracking_id, change_request_id) = 1)
);
create index approval_event_tracking on approval_event (tenant_id, time_tracking_id, id);
call protect_table('approval_event', append_only => true);
