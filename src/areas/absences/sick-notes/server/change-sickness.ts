import {
	accountsOfAbsence,
	type SettledAccount,
	settleAbsence,
	settleAccounts,
} from "#areas/absences/leave-accounts/server/public.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { openRow } from "#kit/server/versioned-rows/open-row.ts";
import {
	type contract,
	noteOutside,
	receivedLater,
	type SickNote,
	sameIllnessUnfit,
} from "../contract.ts";
import { demandWrite, holdSickness, type OpenedSickness } from "./open-sickness.ts";
import { prolongSickness } from "./prolong-sickness.ts";
import {
	absenceOfNote,
	deleteNote,
	insertNote,
	keepSickness,
	type NoteFields,
	readSpells,
	type SicknessRow,
	updateNote,
} from "./sql/sickness.ts";

type Contract = typeof contract;

export const updateSickness: Handler<Contract["updateSickness"]> = async (context, input) => {
	const { tx, tenantId } = context;
	const { row } = await holdSickness(context, input.absenceId);
	await openRow(context, "sickness", { ...knownOf(row), id: row.absenceId }, input.version);
	await demandSameIllness(context, row, input.sameIllnessAs);
	const { workedOnFirstDay, sameIllnessAs } = input;
	const version = await keepSickness(tx, tenantId, row, { workedOnFirstDay, sameIllnessAs });
	await tell(context, row, {
		...{ entity: "sickness", entityId: row.absenceId, action: "changed" },
		before: knownOf(row),
		after: { workedOnFirstDay, sameIllnessAs },
	});
	return { version };
};

function knownOf({ workedOnFirstDay, sameIllnessAs, version }: SicknessRow) {
	return { workedOnFirstDay, sameIllnessAs, version };
}

/** The same illness is one of hers that counts and began before. */
async function demandSameIllness(
	{ tx, tenantId }: WriteContext,
	{ userId, from, isOfChild }: SicknessRow,
	sameIllnessAs: string | null,
): Promise<void> {
	if (sameIllnessAs === null) return;
	if (isOfChild) refuse(sameIllnessUnfit);
	const [person] = await readSpells(tx, tenantId, [userId]);
	const earlier = person?.spells.find(({ absenceId }) => absenceId === sameIllnessAs);
	if (earlier === undefined || earlier.from >= from) refuse(sameIllnessUnfit);
}

export const createSickNote: Handler<Contract["createSickNote"]> = async (context, input) => {
	const { tx, tenantId, now } = context;
	const { absenceId, prolongs, accept, openShiftsTool, ...fields } = input;
	const held = await holdSickness(context, absenceId, { ownToo: true });
	const prolonging = { prolongs, accept, openShiftsTool };
	const opened = await prolongSickness(context, held, fields, prolonging);
	demandNote(context, opened, fields);
	const { userId } = opened.row;
	const id = newId(now.getTime());
	await insertNote(tx, tenantId, { id, absenceId, userId }, fields);
	await settleAbsence(context, absenceId);
	await tell(context, opened.row, {
		...{ entity: "sick_note", entityId: id, action: "created", after: { ...fields, absenceId } },
	});
	return { id, version: 1 };
};

export const updateSickNote: Handler<Contract["updateSickNote"]> = async (context, input) => {
	const { tx, tenantId } = context;
	const { id, version, prolongs, accept, openShiftsTool, ...fields } = input;
	const { opened: held, note } = await holdNote(context, { id, version });
	const prolonging = { prolongs, accept, openShiftsTool };
	const opened = await prolongSickness(context, held, fields, prolonging);
	demandNote(context, opened, fields, note);
	const written = await withAccounts(context, opened.row.absenceId, () =>
		updateNote(tx, tenantId, id, fields),
	);
	await tell(context, opened.row, {
		...{ entity: "sick_note", entityId: id, action: "changed", before: note, after: fields },
	});
	return { id, version: written };
};

export const deleteSickNote: Handler<Contract["deleteSickNote"]> = async (context, input) => {
	const { tx, tenantId } = context;
	const { opened, note } = await holdNote(context, input);
	if (!opened.mayWrite && note.receivedOn !== null) demandWrite("WRITE");
	await withAccounts(context, opened.row.absenceId, () => deleteNote(tx, tenantId, input.id));
	const { row } = opened;
	const gone = { entity: "sick_note", entityId: input.id, action: "deleted", before: note };
	await tell(context, row, gone);
	return {};
};

async function holdNote(
	context: WriteContext,
	{ id, version }: { readonly id: string; readonly version?: number },
): Promise<{ readonly opened: OpenedSickness; readonly note: SickNote }> {
	const { tx, tenantId } = context;
	const absenceId = (await absenceOfNote(tx, tenantId, id)) ?? refuse(commonRefusals.notFound);
	const opened = await holdSickness(context, absenceId, { ownToo: true });
	const found = opened.row.notes.find((one) => one.id === id);
	return { opened, note: await openRow(context, "sick_note", found, version) };
}

/** What a certificate cannot be. That it has come is said by those who read it, not by its person. */
function demandNote(
	context: WriteContext,
	{ row, mayWrite }: OpenedSickness,
	{ auFrom, auTo, receivedOn }: NoteFields,
	before?: SickNote,
): void {
	const wasReceived = before !== undefined && before.receivedOn !== null;
	if (!mayWrite && (receivedOn !== null || wasReceived)) demandWrite("WRITE");
	if (auTo < auFrom || auFrom > row.to || auTo < row.from) refuse(noteOutside);
	if (receivedOn !== null && receivedOn > todayOf(context)) refuse(receivedLater);
}

/** Accounts that a certificate gave back to until now follow it as those it gives back to from now on. */
async function withAccounts<T>(
	context: WriteContext,
	absenceId: string,
	change: () => Promise<T>,
): Promise<T> {
	const { tx, tenantId } = context;
	const before = await accountsOfAbsence(tx, tenantId, absenceId);
	const result = await change();
	const after = await accountsOfAbsence(tx, tenantId, absenceId);
	const keyOf = ({ userId, activityId }: SettledAccount) => `${userId} ${activityId}`;
	const all = new Map([...before, ...after].map((one) => [keyOf(one), one]));
	await settleAccounts(context, [...all.values()]);
	return result;
}

async function tell(
	context: WriteContext,
	{ userId, absenceId }: SicknessRow,
	event: Omit<Parameters<typeof audit>[2], "subjectUserId">,
): Promise<void> {
	await audit(context.tx, context, { ...event, subjectUserId: userId });
	context.announce({ kind: "ABSENCES", ids: [absenceId], userId });
}
