-- A wage file as it was made; its bytes are kept and never change. One of the same lines again takes the place of another.
create table payroll_export (
	tenant_id uuid not null,
	id uuid not null,
	config_id uuid not null,
	-- its first day
	month date not null check (extract(day from month) = 1),
	file_id uuid not null,
	sha256 bytea not null check (octet_length(sha256) = 32),
	lines int not null check (lines >= 0),
	people int not null check (people >= 0),
	-- what there was to say of it
	findings jsonb not null,
	-- the first file of the same lines, and how many files of them there were before
	root_id uuid not null,
	take int not null check (take >= 0),
	made_at timestamptz not null,
	made_by uuid not null,
	primary key (tenant_id, id),
	foreign key (tenant_id, config_id) references payroll_export_config,
	foreign key (tenant_id, file_id) references file,
	foreign key (tenant_id, made_by) references app_user,
	foreign key (tenant_id, root_id) references payroll_export
);
create unique index payroll_export_take on payroll_export (tenant_id, root_id, take);
create index payroll_export_month on payroll_export (tenant_id, config_id, month);
create index payroll_export_file on payroll_export (tenant_id, file_id);
call protect_table('payroll_export', append_only => true);

-- The lines that left with a file: each leaves once by a configuration.
create table payroll_export_line (
	tenant_id uuid not null,
	config_id uuid not null,
	line_id uuid not null,
	export_id uuid not null,
	-- false: payroll does not count it, or it came to 0,00
	is_written boolean not null,
	primary key (tenant_id, config_id, line_id),
	foreign key (tenant_id, export_id) references payroll_export,
	foreign key (tenant_id, line_id) references payroll_line
);
create index payroll_export_line_export on payroll_export_line (tenant_id, export_id);
create index payroll_export_line_line on payroll_export_line (tenant_id, line_id);
call protect_table('payroll_export_line', append_only => true);

-- That payroll has read a file, and what it said.
create table payroll_export_import (
	tenant_id uuid not null,
	export_id uuid not null,
	protocol text not null,
	imported_at timestamptz not null,
	imported_by uuid not null,
	primary key (tenant_id, export_id),
	foreign key (tenant_id, export_id) references payroll_export,
	foreign key (tenant_id, imported_by) references app_user
);
call protect_table('payroll_export_import', append_only => true);

-- files are made of all lines of a month, whosever they are
create index payroll_line_of_month on payroll_line (tenant_id, month);
