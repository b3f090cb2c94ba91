-- What an employer has declared to shorten somebody's leave: a twelfth of the year's leave for each full calendar month.

create table leave_cut (
	tenant_id uuid not null,
	id uuid not null,
	user_id uuid not null,
	-- parental leave (§ 17 BEEG) or care leave (§ 4 PflegeZG)
	kind text not null check (kind in ('PARENTAL', 'CARE')),
	valid_from date not null,
	valid_to date,
	-- months in which somebody works part-time beside it are not cut
	works_part_time boolean not null default false,
	declared_on date not null,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, user_id) references app_user,
	check (valid_to is null or valid_to >= valid_from),
	constraint leave_cut_once exclude using gist (
		tenant_id with =, user_id with =, daterange(valid_from, valid_to, '[]') with &&)
);
create index leave_cut_user on leave_cut (tenant_id, user_id, valid_from);
call protect_table('leave_cut');
