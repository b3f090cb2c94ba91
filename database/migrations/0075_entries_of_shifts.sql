-- Which planned shift an entry was made of by itself: so that it is made once, whatever became of it.
alter table time_tracking add column shift_id uuid;
alter table time_tracking add constraint time_tracking_shift
	foreign key (tenant_id, shift_id) references shift (tenant_id, id) on delete set null (shift_id);
create index time_tracking_shift on time_tracking (tenant_id, shift_id) where shift_id is not null;
