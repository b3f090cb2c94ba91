import { stepInQuestion, stepThatWaits } from "#domain/approval/question-moves.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { movesContract } from "../contract/matter-contract.ts";
import { noQuestionAsked, nothingToDecide, questionAsked } from "../contract/refusals.ts";
import { type MovedTo, tell, tracing } from "./carry-out.ts";
import type { DeclaredMatter, MatterKind, MatterWriter } from "./declared-matter.ts";
import { decideOn, openMatter } from "./open-matter.ts";
import { named } from "./refuse-denied.ts";
import { answerQuestion, insertQuestion } from "./sql/questions.ts";
import { tellPeople } from "./tell-people.ts";

type Moves = ReturnType<typeof movesContract>;

/** Asks about what waits for a decision; a question ends with its step, answered or not. */
export async function ask<K extends MatterKind>(
	of: DeclaredMatter<K>,
	context: MatterWriter,
	{ question, ...wanted }: InputOf<Moves["ask"]>,
): Promise<MovedTo> {
	const opened = await openMatter(of, context, wanted);
	decideOn(of, opened, { kind: "ASK" });
	const { row } = opened.held;
	const step = stepInQuestion(opened.matter) ?? refuse(nothingToDecide, named(of));
	const key = { entity: of.entity, id: row.id };
	if (!(await insertQuestion(context.tx, context, key, step, question))) {
		return refuse(questionAsked, named(of));
	}
	await tell(of, context, { ...row, ...tracing(of, row), action: "asked", reason: question });
	await tellPeople(of, context, row, { move: "ASKED", reason: question, to: [row.userId] });
	return { version: row.version, state: row.state };
}

export async function answer<K extends MatterKind>(
	of: DeclaredMatter<K>,
	context: MatterWriter,
	{ answer: said, ...wanted }: InputOf<Moves["answer"]>,
): Promise<MovedTo> {
	const opened = await openMatter(of, context, wanted);
	decideOn(of, opened, { kind: "ANSWER" });
	const { row } = opened.held;
	const step = stepThatWaits(opened.matter) ?? refuse(noQuestionAsked, named(of));
	const key = { entity: of.entity, id: row.id };
	const { askedBy } =
		(await answerQuestion(context.tx, context, key, step, said)) ??
		refuse(noQuestionAsked, named(of));
	await tell(of, context, { ...row, ...tracing(of, row), action: "answered", reason: said });
	const to = askedBy === null ? [] : [askedBy];
	await tellPeople(of, context, row, { move: "ANSWERED", reason: said, to });
	return { version: row.version, state: row.state };
}
