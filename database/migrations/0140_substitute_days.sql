-- Days off in place of holidays that were worked lie in the leave account, by an origin of their own.
alter table leave_entry drop constraint leave_entry_origin_check;
alter table leave_entry add constraint leave_entry_origin_check check (origin in
	('STATUTORY', 'CONTRACTUAL', 'DISABLED', 'AGE', 'TENURE', 'YOUTH', 'EXTRA', 'SUBSTITUTE', 'PARENTAL', 'CARE'));
