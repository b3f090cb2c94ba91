-- Who wants an open shift.
create table shift_claim (
	tenant_id uuid not null,
	id uuid not null,
	shift_id uuid not null,
	user_id uuid not null,
	-- REFUSED: somebody else got it
	state text not null default 'OPEN' check (state in ('OPEN', 'GRANTED', 'REFUSED', 'WITHDRAWN')),
	made_at timestamptz not null,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, shift_id) references shift on delete cascade,
	foreign key (tenant_id, user_id) references app_user on delete cascade
);
create unique index shift_claim_once on shift_claim (tenant_id, shift_id, user_id) where state = 'OPEN';
create index shift_claim_user on shift_claim (tenant_id, user_id);
call protect_table('shift_claim');

-- A shift that somebody would hand over to somebody else, for nothing or for another one.
create table shift_swap (
	tenant_id uuid not null,
	id uuid not null,
	shift_id uuid not null,
	kind text not null check (kind in ('GIVE', 'SWAP')),
	offered_by uuid not null,
	-- null: whom it fits
	offered_to uuid,
	note text not null default '',
	-- TAKEN: waits for who plans
	state text not null default 'OFFERED' check (state in ('OFFERED', 'TAKEN', 'DONE', 'DECLINED', 'WITHDRAWN')),
	taken_by uuid,
	-- of who takes it, given back for it
	return_shift_id uuid,
	made_at timestamptz not null,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, shift_id) references shift on delete cascade,
	foreign key (tenant_id, return_shift_id) references shift on delete cascade,
	foreign key (tenant_id, offered_by) references app_user on delete cascade,
	foreign key (tenant_id, offered_to) references app_user on delete cascade,
	foreign key (tenant_id, taken_by) references app_user on delete cascade,
	check (offered_by <> offered_to and offered_by <> taken_by)
);
create unique index shift_swap_once on shift_swap (tenant_id, shift_id) where state in ('OFFERED', 'TAKEN');
create index shift_swap_return on shift_swap (tenant_id, return_shift_id);
create index shift_swap_by on shift_swap (tenant_id, offered_by);
create index shift_swap_to on shift_swap (tenant_id, offered_to);
create index shift_swap_taker on shift_swap (tenant_id, taken_by);
call protect_table('shift_swap');
