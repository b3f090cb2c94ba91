-- Days with a target and nothing to show for it: who looks for them looks at no other.
create index day_result_empty on day_result (tenant_id, user_id, day)
	where target_min > holiday_credit_min + absence_credit_min and worked_min = 0 and pending_min = 0;
