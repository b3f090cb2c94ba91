-- Tags of people.

create table tag (
	tenant_id uuid not null references tenant,
	id uuid not null,
	name text not null check (name <> ''),
	color text not null default '#1f8a70' check (color ~ '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$'),
	version int not null default 1,
	primary key (tenant_id, id)
);
create unique index tag_name on tag (tenant_id, lower(name));
call protect_table('tag');

create table user_tag (
	tenant_id uuid not null,
	user_id uuid not null,
	tag_id uuid not null,
	primary key (tenant_id, user_id, tag_id),
	foreign key (tenant_id, user_id) references app_user on delete cascade,
	foreign key (tenant_id, tag_id) references tag
);
create index user_tag_tag on user_tag (tenant_id, tag_id);
call protect_table('user_tag');
