-- Who may see somebody may see her after she was archived too, so an index of the enabled people alone never served that
-- question.
drop index app_user_unit;
create index app_user_unit on app_user (tenant_id, unit_id) include (id);
