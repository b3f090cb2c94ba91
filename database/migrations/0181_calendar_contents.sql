-- What an address shows: those made before show absences, and one's own the holidays.
alter table ics_token
	add column contents text[] not null default '{ABSENCES}'
		check (cardinality(contents) between 1 and 4 and contents <@ '{ABSENCES,HOLIDAYS,SHIFTS,APPOINTMENTS}');
update ics_token set contents = '{ABSENCES,HOLIDAYS}' where feed = 'OWN';
alter table ics_token alter column contents drop default;
