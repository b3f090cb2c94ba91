-- Keys between people's contracts and the master data they name.
alter table employment add constraint employment_type_known
	foreign key (tenant_id, employment_type_id) references employment_type;
alter table wage add constraint wage_cost_centre_known
	foreign key (tenant_id, cost_centre_id) references cost_centre;
create index employment_type_used on employment (tenant_id, employment_type_id) where employment_type_id is not null;
