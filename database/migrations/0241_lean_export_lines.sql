-- A file of 10,000 people takes 50,000 lines with it, which are written while one waits: an index less for each.
alter table payroll_export_line drop constraint payroll_export_line_pkey;
alter table payroll_export_line add primary key (tenant_id, line_id, config_id);
drop index payroll_export_line_line;
