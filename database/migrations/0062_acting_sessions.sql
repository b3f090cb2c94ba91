-- Sessions in which somebody acts as another person are few, and end with that somebody's own.
create index session_impersonator on session (tenant_id, impersonator_id) where impersonator_id is not null and revoked_at is null;
