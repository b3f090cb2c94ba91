import type { Party } from "#domain/approval/matter.ts";
import { possibleMoves } from "#domain/approval/possible-moves.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { begin, carryOut, tell } from "./carry-out.ts";
import { approveChange, rejectChange, requestChange, withdrawChange } from "./change-moves.ts";
import type { DeclaredMatter, MatterFacts, MatterKind } from "./declared-matter.ts";
import { decideOn, openMatter, openMatterAs } from "./open-matter.ts";
import { passOn } from "./pass-on.ts";
import { answer, ask } from "./question-moves.ts";
import { demandRules, refuseDenied } from "./refuse-denied.ts";
import { openChangeOf } from "./sql/changes.ts";
import { waitingMatters } from "./sql/columns.ts";
import { questionsOf } from "./sql/questions.ts";
import { eventsOf, openStepsOf, stepsOf } from "./sql/steps.ts";
import { approve, cancel, giveReason, reject, request } from "./state-moves.ts";

/** Use cases of whatever can be requested and decided; an entity's routes hand its operations to them. */
export function matter<K extends MatterKind>(declared: DeclaredMatter<K>) {
	type Declared = typeof declared;
	/** A use case without its declaration. */
	const of =
		<Context, Rest extends unknown[], Answer>(
			use: (declared: Declared, context: Context, ...rest: Rest) => Answer,
		) =>
		(context: Context, ...rest: Rest) =>
			use(declared, context, ...rest);
	return {
		...declared,
		open: of(openMatter<K>),
		openAs: of(openMatterAs<K>),
		decide: of(decideOn<K>),
		carryOut: of(carryOut<K>),
		begin: of(begin<K>),
		tell: of(tell),
		passOn: of(passOn<K>),
		demandRules: of(demandRules),
		refuseDenied: of(refuseDenied),
		waiting: of(waitingMatters),
		shown: of(shownMatter<K>),
		request: of(request<K>),
		approve: of(approve<K>),
		reject: of(reject<K>),
		cancel: of(cancel<K>),
		giveReason: of(giveReason<K>),
		ask: of(ask<K>),
		answer: of(answer<K>),
		requestChange: of(requestChange<K>),
		approveChange: of(approveChange<K>),
		rejectChange: of(rejectChange<K>),
		withdrawChange: of(withdrawChange<K>),
	};
}

/** What its detail shows of a matter: what may be done with it, what is open, what happened and was asked, and the change wanted of it. */
async function shownMatter<K extends MatterKind>(
	{ entity }: Pick<DeclaredMatter<K>, "entity">,
	{ tx, tenantId }: { readonly tx: Tx; readonly tenantId: string },
	{ id, state }: K["row"],
	facts: MatterFacts,
	party: Party,
) {
	const key = { entity, id };
	const openSteps = await openStepsOf(tx, tenantId, key);
	return {
		moves: possibleMoves({ ...facts, state, openSteps }, party),
		steps: await stepsOf(tx, tenantId, key),
		events: await eventsOf(tx, tenantId, key),
		questions: await questionsOf(tx, tenantId, key),
		change: await openChangeOf<K["proposal"]>(tx, tenantId, key),
	};
}
