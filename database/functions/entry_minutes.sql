-- The minutes of an entry, both ends cut to their minute; `entryMinutes` of the domain is the same. Null while it runs. By
-- `date_bin`, which depends on no zone: what is surely immutable is put into the statement instead of being called.
create or replace function entry_minutes(begin_at timestamptz, end_at timestamptz) returns int language sql immutable strict as $$
	select (date_part('epoch', date_bin('1 minute', end_at, '2000-01-01T00:00Z') - date_bin('1 minute', begin_at, '2000-01-01T00:00Z')) / 60)::int
$$;
