-- Whether the lines of a payroll exist that a wage file takes with it is asked once for all of them (demand_export_lines): asked for each of
-- 50,000, it takes longer than to write them.
alter table payroll_export_line drop constraint payroll_export_line_tenant_id_line_id_fkey;
