import { type RawBuilder, sql } from "kysely";
import type { Step } from "#domain/approval/approval-state.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { Actor } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
import type { ApprovalQuestion } from "../../contract.ts";
import { belongsTo, type MatterKey, stepsOfMatter } from "./matter-key.ts";

/** Whether somebody has asked about the step `s` and has no answer. */
export const awaitsAnswer: RawBuilder<boolean> = sql`exists (
	select from approval_question q
	where q.tenant_id = s.tenant_id and q.step_id = s.id and q.answered_at is null)`;

/** The one open step of its kind. */
const isStep = (tenantId: string, key: MatterKey, { purpose, kind }: Step) =>
	sql`${stepsOfMatter(tenantId, key)} and s.state = 'OPEN' and s.purpose = ${purpose} and s.kind = ${kind}`;

/** @returns false where somebody else has asked at the same time */
export async function insertQuestion(
	tx: Tx,
	{ tenantId, session, now }: Actor,
	key: MatterKey,
	step: Step,
	question: string,
): Promise<boolean> {
	const added = await execute(tx)`
		insert into approval_question (tenant_id, id, step_id, asked_by, asked_at, question)
		select s.tenant_id, ${newId(now.getTime())}, s.id, ${session?.userId ?? null}, ${now}, ${question}
		from approval_step s where ${isStep(tenantId, key, step)}
		on conflict (tenant_id, step_id) where answered_at is null do nothing`;
	return added > 0;
}

/** @returns who had asked (null: nobody who is there any more); undefined where somebody else has answered at the same time */
export async function answerQuestion(
	tx: Tx,
	{ tenantId, session, now }: Actor,
	key: MatterKey,
	step: Step,
	answer: string,
): Promise<{ readonly askedBy: string | null } | undefined> {
	return firstRow(tx)<{ askedBy: string | null }>`
		update approval_question q set answer = ${answer}, answered_by = ${session?.userId ?? null}, answered_at = ${now}
		from approval_step s
		where ${isStep(tenantId, key, step)} and q.tenant_id = s.tenant_id and q.step_id = s.id and q.answered_at is null
		returning q.asked_by as "askedBy"`;
}

interface QuestionRow {
	readonly id: string;
	readonly at: Date;
	readonly by: string | null;
	readonly question: string;
	readonly answeredAt: Date | null;
	readonly answeredBy: string | null;
	readonly answer: string | null;
	readonly isOpen: boolean;
}

/** What was asked about a matter and the changes asked of it, the oldest first. */
export async function questionsOf(
	tx: Tx,
	tenantId: string,
	key: MatterKey,
): Promise<ApprovalQuestion[]> {
	const found = await rows(tx)<QuestionRow>`
		select q.id, q.asked_at as at, q.question, q.answered_at as "answeredAt", q.answer,
			nullif(concat_ws(' ', u.first_name, u.last_name), '') as by,
			nullif(concat_ws(' ', w.first_name, w.last_name), '') as "answeredBy",
			s.state = 'OPEN' and q.answered_at is null as "isOpen"
		from approval_step s
		join approval_question q on q.tenant_id = s.tenant_id and q.step_id = s.id
		left join app_user u on u.tenant_id = q.tenant_id and u.id = q.asked_by
		left join app_user w on w.tenant_id = q.tenant_id and w.id = q.answered_by
		where ${stepsOfMatter(tenantId, key)}
		order by q.asked_at, q.id`;
	return found.map(({ at, answeredAt, answeredBy, answer, ...row }) => ({
		...row,
		at: at.toISOString(),
		answer:
			answeredAt === null
				? null
				: { at: answeredAt.toISOString(), by: answeredBy, text: answer ?? "" },
	}));
}

/**
 * Open steps of the matter in the row `alias`, and of the change asked of it. Two questions, each with an index: of an `or`
 * all open steps there are would be looked through, for each row.
 */
export function openStepsOf(entity: string, alias: string): RawBuilder<unknown> {
	const id = sql.ref(`${alias}.id`);
	const tenant = sql.ref(`${alias}.tenant_id`);
	return sql`(
		select o.* from approval_step o
		where o.tenant_id = ${tenant} and o.state = 'OPEN' and ${belongsTo("o", entity, id)}
		union all
		select o.* from time_tracking_change_request c
		join approval_step o on o.tenant_id = c.tenant_id and o.change_request_id = c.id and o.state = 'OPEN'
		where c.tenant_id = ${tenant} and ${belongsTo("c", entity, id)} and c.state = 'OPEN')`;
}

/** The newest question about what is to be decided of the matter in the row `alias`, as a list says it; null without one. */
export function questionColumn(entity: string, alias: string): RawBuilder<unknown> {
	const tenant = sql.ref(`${alias}.tenant_id`);
	return sql`(
		select jsonb_build_object('question', q.question, 'answer', q.answer) from approval_question q
		where q.tenant_id = ${tenant} and q.step_id = any(array(select s.id from ${openStepsOf(entity, alias)} s))
		order by q.asked_at desc, q.id desc limit 1)`;
}
