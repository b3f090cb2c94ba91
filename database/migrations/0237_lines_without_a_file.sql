-- Lines that payroll has nothing of are done without a file.
alter table payroll_export_line alter column export_id drop not null;
alter table payroll_export_line add check (export_id is not null or not is_written);

-- What a file that took the place of another has otherwise than the first one of the same lines.
create table payroll_export_line_change (
	tenant_id uuid not null,
	export_id uuid not null,
	line_id uuid not null,
	is_written boolean not null,
	primary key (tenant_id, export_id, line_id),
	foreign key (tenant_id, export_id) references payroll_export,
	foreign key (tenant_id, line_id) references payroll_line
);
create index payroll_export_line_change_line on payroll_export_line_change (tenant_id, line_id);
call protect_table('payroll_export_line_change', append_only => true);
