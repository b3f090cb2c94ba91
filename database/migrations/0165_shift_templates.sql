-- Standing demand of a workspace: who is needed there, week after week.
create table shift_template (
	tenant_id uuid not null,
	id uuid not null,
	workspace_id uuid not null,
	name text not null check (name <> ''),
	holiday_mode text not null
		check (holiday_mode in ('NO_HOLIDAY_ON_DAYINDEX', 'HOLIDAY_ON_DAYINDEX', 'ON_HOLIDAY_IGNORE_DAYINDEX')),
	counts_half_holidays boolean not null default false,
	-- [{ id, dayIndex, beginMinute, endMinute, pauses, activityId, unitId, copies }] in their order
	items jsonb not null default '[]' check (jsonb_typeof(items) = 'array'),
	is_enabled boolean not null default true,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, workspace_id) references workspace
);
create unique index shift_template_name on shift_template (tenant_id, workspace_id, lower(name));
call protect_table('shift_template');

-- What the items of a template refer to, so that none of it is deleted; and what refers to an item. What an item says stands
-- in its template alone.
create table shift_template_item (
	tenant_id uuid not null,
	id uuid not null,
	template_id uuid not null,
	activity_id uuid not null,
	unit_id uuid,
	primary key (tenant_id, id),
	foreign key (tenant_id, template_id) references shift_template on delete cascade,
	foreign key (tenant_id, activity_id) references activity,
	foreign key (tenant_id, unit_id) references unit
);
create index shift_template_item_template on shift_template_item (tenant_id, template_id);
create index shift_template_item_activity on shift_template_item (tenant_id, activity_id);
create index shift_template_item_unit on shift_template_item (tenant_id, unit_id);
call protect_table('shift_template_item');

-- What differs of an item on one day; nothing given: it is left out.
create table shift_template_exception (
	tenant_id uuid not null,
	id uuid not null,
	item_id uuid not null,
	day date not null,
	activity_id uuid,
	begin_min int check (begin_min between 0 and 1439),
	end_min int check (end_min > 0),
	version int not null default 1,
	primary key (tenant_id, id),
	unique (tenant_id, item_id, day),
	foreign key (tenant_id, item_id) references shift_template_item on delete cascade,
	foreign key (tenant_id, activity_id) references activity
);
create index shift_template_exception_activity on shift_template_exception (tenant_id, activity_id);
call protect_table('shift_template_exception');

-- Which copy of an item a shift stands for, on its day. The item may be gone: the shift stays what it is.
alter table shift
	add column template_item_id uuid,
	add column copy_no int check (copy_no >= 1),
	-- the run of a sequence that made it
	add column run_id uuid,
	add check ((template_item_id is null) = (copy_no is null));
create unique index shift_template_copy on shift (tenant_id, template_item_id, day, copy_no)
	where template_item_id is not null and deleted_at is null;
create index shift_run on shift (tenant_id, run_id) where run_id is not null;
