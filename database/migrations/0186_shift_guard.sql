-- A closed month is asked about once for each person and month of a statement (guard_shifts), no longer for each shift.
drop trigger month_lock on shift;
