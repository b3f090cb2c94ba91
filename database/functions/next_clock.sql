-- One step of a person's timeline: what runs and the booking → what runs afterwards. The twin of
-- src/domain/working-time/timeline (layersOf, transitionTable, memoryOf): a test runs both on random sequences.
-- `running` and the answer: {activityId, classType, nodeId, resumeActivityId, …}; a JSON null = the clocks stand.
create or replace function next_clock(running jsonb, p_action text, p_activity uuid, p_class text, p_node uuid, p_default uuid)
returns jsonb language plpgsql immutable set search_path = public as $$
declare
	work jsonb; project jsonb; pause jsonb; resumed jsonb; booked jsonb; top jsonb; memory jsonb; former jsonb;
	event text := p_action || case
		when p_class in ('PAUSE', 'BREAK') then '_PAUSE'
		when p_node is null then '_WORK'
		else '_PROJECT' end;
begin
	if running is not null then
		if running ->> 'resumeActivityId' is not null then
			resumed := jsonb_build_object('activityId', running -> 'resumeActivityId',
				'classType', running -> 'resumeClassType', 'nodeId', running -> 'resumeNodeId');
		end if;
		if running ->> 'formerActivityId' is not null then
			former := jsonb_build_object('activityId', running -> 'formerActivityId',
				'classType', running -> 'formerClassType', 'nodeId', null);
		end if;
		top := jsonb_build_object('activityId', running -> 'activityId',
			'classType', running -> 'classType', 'nodeId', running -> 'nodeId');
		if running ->> 'classType' in ('PAUSE', 'BREAK') then
			pause := top;
			if resumed ->> 'nodeId' is null then work := resumed; else project := resumed; work := former; end if;
		elsif running ->> 'nodeId' is not null then
			project := top; work := resumed;
		else
			work := top;
		end if;
	end if;
	booked := jsonb_build_object(
		'activityId', coalesce(p_activity, p_default), 'classType', coalesce(p_class, 'WORKTIME'),
		'nodeId', case event when 'START_PROJECT' then p_node end);
	case event
		when 'START_WORK' then work := booked; project := null; pause := null;
		when 'START_PROJECT' then project := booked; pause := null;
		when 'START_PAUSE' then pause := booked;
		when 'END_WORK' then
			if running is null then return '{"outcome": "NOTHING_RUNNING"}'; end if;
			work := null; project := null; pause := null;
		when 'END_PROJECT' then
			if (project ->> 'nodeId')::uuid is distinct from p_node then return '{"outcome": "NOTHING_RUNNING"}'; end if;
			if work is null then pause := null; end if;
			project := null;
		when 'END_PAUSE' then
			if pause is null then return '{"outcome": "NOTHING_RUNNING"}'; end if;
			pause := null;
	end case;
	top := coalesce(pause, project, work);
	if p_action = 'START' and running is not null
		and top ->> 'activityId' = running ->> 'activityId'
		and top ->> 'nodeId' is not distinct from running ->> 'nodeId' then
		return '{"outcome": "ALREADY_RUNNING"}';
	end if;
	if top is null then
		return '{"outcome": "APPLIED", "begin": null}';
	end if;
	if pause is not null and project is not null then
		memory := project;
	elsif pause is not null or project is not null then
		memory := work;
	end if;
	return jsonb_build_object('outcome', 'APPLIED', 'begin', top || jsonb_build_object(
		'resumeActivityId', memory -> 'activityId',
		'resumeClassType', memory -> 'classType',
		'resumeNodeId', memory -> 'nodeId',
		'formerActivityId', case when pause is not null and project is not null then work -> 'activityId' end,
		'formerClassType', case when pause is not null and project is not null then work -> 'classType' end));
end
$$;
