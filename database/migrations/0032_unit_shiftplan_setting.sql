-- How a unit's shift plan is published, and whom it suggests.
create table unit_shiftplan_setting (
	tenant_id uuid not null,
	unit_id uuid not null,
	publishing text not null default 'ALWAYS' check (publishing in ('ALWAYS', 'LIMITED')),
	-- with LIMITED: the last day that is released
	published_to date,
	suggestion text not null default 'ALL' check (suggestion in ('ALL', 'RELATED_ONLY')),
	version int not null default 1,
	primary key (tenant_id, unit_id),
	foreign key (tenant_id, unit_id) references unit on delete cascade
);
call protect_table('unit_shiftplan_setting');
