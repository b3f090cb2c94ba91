import { type RawBuilder, sql } from "kysely";
import { stepKinds } from "#domain/approval/approval-state.ts";
import type { DeclaredMatter, MatterKind } from "../declared-matter.ts";
import { belongsTo } from "./matter-key.ts";
import { awaitsAnswer, openStepsOf, questionColumn } from "./questions.ts";

/** Where rows of a matter lie that wait for something. Its conditions are about the row `m`. */
export interface MatterInbox {
	readonly table: RawBuilder<unknown>;
	/** Leaves out what is deleted. */
	readonly isThere: RawBuilder<unknown>;
	/** What a matter waits for, by the name under which it is answered; besides that, whether it is requested, and asked about. */
	readonly waitsFor: Readonly<Record<string, RawBuilder<unknown>>>;
	/** The newest first. */
	readonly sortedBy: RawBuilder<unknown>;
}

/** One that waits, with `true` for each thing it waits for. */
export type WaitingMatter<Wait extends string> = { readonly id: string } & Readonly<
	Record<Wait | "isRequested" | "isAsked", boolean>
>;

/** What a list says of a matter in the row `alias`: its open steps, the change and the question asked of it, and all steps. */
export function matterColumns(entity: string, alias: string) {
	const id = sql.ref(`${alias}.id`);
	const tenant = sql.ref(`${alias}.tenant_id`);
	const openChange = sql`time_tracking_change_request c
		where c.tenant_id = ${tenant} and ${belongsTo("c", entity, id)} and c.state = 'OPEN'`;
	const openSteps = sql`approval_step s
		where s.tenant_id = ${tenant} and ${belongsTo("s", entity, id)} and s.state = 'OPEN'`;
	return {
		question: questionColumn(entity, alias),
		// mostly there is none: to gather nothing would take longer than to find nothing
		openSteps: sql`case when exists (select from ${openSteps})
			then (select jsonb_agg(s.kind order by s.kind) from ${openSteps}) else '[]' end`,
		changeRequest: sql`(
			select jsonb_build_object('id', c.id, 'reason', c.reason, 'openSteps', (
				select coalesce(jsonb_agg(s.kind order by s.kind), '[]') from approval_step s
				where s.tenant_id = c.tenant_id and s.change_request_id = c.id and s.state = 'OPEN'))
			from ${openChange})`,
		allSteps: sql`(
			select coalesce(jsonb_agg(jsonb_build_object('purpose', s.purpose, 'kind', s.kind, 'awaitsAnswer', ${awaitsAnswer})
				order by s.purpose, s.kind), '[]')
			from ${openStepsOf(entity, alias)} s)`,
	};
}

/** Ids of the matters of an entity that a supervisor has to decide about: themselves, a change, their cancellation. */
export function mattersToDecide(entity: string, tenantId: string): RawBuilder<unknown> {
	return mattersOfSteps(entity, tenantId, sql`s.kind = 'SUPERVISOR_APPROVAL'`);
}

/**
 * Steps of matters of an entity that wait for a supervisor: `purpose`, the matter's `id`, the `change_id` of a wanted change, and
 * `since` when.
 */
export function stepsToDecide(entity: string, tenantId: string): RawBuilder<unknown> {
	// `offset 0`: an id that is a coalesce is compared behind row-level security, where no index is used
	return sql`(
		select * from (
			select s.purpose, coalesce(${matterIdOf(entity, "s")}, ${matterIdOf(entity, "c")}) as id, c.id as change_id,
				uuid_v7_time(s.id) as since
			from approval_step s
			left join time_tracking_change_request c on c.tenant_id = s.tenant_id and c.id = s.change_request_id and c.state = 'OPEN'
			where s.tenant_id = ${tenantId} and s.state = 'OPEN' and s.kind = 'SUPERVISOR_APPROVAL' offset 0) waiting
		where id is not null)`;
}

/** Of a row of steps or changes: the id of the matter, null where it is one of another entity. */
function matterIdOf(entity: string, alias: string): RawBuilder<unknown> {
	return entity === "time_tracking"
		? sql.ref(`${alias}.time_tracking_id`)
		: sql`case when ${sql.ref(`${alias}.entity`)} = ${entity} then ${sql.ref(`${alias}.entity_id`)} end`;
}

/** Ids of the matters of an entity of which some step is open. */
export function openMatters(entity: string, tenantId: string): RawBuilder<unknown> {
	return mattersOfSteps(entity, tenantId, sql`true`);
}

/** Those of a person about which somebody waits for an answer: found by her open steps, which are few. */
function askedMatters(entity: string, tenantId: string, userId: string): RawBuilder<unknown> {
	const isHers = sql`s.user_id = ${userId} and s.kind = any(${[...stepKinds]})`;
	return mattersOfSteps(entity, tenantId, sql`${isHers} and ${awaitsAnswer}`);
}

function mattersOfSteps(entity: string, tenantId: string, which: RawBuilder<unknown>) {
	const idOf = (alias: string) => matterIdOf(entity, alias);
	return sql`(
		select coalesce(${idOf("s")}, ${idOf("c")}) from approval_step s
		left join time_tracking_change_request c on c.tenant_id = s.tenant_id and c.id = s.change_request_id and c.state = 'OPEN'
		where s.tenant_id = ${tenantId} and s.state = 'OPEN' and ${which})`;
}

/**
 * Part of a `select`: a person's matters that wait for something. What is rejected or cancelled asks for nothing. What a row
 * says by itself and what was asked about it are looked for apart: together all of her matters would be looked at.
 */
export function waitingMatters(
	{ entity, inbox }: Pick<DeclaredMatter<MatterKind>, "entity" | "inbox">,
	{ tenantId, userId }: { readonly tenantId: string; readonly userId: string },
): RawBuilder<unknown> {
	if (inbox === undefined) throw new Error(`${entity} declares no inbox`);
	const ofRow = { isRequested: sql`m.state = 'REQUESTED'`, ...inbox.waitsFor };
	const isAsked = sql`coalesce(${questionColumn(entity, "m")} -> 'answer' = 'null', false)`;
	const pairs = Object.entries({ ...ofRow, isAsked }).map(
		([name, holds]) => sql`${sql.lit(name)}, ${holds}`,
	);
	const any = sql.join(
		Object.values(ofRow).map((holds) => sql`(${holds})`),
		sql` or `,
	);
	const isOpen = sql`m.tenant_id = ${tenantId} and m.user_id = ${userId} and ${inbox.isThere}
		and m.state in ('PLANNED', 'REQUESTED', 'APPROVED')`;
	return sql`(
		select coalesce(jsonb_agg(jsonb_build_object('id', m.id, ${sql.join(pairs)}) order by ${inbox.sortedBy} desc), '[]')
		from (
			select m.* from ${inbox.table} m where ${isOpen} and (${any})
			union all
			select m.* from ${inbox.table} m
			where ${isOpen} and m.id = any(array${askedMatters(entity, tenantId, userId)}) and (${any}) is not true) m)`;
}
