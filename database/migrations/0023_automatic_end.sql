-- The entry whose time was up when the system booked its end. Without it a START that comes in late, begun a moment before
-- that end, would be ended by it.

-- No foreign key: the entry may be written after the booking that ends it, and its id is that of a booking, whose table
-- is partitioned.
alter table booking
	add column finishes_id uuid,
	add check (finishes_id is null or source = 'AUTO_FINISH');

do $$
declare
	tenants uuid[];
	one uuid;
begin
	set local role maintenance;
	select array_agg(tenant_id) into tenants from tenant_directory;
	reset role;
	foreach one in array coalesce(tenants, '{}') loop
		perform set_config('app.tenant_id', one::text, true);
		update booking b set finishes_id = t.id
		from time_tracking t
		where b.tenant_id = one and b.source = 'AUTO_FINISH' and t.tenant_id = one and t.end_booking_id = b.id
			and t.deleted_at is null;
	end loop;
end
$$;
