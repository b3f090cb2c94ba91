import { keyOfKind } from "#domain/import/import-rights.ts";
import type { PersonValues } from "#domain/import/plan-people.ts";
import type { CustomFacts } from "#domain/import/read-custom.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { Importer } from "#kit/server/person-import/person-import.ts";
import { knownUnits } from "../sql/facts.ts";
import type { LineRow } from "../sql/lines.ts";
import type { RunRow } from "../sql/runs.ts";
import { customFacts, peopleFor } from "./import-facts.ts";

/**
 * Of what a run did, that which the person who undoes it may change at this moment: since the run her own rights may have gone,
 * and those of the people it was about may have grown.
 */
export async function linesInReach(
	tx: Tx,
	importer: Importer,
	{ kind }: RunRow,
	lines: readonly LineRow[],
): Promise<LineRow[]> {
	// who takes absences back is asked by them
	if (kind === "ABSENCES") return [...lines];
	const units = await knownUnits(tx, importer.session, keyOfKind[kind]);
	const openUnits = new Set(units.filter(({ isOpen }) => isOpen).map(({ id }) => id));
	if (kind === "UNITS") return lines.filter(({ entity_id: id }) => openUnits.has(id ?? ""));
	const ids = lines.flatMap(({ entity_id: id }) => (id === null ? [] : [id]));
	const people = new Map((await peopleFor(tx, importer, ids)).map((known) => [known.id, known]));
	const custom = await customFacts(tx, importer, {});
	return lines.filter(({ action, entity_id: id, before }) => {
		const known = people.get(id ?? "");
		if (!known?.isOpen || known.isHigher) return false;
		// beside the values there is nothing of it that others may not see
		if (action === "NEW" || before === null) return true;
		if (isClosed(custom, known, before as PersonValues)) return false;
		const { unitId } = before as PersonValues;
		return unitId === known.unitId || (known.isMovable && openUnits.has(unitId));
	});
}

/** Whether personal values would come back that the person who undoes it may not change. */
function isClosed(
	facts: CustomFacts | undefined,
	{ unitId, custom = {} }: PersonValues,
	{ custom: before = custom }: PersonValues,
): boolean {
	if (facts === undefined || facts.personalUnitIds.has(unitId)) return false;
	return facts.fields.some(({ key, isPersonal }) => isPersonal && custom[key] !== before[key]);
}
