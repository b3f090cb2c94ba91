-- Values of custom fields of units by their key.
alter table unit add column custom jsonb not null default '{}';
