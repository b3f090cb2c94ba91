-- What a planned shift is besides its time: where, with whom, for whom.
alter table shift
	-- null: a planned day off, which is nowhere
	add column workspace_id uuid,
	add column customer_id uuid,
	-- shifts that were planned together, of several people
	add column group_id uuid,
	-- of its place when it was planned: the clock that its minutes are read by
	add column zone text not null default 'Europe/Berlin',
	add foreign key (tenant_id, workspace_id) references workspace,
	add foreign key (tenant_id, customer_id) references customer;
create index shift_workspace on shift (tenant_id, workspace_id, day) where deleted_at is null;
-- open ones, and lists of all
create index shift_day on shift (tenant_id, day, unit_id) where deleted_at is null;
create index shift_group on shift (tenant_id, group_id) where group_id is not null;

-- What somebody did to the plan in one go, so that it can be taken back: rows as they were and as they became.
create table shift_edit (
	tenant_id uuid not null,
	id uuid not null,
	user_id uuid not null,
	made_at timestamptz not null,
	-- lists of whole rows; what was not there before is missing in the first
	before jsonb not null,
	after jsonb not null,
	-- DROPPED: taken back, and something else was done since
	state text not null default 'DONE' check (state in ('DONE', 'UNDONE', 'DROPPED')),
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references app_user on delete cascade
);
create index shift_edit_user on shift_edit (tenant_id, user_id, made_at);
call protect_table('shift_edit');

-- When somebody said that she can come, or cannot; nothing: she said nothing.
create table availability (
	tenant_id uuid not null,
	id uuid not null,
	user_id uuid not null,
	begin_at timestamptz not null,
	end_at timestamptz not null,
	available boolean not null,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references app_user on delete cascade,
	check (end_at > begin_at and end_at <= begin_at + interval '366 days'),
	exclude using gist (tenant_id with =, user_id with =, tstzrange(begin_at, end_at) with &&)
);
call protect_table('availability');

-- The target of a closed month stays what it was; making known what was planned changes no figure.
create trigger month_lock before insert or delete or update of user_id, class_type, day, begin_at, end_at,
		pause1_at, pause1_min, pause2_at, pause2_min, deleted_at on shift
	for each row execute function guard_dated_row('day', 'day');
