-- Whatever is requested and decided has steps, events and change requests: time entries by the columns that they always
-- had, every further kind of matter by its entity and id. Nothing that is stored changes; exactly one of the ways is taken.
alter table time_tracking_change_request
	add column entity text,
	add column entity_id uuid,
	alter column time_tracking_id drop not null,
	add constraint time_tracking_change_request_subject
		check (num_nonnulls(time_tracking_id, entity_id) = 1 and (entity is null) = (entity_id is null));
create unique index change_request_open_matter on time_tracking_change_request (tenant_id, entity, entity_id)
	where state = 'OPEN' and entity_id is not null;

alter table approval_step
	add column entity text,
	add column entity_id uuid,
	drop constraint approval_step_check,
	add constraint approval_step_subject
		check (num_nonnulls(time_tracking_id, change_request_id, entity_id) = 1 and (entity is null) = (entity_id is null));
create unique index approval_step_open_matter on approval_step (tenant_id, entity, entity_id, purpose, kind)
	where state = 'OPEN' and entity_id is not null;
create index approval_step_matter on approval_step (tenant_id, entity_id) where entity_id is not null;

alter table approval_event
	add column entity text,
	add column entity_id uuid,
	drop constraint approval_event_check,
	add constraint approval_event_subject
		check (num_nonnulls(time_tracking_id, change_request_id, entity_id) = 1 and (entity is null) = (entity_id is null));
create index approval_event_matter on approval_event (tenant_id, entity_id, id) where entity_id is not null;
