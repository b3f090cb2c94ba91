-- A company may answer a forgotten password alike for known and unknown addresses: then a request for an unknown one is
-- kept as well, so that tries, deadline and replacement by a newer request are the same. No code was ever made for it.
alter table password_reset
	alter column login_id drop not null,
	add column unknown_mail_hash bytea check (length(unknown_mail_hash) = 32),
	add constraint password_reset_subject check (num_nonnulls(login_id, unknown_mail_hash) = 1);
