-- Who looked at a payroll last: where a company wants it, somebody else closes. Null of what was checked before it was kept.
alter table payroll add column checked_by uuid, add column checked_at timestamptz;
