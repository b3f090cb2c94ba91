-- Bookings are decided by the server's own rule, several at once (booking_facts); what was its copy in SQL goes.
drop function if exists book_now(uuid, bytea, timestamptz, text, uuid, uuid, timestamptz, text, uuid, uuid, uuid, double precision, double precision);
drop function if exists next_clock(jsonb, text, uuid, text, uuid, uuid);

-- A session answers its grants only where the server does not know them yet (gate.session_check).
drop function if exists gate.session_open(uuid, bytea, timestamptz);

-- Lately made changes of what processes remember of a tenant, one a transaction and subject: MASTER what bookings are
-- decided by, ACCESS who may what. A process that has seen the same ones as the database may go by what it remembers
-- (recent_state). Rows of their own, so that two changes never wait for each other.
create table recent_change (
	tenant_id uuid not null references tenant,
	subject text not null check (subject in ('MASTER', 'ACCESS')),
	xid xid8 not null default pg_current_xact_id(),
	at timestamptz not null default now(),
	primary key (tenant_id, subject, xid, at)
);
call protect_table('recent_change');
-- taking a lock on a row asks for it
grant update on recent_change to maintenance;
