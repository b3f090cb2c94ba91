-- Where an import of people is taken back, the accounts that it opened for them go with them (`gate.remove_people`). Nobody else
-- may delete entries of a ledger: they go with their person or not at all.

grant select, delete on app_user, leave_account, leave_entry, overtime_account, overtime_entry to gate;
