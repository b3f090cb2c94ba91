-- Lists of entries walk one of these two and look at no row but those of the page: by time for many people, by person for
-- few. What a list shows or counts by itself is therefore in the index.

-- `version > 0` is true of every row. Only lists say it: the plan of any other statement, made once for whatever values, would
-- now and then take everybody's entries by time for one person's newest.
create index time_tracking_listed on time_tracking (tenant_id, begin_at, id) include (user_id, day)
	where deleted_at is null and version > 0;

drop index time_tracking_day;
create index time_tracking_day on time_tracking (tenant_id, user_id, day) include (begin_at, id) where deleted_at is null;

-- few entries have a reason: a search looks through these
create index time_tracking_reason on time_tracking (tenant_id, begin_at) where deleted_at is null and reason is not null;
