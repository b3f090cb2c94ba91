-- Whether and how often an activity was used is asked before it is changed, archived or deleted: without an index each
-- question would read all entries and bookings of the company. The foreign keys are checked by it too.

create index time_tracking_activity on time_tracking (tenant_id, activity_id);
create index booking_activity on booking (tenant_id, activity_id) where activity_id is not null;
