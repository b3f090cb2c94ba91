-- Bookings are decided by the server's own rule, several at once (booking_facts); what was its copy in SQL goes.
drop function if exists book_now(uuid, bytea, timestamptz, text, uuid, uuid, timestamptz, text, uuid, uuid, uuid, double precision, double precision);
drop function if exists next_clock(jsonb, text, uuid, text, uuid, uuid);

-- Changes of what bookings are decided by, one a transaction, of the last hour: a process that has seen the same ones as
-- the database may decide by the activities and settings that it remembers. Rows of their own, so that two changes
-- never wait for each other.
create table master_change (
	tenant_id uuid not null references tenant,
	xid xid8 not null default pg_current_xact_id(),
	at timestamptz not null default now(),
	primary key (tenant_id, xid, at)
);
call protect_table('master_change');
