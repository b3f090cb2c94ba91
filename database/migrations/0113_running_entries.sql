-- Whose time is up is looked for among the company's running entries, of which a person has one at most
-- (time_tracking_running). An index of its own tempted the planner to go through all of them for the one of a person.
drop index time_tracking_due;
