-- A plan that holds for any values cannot know that the states asked for are those that an index is limited to: a page of 500
-- people read all absences of the company for each of them. What was refused or given up is little beside the rest.
drop index absence_user;
create index absence_user on absence (tenant_id, user_id, to_date) include (from_date, state);
