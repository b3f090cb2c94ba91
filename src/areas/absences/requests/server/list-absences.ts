import {
	anyOrAll,
	type Right,
	todayOf,
	visibleOrAll,
} from "#areas/staff/user-roles/server/public.ts";
import { holdsAnywhere } from "#domain/access/may.ts";
import { possibleMoves } from "#domain/approval/possible-moves.ts";
import { calendarDays } from "#domain/leave/day-cost.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { type Counted, cappedPage } from "#kit/server/answered-page.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import type { AbsenceAnswer } from "../contract/absence-answer.ts";
import type { contract } from "../contract.ts";
import { permission } from "./absence-matter.ts";
import {
	type AbsenceRow,
	type AbsenceScope,
	absencePage,
	absencesById,
	withColleaguesOf,
} from "./sql/list.ts";

/** Who may not see a person gets the same answer as if she had no absences. */
export const listAbsences: Handler<(typeof contract)["listAbsences"]> = async (context, input) => {
	const rows = await context.once<Counted<AbsenceRow>>(absencePage(scopeOf(context), input));
	const { items, ...paging } = cappedPage(input, rows);
	return { absences: items.map((row) => answerOf(row, context.session.userId)), ...paging };
};

/** Absences one may not see are left out, as if there were none. */
export const getAbsenceStateInfos: Handler<(typeof contract)["getAbsenceStateInfos"]> = async (
	context,
	{ ids },
) => {
	const rows = await context.once<AbsenceRow>(absencesById(scopeOf(context), ids));
	return {
		infos: rows.map((row) => {
			const told = answerOf(row, context.session.userId);
			const { id, version, state, cancellationRequested, openSteps, changeRequest, moves } = told;
			return { id, version, state, cancellationRequested, openSteps, changeRequest, moves };
		}),
	};
};

export function scopeOf(context: Pick<ReadContext, "tenantId" | "session" | "now">): AbsenceScope {
	const { tenantId, session } = context;
	const today = todayOf(context);
	const people = (level: keyof AbsenceScope["reach"]) =>
		visibleOrAll(session, permission, level, today);
	const either: readonly Right[] = [
		["users.manage", "LIST"],
		[permission, "LIST"],
	];
	return {
		tenantId,
		ownId: session.userId,
		reach: { READ: people("READ"), WRITE: people("WRITE"), FULL: people("FULL") },
		seen: withColleagues(session, anyOrAll(session, either, today)),
		illnessOf: visibleOrAll(session, "sicknotes.manage", "READ", today),
	};
}

/** Some people, and those of her own unit where the calendar shows them to her; null: everybody. */
function withColleagues(
	{ tenantId, userId, permissions }: ReadContext["session"],
	people: AbsenceScope["seen"],
): AbsenceScope["seen"] {
	if (people === null || !holdsAnywhere(permissions, "calendar.showusersofownunit", "READ"))
		return people;
	return withColleaguesOf(people, tenantId, userId);
}

/** A row as the contract says it, without what the reader may not know. */
export function answerOf(row: AbsenceRow, ownId: string): AbsenceAnswer {
	const { id, userId, user, from, to, fromPart, toPart, beginMinutes, endMinutes, state, version } =
		row;
	const when = { from, to, fromPart, toPart, beginMinutes, endMinutes };
	const shown = {
		...{ id, userId, user, ...when, state, version },
		calendarDays: calendarDays({ from: dayOfIso(from), to: dayOfIso(to) }),
		activity: row.isKnown ? row.activity : null,
		classType: row.isKnown ? row.classType : ("ABSENCE" as const),
	};
	return row.isOpen ? { ...shown, ...detailsOf(row, ownId) } : { ...shown, ...nothingMore };
}

const nothingMore = {
	cost: "0",
	costMinutes: 0,
	reason: null,
	substitute: null,
	cancellationRequested: false,
	openSteps: [],
	changeRequest: null,
	question: null,
	moves: [],
};

function detailsOf(row: AbsenceRow, ownId: string) {
	const { costDays, costMinutes, reason, substitute, openSteps, changeRequest, question } = row;
	return {
		cost: String(costDays),
		costMinutes,
		// what somebody writes about an illness is as much hers as its kind
		reason: row.isKnown ? reason : null,
		substitute: substitute && { ...substitute, dueAt: instantOf(substitute.dueAt) },
		cancellationRequested: row.steps.some(({ purpose }) => purpose === "CANCELLATION"),
		...{ openSteps, changeRequest, question },
		moves: movesOf(row, ownId),
	};
}

const instantOf = (written: string | null) =>
	written === null ? null : new Date(written).toISOString();

/** What a reader may do with an absence. */
function movesOf(row: AbsenceRow, ownId: string) {
	const {
		steps: openSteps,
		userId,
		level,
		state,
		selfApproval,
		hasAgreed,
		stages,
		stagesDone,
	} = row;
	const owesReason = row.reasonRequired && row.reason === null;
	const stagesLeft = Math.max(1, stages - stagesDone);
	const matter = {
		state,
		openSteps,
		selfApproval,
		owesReason,
		isRunning: false,
		hasAgreed,
		stagesLeft,
	};
	return possibleMoves(matter, { forSelf: userId === ownId, level });
}
