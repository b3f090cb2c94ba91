-- Kinds of absence say what the law has to say of them. A kind that is there already says nothing until somebody does: an upgrade
-- moves nobody's leave.
alter table activity
	-- a child that is ill (§ 45 SGB V), maternity protection, parental, care and unpaid leave; null: nothing of the kind
	add column occasion text check (occasion in ('CHILD_SICK', 'MATERNITY', 'PARENTAL', 'CARE', 'UNPAID')),
	add constraint activity_occasion_fits check (occasion is null or case occasion
		when 'CHILD_SICK' then class_type = 'SICK' and booking_unit <> 'HOURS'
		else class_type = 'ABSENCE' and deducts = 'NONE' end);
