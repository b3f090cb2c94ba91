-- Kinds of absence say how they are booked, what they cost, who agrees, until when they may be asked for, and how they look.
-- Brings along: complete_approval.
alter table activity
	-- the smallest part of a time that may be booked; DAYS where nothing of the kind is booked
	add column booking_unit text not null default 'DAYS' check (booking_unit in ('DAYS', 'HALF_DAYS', 'HOURS')),
	-- from which account it is taken
	add column deducts text not null default 'NONE' check (deducts in ('NONE', 'LEAVE', 'OVERTIME')),
	-- whose leave account, where that is not its own
	add column leave_activity_id uuid,
	-- how many days back a request may reach; null: any
	add column retroactive_days int check (retroactive_days between 0 and 366),
	-- from which calendar day of an illness a certificate is asked for; null: never
	add column certificate_from_day int check (certificate_from_day between 1 and 42),
	add column icon text check (icon ~ '^[A-Z_]+$'),
	add foreign key (tenant_id, leave_activity_id) references activity,
	add check (leave_activity_id is null or deducts = 'LEAVE' and leave_activity_id <> id),
	add check (booking_unit <> 'HOURS' or class_type <> 'LEAVE' and deducts <> 'LEAVE');
create index activity_leave_account on activity (tenant_id, leave_activity_id) where leave_activity_id is not null;

-- rows of every tenant: the owner is bound to one otherwise
alter table activity no force row level security;
alter table absence no force row level security;
-- nothing that bookings are decided by or days are computed from becomes another: nobody has to be told
alter table activity disable trigger user;
-- One yes or no becomes a number of stages; processes of the release before write the former alone (complete_approval).
update activity set approval = approval || jsonb_build_object('stages', case when (approval ->> 'required')::boolean then 1 else 0 end);
-- What could be booked so far goes on: leave has its account, illness wants its certificate after three days.
update activity set
	booking_unit = case when class_type = 'ABSENCE' and exists (
		select from absence b where b.tenant_id = activity.tenant_id and b.activity_id = activity.id and b.begin_min is not null)
		then 'HOURS' else 'HALF_DAYS' end,
	deducts = case class_type when 'LEAVE' then 'LEAVE' else 'NONE' end,
	certificate_from_day = case class_type when 'SICK' then 4 end
where category = 'ABSENCE';
alter table activity enable trigger user;
alter table absence force row level security;
alter table activity force row level security;

alter table activity alter approval set default '{"required": false, "stages": 0, "selfApproval": false, "substitute": "NONE"}';
alter table activity add check (
	approval ? 'stages' and (approval ->> 'stages')::int in (0, 1, 2)
	and (approval ->> 'required')::boolean = ((approval ->> 'stages')::int > 0));
