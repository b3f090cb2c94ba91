-- Functions that run with their owner's rights look into the temporary schema last: PostgreSQL looks there first where it
-- is not named, and whoever serves may create temporary tables, so that a table's namesake would be read in its place.
alter function gate.tenant_by_no(text) set search_path = public, pg_temp;
alter function gate.own_tenant_no() set search_path = public, pg_temp;
alter function gate.enqueue_task(text, uuid, uuid, timestamptz, text) set search_path = pg_catalog, pg_temp;
