-- Hours of a day may be charged by what was done: to the cost centres of the workspaces or of the activities of its work.
alter table payroll_period drop constraint payroll_period_charge_by_check;
alter table payroll_period add constraint payroll_period_charge_by_check
	check (charge_by in ('NOBODY', 'USER', 'UNIT', 'WORKSPACE', 'ACTIVITY'));
