-- What a department makes of the rules of the plan: how grave they are, what people are told beside them, how many days in a row
-- may be worked. What it does not say it takes from the department above.
alter table unit_shiftplan_setting add column rules jsonb not null default '{}';
