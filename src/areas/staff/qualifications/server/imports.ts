import type { CellReader } from "#domain/import/read-cells.ts";
import { datedImport } from "#kit/server/person-import/dated-import.ts";
import { type ByName, byName, partsOf } from "#kit/server/person-import/named-cells.ts";
import type { PersonImport } from "#kit/server/person-import/person-import.ts";
import { heldQualifications } from "../contract.ts";
import { texts } from "../text.ts";
import { enabledQualifications, heldTable, type NamedQualification } from "./sql.ts";

const field = "qualifications";

/** Several are divided by commas; a level stands behind a colon, by its name or number: "Ersthelfer, Kran: 2". */
const qualificationImport = datedImport({
	name: "qualifications",
	permission: heldQualifications.declaration.permission,
	feature: "USERSQUALIFICATIONS",
	record: heldQualifications,
	table: heldTable,
	columns: [
		{
			field,
			name: texts.pairs.master.many,
			heads: "qualifikationen qualifikation qualifications qualification skills",
		},
	],
	facts: async (tx, { session }) => byName(await enabledQualifications(tx, session.tenantId)),
	read(cells, known, _place, held) {
		const seen = new Set<string>();
		return partsOf(cells, field, known).flatMap((part) => {
			const found = qualificationIn(cells, known, part);
			if (found === undefined) return [];
			const { qualificationId } = found;
			if (seen.has(qualificationId)) cells.fault(field, "UNKNOWN_LEVEL", part);
			seen.add(qualificationId);
			const apart = held.filter(({ values }) => values.qualificationId === qualificationId);
			return [{ field, values: found, apart }];
		});
	},
});

export const imports: readonly PersonImport[] = [qualificationImport];

function qualificationIn(cells: CellReader, known: ByName<NamedQualification>, part: string) {
	const [, before = part, after = ""] = /^(.*):([^:]*)$/.exec(part) ?? [];
	const whole = known.get(part.toLowerCase());
	const one = whole ?? known.get(before.trim().toLowerCase());
	if (one === undefined) {
		cells.fault(field, "UNKNOWN_ENTRY", part);
		return undefined;
	}
	const { id: qualificationId, type, levels } = one;
	const level = whole === undefined ? levelIn(levels, after.trim()) : null;
	const fits = type === "LEVEL" ? level !== undefined && level !== null : level === null;
	if (fits) return { qualificationId, type, level };
	cells.fault(field, "UNKNOWN_LEVEL", part);
	return undefined;
}

/** Counted from 1; undefined where there is no such level. */
function levelIn(levels: readonly string[], text: string): number | undefined {
	const at = levels.findIndex((name) => name.toLowerCase() === text.toLowerCase()) + 1;
	const level = at > 0 ? at : Number(text);
	return Number.isInteger(level) && level >= 1 && level <= levels.length ? level : undefined;
}
