-- What somebody asks before deciding. It hangs on the step that is to be decided: it is open while that is, and needs no end of
-- its own. The states of a step and the words of the history stay as they are.
create table approval_question (
	tenant_id uuid not null,
	id uuid not null,
	step_id uuid not null,
	asked_by uuid,
	asked_at timestamptz not null,
	question text not null check (question <> ''),
	answered_by uuid,
	answered_at timestamptz,
	answer text check (answer <> ''),
	primary key (tenant_id, id),
	foreign key (tenant_id, step_id) references approval_step on delete cascade,
	foreign key (tenant_id, asked_by) references app_user,
	foreign key (tenant_id, answered_by) references app_user,
	check ((answer is null) = (answered_at is null))
);
create unique index approval_question_open on approval_question (tenant_id, step_id) where answered_at is null;
create index approval_question_step on approval_question (tenant_id, step_id, asked_at);
call protect_table('approval_question');
