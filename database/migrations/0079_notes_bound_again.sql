-- See 0074.
alter table day_stale force row level security;
