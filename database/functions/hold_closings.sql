-- Until the end of the transaction nobody closes a month of the tenant: a closing that has read a rule before it was changed
-- would freeze days by what holds no longer. Closings hold the same lock together.
create or replace procedure hold_closings(p_tenant uuid)
language plpgsql as $$
begin
	perform pg_advisory_xact_lock(hashtextextended('closing ' || p_tenant, 0));
end
$$;
