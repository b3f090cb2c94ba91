-- A request to stand in that nobody answered in time passes on to those who decide; the history says so.
alter table approval_event
	drop constraint approval_event_kind_check,
	add constraint approval_event_kind_check check (kind in ('CANCELLATION_REQUESTED', 'REQUESTED', 'PASSED_ON', 'APPROVED', 'CANCELLED', 'REJECTED',
		'CHANGE_REQUESTED', 'CHANGE_APPROVED', 'CHANGE_REJECTED'));

create index absence_substitute_due on absence_substitute (tenant_id, due_at) where state = 'REQUESTED' and due_at is not null;
