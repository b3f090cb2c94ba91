-- Leave of somebody who leaves is paid out, and what is granted beyond the law may be waived: both are written by hand.
alter table leave_entry
	drop constraint leave_entry_kind_check,
	add constraint leave_entry_kind_check check (kind in
		('ENTITLEMENT', 'CUT', 'CARRY_OVER', 'EXPIRY', 'MODIFICATION', 'TAKEN', 'PAYOUT', 'WAIVER', 'REVERSAL')),
	drop constraint leave_entry_takes,
	add constraint leave_entry_takes check (kind not in ('CUT', 'TAKEN', 'EXPIRY', 'PAYOUT', 'WAIVER') or days <= 0);

-- Absences of the time before come from a table, tried first and taken back, as people do.
alter table import_run
	drop constraint import_run_kind_check,
	add constraint import_run_kind_check check (kind in ('PEOPLE', 'UNITS', 'ABSENCES'));
