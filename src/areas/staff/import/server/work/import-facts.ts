import { customName } from "#areas/settings/custom-fields/contract/values.ts";
import { heldDescriptions } from "#areas/settings/custom-fields/server/public.ts";
import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import { holdsGlobally } from "#domain/access/may.ts";
import { permissionLevels } from "#domain/access/permission-level.ts";
import type { ImportMapping } from "#domain/import/import-fields.ts";
import { keyOfKind } from "#domain/import/import-rights.ts";
import { PeoplePlan } from "#domain/import/plan-people.ts";
import type { CustomFacts, CustomImport } from "#domain/import/read-custom.ts";
import { UnitIndex } from "#domain/import/unit-index.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { Importer } from "#kit/server/person-import/person-import.ts";
import type { Session } from "#kit/server/session.ts";
import { peopleAbove } from "../sql/above.ts";
import {
	governingKeys,
	knownPeople,
	knownUnits,
	nameablePeople,
	personalUnits,
} from "../sql/facts.ts";
import type { RunRow } from "../sql/runs.ts";
import { type Importing, rowReaders } from "./person-rows.ts";

/** Judges lines of people by what the tenant knows at this moment. */
export async function peoplePlan(tx: Tx, importer: Importing, run: RunRow): Promise<PeoplePlan> {
	const people = await peopleFor(tx, importer);
	const { session } = importer;
	const units = await knownUnits(tx, session, keyOfKind.PEOPLE);
	const today = todayOf(importer);
	const custom = await customFacts(tx, importer, run.mapping);
	const rows = await rowReaders(tx, importer, run.mapping);
	const above = run.mapping.mail === undefined ? undefined : await peopleAbove(tx, session, today);
	return new PeoplePlan({
		people,
		units: new UnitIndex(units),
		defaultUnitId: run.unitId,
		mapping: run.mapping,
		today: dayOfIso(today),
		...(custom && { custom }),
		rows,
		...(above && { above }),
	});
}

/**
 * People as the importing person may deal with them.
 *
 * @param ids everybody when left out
 */
export function peopleFor(tx: Tx, importer: Importer, ids?: readonly string[]) {
	const { session } = importer;
	return knownPeople(tx, session, todayOf(importer), ownLevels(session), ids);
}

/** What lines of units are judged by. */
export async function unitFacts(tx: Tx, importer: Importer, run: RunRow) {
	const units = await knownUnits(tx, importer.session, keyOfKind.UNITS);
	const chosen = units.find((unit) =>
		run.unitId === null ? unit.parentId === null : unit.id === run.unitId,
	);
	return {
		units: new UnitIndex(units),
		defaultUnitId: chosen?.isOpen ? chosen.id : null,
		mapping: run.mapping,
		today: dayOfIso(todayOf(importer)),
	};
}

function ownLevels({ permissions }: Session): number[] {
	return governingKeys.map((key) =>
		permissionLevels.findLastIndex((level) => holdsGlobally(permissions, key, level)),
	);
}

/** The custom fields of people, kept as they are until the transaction ends; none where the company has none. */
export function customFields(
	tx: Tx,
	{ tenantId, uiFeatures }: Session,
): Promise<readonly CustomImport[]> {
	if (!uiFeatures.includes("CUSTOMFIELDS")) return Promise.resolve([]);
	return heldDescriptions(tx, tenantId, "USER");
}

/** By what custom cells are judged; undefined where there is nothing to judge. */
export async function customFacts(
	tx: Tx,
	importer: Importer,
	mapping: ImportMapping,
): Promise<CustomFacts | undefined> {
	const { session } = importer;
	const fields = await customFields(tx, session);
	if (fields.length === 0) return undefined;
	const asksForPeople = fields.some(
		({ key, type }) => type === "USER" && mapping[customName(key)] !== undefined,
	);
	const isPersonal = fields.some((field) => field.isPersonal);
	return {
		fields,
		personalUnitIds: isPersonal ? await personalUnits(tx, session) : new Set(),
		people: asksForPeople ? await peopleByName(tx, importer) : new Map(),
	};
}

async function peopleByName(tx: Tx, importer: Importer) {
	const { session } = importer;
	const people = await nameablePeople(tx, session, todayOf(importer));
	const named = people.flatMap(({ id, names }) =>
		[...new Set(names)].map((name) => ({ id, name })),
	);
	const byName = Map.groupBy(named, ({ name }) => name);
	return new Map([...byName].map(([name, same]) => [name, same.map(({ id }) => id)]));
}
