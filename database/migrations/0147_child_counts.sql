-- For how many children somebody may stay at home when they are ill (§ 45 SGB V), from a day to a day.
create table child_count (
	tenant_id uuid not null,
	id uuid not null,
	user_id uuid not null,
	-- under twelve, or in need of help
	children int not null check (children between 0 and 20),
	is_single_parent boolean not null default false,
	valid_from date not null,
	valid_to date,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references app_user,
	check (valid_to is null or valid_to >= valid_from),
	constraint child_count_once exclude using gist (
		tenant_id with =, user_id with =, daterange(valid_from, valid_to, '[]') with &&)
);
create index child_count_user on child_count (tenant_id, user_id, valid_from);
call protect_table('child_count');
