-- Where somebody worked last in a month: by that her month belongs to the period of a site, and her lines to a program of payroll,
-- wherever she works by now.
alter table payroll add column site_id uuid;
-- of every tenant
alter table payroll no force row level security;
alter table app_user no force row level security;
update payroll x set site_id = u.site_id from app_user u where u.tenant_id = x.tenant_id and u.id = x.user_id;
alter table payroll force row level security;
alter table app_user force row level security;
alter table payroll alter column site_id set not null;
alter table payroll add foreign key (tenant_id, site_id) references site;
create index payroll_site on payroll (tenant_id, site_id);
