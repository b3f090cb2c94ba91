-- Roles are told apart by their names whatever the case; assignments and single grants are changed one by one, so each
-- has a version of its own.
create unique index role_name on role (tenant_id, lower(name));
alter table role_assignment add column version int not null default 1;
alter table user_permission add column version int not null default 1;
alter table user_permission add check (scope <> 'GLOBAL' or (site_id is null and unit_id is null));
alter table user_permission add check (scope <> 'SITE' or unit_id is null);
alter table user_permission add check (scope <> 'UNIT' or site_id is null);
create index role_assignment_unit on role_assignment (tenant_id, unit_id) where unit_id is not null;
create index user_permission_unit on user_permission (tenant_id, unit_id) where unit_id is not null;
