-- Files that belong to absences: certificates and other proof. They are kept as long as their absence.
create table absence_file (
	tenant_id uuid not null,
	file_id uuid not null,
	absence_id uuid not null,
	added_at timestamptz not null,
	primary key (tenant_id, file_id),
	foreign key (tenant_id, file_id) references file on delete cascade,
	foreign key (tenant_id, absence_id) references absence on delete cascade
);
create index absence_file_absence on absence_file (tenant_id, absence_id, added_at);
call protect_table('absence_file');
