-- Which program of payroll takes the lines of whom, and how its file is to look.
create table payroll_export_config (
	tenant_id uuid not null references tenant,
	id uuid not null,
	name text not null check (name <> ''),
	type text not null check (type in ('DATEV_LODAS', 'DATEV_LUG', 'PLAIN')),
	-- whose lines it takes: people of a site, of a type of employment; null: of all
	site_id uuid,
	employment_type_id uuid,
	-- of DATEV
	consultant_no text,
	client_no text,
	company_numbers boolean not null default false,
	-- of LODAS: by which lines name their description, and the month that corrections are booked in
	record_id int not null default 10 check (record_id between 1 and 9999),
	corrections text not null default 'ORIGIN_MONTH' check (corrections in ('ORIGIN_MONTH', 'RUNNING_MONTH')),
	-- of PLAIN: columns, separators, rounding; null as JSON has it of all others
	layout jsonb not null default 'null',
	is_enabled boolean not null default true,
	version int not null default 1,
	primary key (tenant_id, id),
	foreign key (tenant_id, site_id) references site,
	foreign key (tenant_id, employment_type_id) references employment_type,
	check ((type = 'PLAIN') = (jsonb_typeof(layout) = 'object')),
	check ((type = 'PLAIN') = (consultant_no is null)),
	check ((type = 'PLAIN') = (client_no is null))
);
create unique index payroll_export_config_name on payroll_export_config (tenant_id, lower(name));
create index payroll_export_config_site on payroll_export_config (tenant_id, site_id);
create index payroll_export_config_employment_type on payroll_export_config (tenant_id, employment_type_id);
call protect_table('payroll_export_config');

-- How lines of an account travel; of one person, cost centre or type of employment otherwise than of all.
create table payroll_export_mapping (
	tenant_id uuid not null,
	id uuid not null,
	config_id uuid not null,
	account_id uuid not null,
	target text not null check (target in ('ALL', 'EMPLOYMENT_TYPE', 'COST_CENTRE', 'USER')),
	target_id uuid,
	-- NOTHING: counted here and not in payroll
	carries text not null check (carries in ('QUANTITY', 'MONEY', 'NOTHING')),
	wage_type text,
	processing_key int check (processing_key between 1 and 999),
	absence_key text,
	primary key (tenant_id, id),
	foreign key (tenant_id, config_id) references payroll_export_config on delete cascade,
	-- without cascade: an account that travels is archived, not deleted
	foreign key (tenant_id, account_id) references payroll_account,
	check ((target = 'ALL') = (target_id is null))
);
create unique index payroll_export_mapping_once on payroll_export_mapping (tenant_id, config_id, account_id, target, target_id)
	nulls not distinct;
create index payroll_export_mapping_account on payroll_export_mapping (tenant_id, account_id);
call protect_table('payroll_export_mapping');
