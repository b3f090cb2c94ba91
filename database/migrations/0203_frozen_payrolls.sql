-- What stands behind the lines of a closed payroll: the days of each account and what is free of its surcharges, as they were.
-- Null of what was closed before it was kept.
alter table payroll add column frozen jsonb;
