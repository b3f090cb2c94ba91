-- Files that jobs make and people upload. One store of truth; object storage may replace the chunks behind the same table.

create table file (
	tenant_id uuid not null references tenant,
	id uuid not null,
	owner_id uuid not null,
	name text not null check (name <> ''),
	media_type text not null,
	bytes bigint not null default 0 check (bytes >= 0),
	-- null while the file is still being written: nobody can load it before
	sha256 bytea check (octet_length(sha256) = 32),
	expires_at timestamptz,
	primary key (tenant_id, id),
	foreign key (tenant_id, owner_id) references app_user
);
create index file_owner on file (tenant_id, owner_id, id);
create index file_expires on file (tenant_id, expires_at) where expires_at is not null;
call protect_table('file');

create table file_chunk (
	tenant_id uuid not null,
	file_id uuid not null,
	n int not null check (n >= 0),
	data bytea not null check (octet_length(data) between 1 and 262144),
	primary key (tenant_id, file_id, n),
	foreign key (tenant_id, file_id) references file on delete cascade
);
-- compressed by its maker or small: packing it once more would cost time and save nothing
alter table file_chunk alter column data set storage external;
call protect_table('file_chunk', append_only => true);

alter table job
	add column result_file_id uuid,
	add foreign key (tenant_id, result_file_id) references file on delete set null (result_file_id);
create index job_result_file on job (tenant_id, result_file_id) where result_file_id is not null;
