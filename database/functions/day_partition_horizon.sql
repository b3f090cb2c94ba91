-- The first day that a table divided by days has no place for yet.
create or replace function day_partition_horizon(target text)
returns date language sql stable set search_path = public as $$
	select max((regexp_match(pg_get_expr(c.relpartbound, c.oid), 'TO \(''([0-9-]+)'''))[1]::date)
	from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = target::regclass
$$;
