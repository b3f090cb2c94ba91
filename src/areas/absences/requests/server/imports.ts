import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { ImportMapping } from "#domain/import/import-fields.ts";
import { type AbsenceRow, planAbsences } from "#domain/import/plan-absences.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { ImportWriter } from "#kit/server/person-import/person-import.ts";
import { tableImport } from "#kit/server/table-import/table-import.ts";
import { cancelImported, createImported } from "./import/write-imported.ts";
import { absentees, countingAbsences, importedKinds, leftAbsences } from "./sql/import.ts";

/** All days that lines may name. */
const everyDay = { from: "1900-01-01", to: "2199-12-31" } as const;

/** Absences of the time before a company moved in: they count at once, and nobody gets a mail of them but who plans shifts of theirs. */
export const table = tableImport<AbsenceRow>({
	kind: "ABSENCES",
	async judge(tx, importer, mapping: ImportMapping, lines) {
		const { session } = importer;
		const today = todayOf(importer);
		const [people, kinds, absences] = await Promise.all([
			absentees(tx, session, today),
			importedKinds(tx, session.tenantId),
			countingAbsences(tx, session.tenantId, everyDay),
		]);
		return planAbsences(lines, { people, kinds, absences, mapping, today: dayOfIso(today) });
	},
	async write(tx, writer, rows) {
		if (rows.length === 0) return [];
		const kinds = new Map((await importedKinds(tx, writer.tenantId)).map((one) => [one.id, one]));
		const made = rows.map((row) => ({ ...row, id: newId(writer.now.getTime()) }));
		for (const [activityId, own] of Map.groupBy(made, (one) => one.activityId)) {
			const kind = kinds.get(activityId);
			if (kind !== undefined) await createImported(contextOf(tx, writer), kind, own);
		}
		return made.map(({ id }) => ({ entityId: id, version: 1 }));
	},
	async takeBack(tx, writer, made) {
		const left = await leftAbsences(tx, writer.session, todayOf(writer), made);
		await cancelImported(contextOf(tx, writer), left);
		return new Set(left.map(({ id }) => id));
	},
});

function contextOf(tx: Parameters<typeof absentees>[0], writer: ImportWriter) {
	return { ...writer, tx, today: todayOf(writer) };
}
