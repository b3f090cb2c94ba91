-- The instant that a uuid v7 carries.
create or replace function uuid_v7_time(id uuid) returns timestamptz language sql immutable strict as $$
	select to_timestamp(('x' || lpad(substr(replace(id::text, '-', ''), 1, 12), 16, '0'))::bit(64)::bigint / 1000.0)
$$;
