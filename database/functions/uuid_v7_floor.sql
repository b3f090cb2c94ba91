-- The smallest uuid v7 of an instant: ids carry their time, so partitions and time ranges are ranges of ids.
create or replace function uuid_v7_floor(at timestamptz) returns uuid language sql immutable strict as $$
	select (lpad(to_hex(floor(extract(epoch from at) * 1000)::bigint), 12, '0') || '70008000000000000000')::uuid
$$;
