-- The day on which a letter was handed over may have been recorded wrongly: a further row corrects it, and the last one counts.
alter table leave_notice_receipt
	add column nth int not null default 1 check (nth >= 1),
	-- why it is corrected
	add column reason text check (reason <> '' and length(reason) <= 2000);
alter table leave_notice_receipt drop constraint leave_notice_receipt_pkey;
alter table leave_notice_receipt add primary key (tenant_id, notice_id, nth);
-- what somebody has read on her screen was read when it was read
alter table leave_notice_receipt add constraint leave_notice_receipt_corrected
	check (nth = 1 and reason is null or nth > 1 and reason is not null and how = 'HANDED_OVER');
