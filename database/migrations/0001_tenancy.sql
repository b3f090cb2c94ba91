-- Roles, the separation of tenants, and what exists before a tenant is known.

create extension if not exists btree_gist;

do $$
declare
	role_name text;
begin
	foreach role_name in array array['app', 'gate', 'maintenance'] loop
		begin
			if not exists (select from pg_roles where rolname = role_name) then
				execute format('create role %I nologin', role_name);
			end if;
		exception when duplicate_object or unique_violation then
			null; -- another process migrated another database of this cluster at the same moment
		end;
		if not pg_has_role(current_user, role_name, 'usage') then
			execute format('grant %I to current_user', role_name);
		end if;
	end loop;
end
$$;

create schema gate;
grant usage on schema gate to app, maintenance;
grant usage, create on schema gate to gate;
grant usage on schema public to app, gate, maintenance;

-- Every tenant table is protected by the same few sentences; the `tables` test asks the catalogue whether they hold.
create procedure protect_table(target regclass, append_only boolean default false)
language plpgsql as $$
begin
	execute format('alter table %s enable row level security', target);
	execute format('alter table %s force row level security', target);
	execute format(
		'create policy tenant on %s using (tenant_id = (select current_setting(''app.tenant_id'')::uuid)) '
		'with check (tenant_id = (select current_setting(''app.tenant_id'')::uuid))', target);
	execute format('grant select, insert on %s to app, maintenance', target);
	if not append_only then
		execute format('grant update, delete on %s to app', target);
	end if;
	execute format('grant delete on %s to maintenance', target);
end
$$;

-- The smallest uuid v7 of an instant: ids carry their time, so partitions and time ranges are ranges of ids.
create function uuid_v7_floor(at timestamptz) returns uuid language sql immutable strict as $$
	select (lpad(to_hex(floor(extract(epoch from at) * 1000)::bigint), 12, '0') || '70008000000000000000')::uuid
$$;

create function uuid_v7_time(id uuid) returns timestamptz language sql immutable strict as $$
	select to_timestamp(('x' || lpad(substr(replace(id::text, '-', ''), 1, 12), 16, '0'))::bit(64)::bigint / 1000.0)
$$;

-- Keeps partitions of a table ahead: from `first` in steps of `width` until `horizon`; older rows share one partition.
-- A partition gets no grant and a policy that lets nobody in: it is reachable through its parent only.
create function ensure_partitions(target text, first timestamptz, width interval, horizon timestamptz)
returns int language plpgsql as $$
declare
	made int := 0;
	lower_at timestamptz := null;
	upper_at timestamptz := first;
	part text;
begin
	loop
		part := target || '_' || case when lower_at is null then 'old' else to_char(lower_at at time zone 'UTC', 'YYYYMM') end;
		if to_regclass(part) is null then
			if lower_at is null then
				execute format('create table %I partition of %I for values from (minvalue) to (%L)', part, target, uuid_v7_floor(upper_at));
			else
				execute format('create table %I partition of %I for values from (%L) to (%L)', part, target, uuid_v7_floor(lower_at), uuid_v7_floor(upper_at));
			end if;
			execute format('alter table %I enable row level security', part);
			execute format('alter table %I force row level security', part);
			execute format('create policy unreachable on %I using (false)', part);
			made := made + 1;
		end if;
		exit when upper_at >= horizon;
		lower_at := upper_at;
		upper_at := ((upper_at at time zone 'UTC') + width) at time zone 'UTC';
	end loop;
	return made;
end
$$;

create table tenant_directory (
	tenant_no char(5) primary key check (tenant_no ~ '^[A-Z0-9]{5}$'),
	tenant_id uuid not null unique
);
alter table tenant_directory enable row level security;
alter table tenant_directory force row level security;
create policy exact_match on tenant_directory for select to gate using (true);
create policy housekeeping on tenant_directory for select to maintenance using (true);
create policy enrolment on tenant_directory for insert to current_user with check (true);
grant select on tenant_directory to gate, maintenance;

create table tenant (
	tenant_id uuid primary key,
	name text not null check (name <> ''),
	language text not null default 'de-DE' check (language in ('de-DE', 'en-EN')),
	currency char(3) not null default 'EUR',
	trial_state text not null default 'NONE' check (trial_state in ('NONE', 'TRIAL', 'TRIAL_EXPIRED')),
	license_state text not null default 'ACTIVE' check (license_state in ('ACTIVE', 'EXPIRED')),
	ui_features text[] not null default '{}',
	version int not null default 1
);
call protect_table('tenant');

-- One row an installation: where the audit epoch stands.
create table installation (
	id boolean primary key default true check (id),
	audit_epoch int not null default 1
);
insert into installation default values;
grant select on installation to app, maintenance;

-- Failures counted before any tenant is known. Losing it in a crash costs nothing.
create unlogged table address_throttle (
	address_hash bytea not null,
	purpose text not null,
	window_start timestamptz not null,
	count int not null,
	locked_until timestamptz,
	primary key (address_hash, purpose)
);
grant select, insert, update, delete on address_throttle to app;
grant select, delete on address_throttle to maintenance;

-- The only way from a customer number to a tenant: exact match, no listing.
create function gate.tenant_by_no(p_no text)
returns table (tenant_id uuid, name text, language text, trial_state text)
language plpgsql security definer set search_path = public as $$
declare
	found_id uuid;
begin
	select d.tenant_id into found_id from tenant_directory d where d.tenant_no = upper(p_no);
	if found_id is null then
		return;
	end if;
	perform set_config('app.tenant_id', found_id::text, true);
	return query select t.tenant_id, t.name, t.language, t.trial_state from tenant t where t.tenant_id = found_id;
end
$$;
alter function gate.tenant_by_no(text) owner to gate;
grant select on tenant to gate;
revoke all on function gate.tenant_by_no(text) from public;
grant execute on function gate.tenant_by_no(text) to app, maintenance;
