-- The minutes of an entry, both ends cut to their minute; `entryMinutes` of the domain is the same. Null while it runs.
create or replace function entry_minutes(begin_at timestamptz, end_at timestamptz) returns int language sql immutable strict as $$
	select (floor(extract(epoch from end_at) / 60) - floor(extract(epoch from begin_at) / 60))::int
$$;
