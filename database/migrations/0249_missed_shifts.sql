-- Shifts that were given to others, or to nobody, while the one who was to work them was away: to her they count as long as she is away, for
-- what she would have worked is what she is paid for, or takes leave for.
create table missed_shift (
	tenant_id uuid not null,
	user_id uuid not null,
	day date not null,
	shift_id uuid not null,
	-- as it was when it was hers
	activity_id uuid not null,
	class_type text not null,
	begin_at timestamptz not null,
	end_at timestamptz not null,
	pause1_at timestamptz,
	pause1_min int check (pause1_min > 0),
	pause2_at timestamptz,
	pause2_min int check (pause2_min > 0),
	primary key (tenant_id, user_id, day, shift_id),
	foreign key (tenant_id, user_id) references app_user on delete cascade,
	foreign key (tenant_id, shift_id) references shift on delete cascade,
	foreign key (tenant_id, activity_id, class_type) references activity (tenant_id, id, class_type)
);
create index missed_shift_shift on missed_shift (tenant_id, shift_id);
call protect_table('missed_shift');
