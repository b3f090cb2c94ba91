import { writtenDays } from "#domain/leave/leave-days.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import type { contract } from "../contract.ts";
import { absenceMatter, factsOf } from "./absence-matter.ts";
import { mayChangeFiles, mayRemove, takesFiles } from "./files/file-access.ts";
import { answerOf, scopeOf } from "./list-absences.ts";
import { costsOf, kindOf, readAbsence } from "./sql/absence.ts";
import { absenceCustom, shownCustom } from "./sql/absence-custom.ts";
import { filesOf } from "./sql/absence-files.ts";
import { type AbsenceRow, absenceById } from "./sql/list.ts";
import { type SubstituteRow, substitutesOf } from "./sql/substitutes.ts";

type Detail = AnswerOf<(typeof contract)["getAbsence"]>;
type Shown = Awaited<ReturnType<typeof absenceMatter.shown>>;

/** People who see no more than that somebody is away are told no more: its steps, history and costs are not theirs. */
export const getAbsence: Handler<(typeof contract)["getAbsence"]> = (context, { id }) => {
	const { tenantId, session } = context;
	return context.read(async (tx) => {
		const scope = scopeOf(context);
		const [row] = await rowsOf<AbsenceRow>(tx, absenceById(scope, id));
		const absence = await readAbsence(tx, tenantId, id);
		if (row === undefined || absence === undefined) return refuse(commonRefusals.notFound);
		const substitutes = await substitutesOf(tx, tenantId, id);
		const current = substitutes.find(({ state }) => state !== "REJECTED");
		const isAskedToSubstitute =
			current?.userId === session.userId && row.openSteps.includes("SUBSTITUTE_APPROVAL");
		const answer = answerOf(row, session.userId);
		if (!row.isOpen) return { ...answer, ...untold, isAskedToSubstitute };
		const party = { forSelf: row.userId === session.userId, level: row.level };
		const { facts } = await factsOf(context, absence, tx);
		const { change, ...shown } = await absenceMatter.shown({ tx, tenantId }, absence, facts, party);
		const days = await costsOf(tx, tenantId, id);
		return {
			...answer,
			...shown,
			...(await shownCustom(tx, absenceCustom(context, scope), id)),
			...(row.isKnown ? await filesAnswer(tx, tenantId, row, session.userId) : noFiles),
			days: days.map(
				({ cost, ...day }) => ({ ...day, cost: writtenDays(cost) }) as Detail["days"][number],
			),
			...(row.isKnown ? {} : withoutWords(shown)),
			change: row.isKnown ? await changeAnswer(tx, tenantId, absence.userId, change) : null,
			substitutes: substitutes.map(substituteAnswer),
			isAskedToSubstitute,
		};
	});
};

/** What people wrote about an illness is as much hers as its kind. */
function withoutWords({ events }: Pick<Shown, "events">) {
	return { events: events.map((event) => ({ ...event, reason: null })), questions: [] };
}

const noFiles = { files: [], mayAddFiles: false };

async function filesAnswer(tx: Tx, tenantId: string, row: AbsenceRow, ownId: string) {
	const files = await filesOf(tx, tenantId, row.id);
	return {
		mayAddFiles: mayChangeFiles(row, ownId) && takesFiles(row),
		files: files.map(({ ownerId, addedAt, ...file }) => ({
			...file,
			addedAt: addedAt.toISOString(),
			mayRemove: mayRemove(row, { ownerId }, ownId),
		})),
	};
}

const untold = {
	...noFiles,
	...{ days: [], steps: [], events: [], questions: [], change: null, substitutes: [] },
	...{ custom: {}, customNames: {}, unitIds: [] },
};

function substituteAnswer({ dueAt, ...row }: SubstituteRow) {
	return { ...row, dueAt: dueAt?.toISOString() ?? null };
}

async function changeAnswer(
	tx: Tx,
	tenantId: string,
	userId: string,
	change: Shown["change"],
): Promise<Detail["change"]> {
	if (change === undefined) return null;
	const { id, version, reason, proposed } = change;
	const kind = await kindOf(tx, tenantId, userId, proposed.activityId);
	return { id, version, reason, ...proposed, activityName: kind?.name ?? null };
}
