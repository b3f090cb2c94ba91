-- What was deleted because its time was over: the proof that the product forgets what it promised to forget.

create table retention_run (
	tenant_id uuid not null references tenant,
	id uuid not null,
	rule text not null,
	cut_off timestamptz not null,
	rows int not null check (rows >= 0),
	at timestamptz not null,
	primary key (tenant_id, id)
);
call protect_table('retention_run', append_only => true);
