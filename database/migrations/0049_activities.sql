-- What an activity asks for before it counts, in full; the reasons people may give for its entries.

alter table activity alter approval set default '{"required": false, "selfApproval": false, "substitute": "NONE"}';
-- rows of every tenant: the owner is bound to one otherwise
alter table activity no force row level security;
update activity set approval = '{"required": false, "selfApproval": false, "substitute": "NONE"}' || approval,
	is_default = is_default and is_enabled;
alter table activity force row level security;
alter table activity add check (approval ?& array['required', 'selfApproval', 'substitute']);
alter table activity add check (is_enabled or not is_default);

create table activity_reason (
	tenant_id uuid not null,
	id uuid not null,
	activity_id uuid not null,
	text text not null check (text <> ''),
	is_enabled boolean not null default true,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, activity_id) references activity
);
create unique index activity_reason_text on activity_reason (tenant_id, activity_id, lower(text));
call protect_table('activity_reason');
