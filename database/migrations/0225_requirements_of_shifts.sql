-- One shift may ask for more than its workspace and its kind do, and so may a line of a template, for all shifts that stand for it.
alter table qualification_requirement
	add column shift_id uuid,
	add column template_item_id uuid,
	add foreign key (tenant_id, shift_id) references shift on delete cascade,
	add foreign key (tenant_id, template_item_id) references shift_template_item on delete cascade,
	drop constraint qualification_requirement_check,
	add constraint qualification_requirement_target
		check (num_nonnulls(workspace_id, activity_id, shift_id, template_item_id) = 1);
drop index qualification_requirement_once;
create unique index qualification_requirement_once
	on qualification_requirement (tenant_id, qualification_id, coalesce(workspace_id, activity_id, shift_id, template_item_id));
create index qualification_requirement_shift on qualification_requirement (tenant_id, shift_id) where shift_id is not null;
create index qualification_requirement_template_item on qualification_requirement (tenant_id, template_item_id)
	where template_item_id is not null;
