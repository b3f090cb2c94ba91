-- What a line of an import wrote of a person beside its values, by the kind: what undoing has to take back.
alter table import_line add column written jsonb not null default '{}';
