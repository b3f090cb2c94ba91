-- Each account is reckoned anew with what was written into it by hand, which is little beside what was reckoned.
create index leave_entry_by_hand on leave_entry (tenant_id, account_id) where source = 'MANUAL';
