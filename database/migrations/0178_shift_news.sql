-- What of the plan that was made known is new to a person: a row for each of her shifts that she has not read yet.
create table shift_news (
	tenant_id uuid not null,
	user_id uuid not null,
	shift_id uuid not null,
	kind text not null check (kind in ('NEW', 'CHANGED', 'GONE')),
	-- the shift as she knew it last; null: she knew of none
	was jsonb,
	-- when the first of what is new happened, and the last
	first_at timestamptz not null,
	made_at timestamptz not null,
	-- the later one of its days: what lies behind is no news
	day date not null,
	-- within the notice period of its department
	is_short boolean not null,
	primary key (tenant_id, user_id, shift_id),
	foreign key (tenant_id, user_id) references app_user on delete cascade,
	foreign key (tenant_id, shift_id) references shift on delete cascade
);
create index shift_news_shift on shift_news (tenant_id, shift_id);
call protect_table('shift_news');

-- When a person last read what was new.
create table shift_reading (
	tenant_id uuid not null,
	user_id uuid not null,
	read_at timestamptz not null,
	primary key (tenant_id, user_id),
	foreign key (tenant_id, user_id) references app_user on delete cascade
);
call protect_table('shift_reading');
