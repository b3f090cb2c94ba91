import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import { holdsGlobally } from "#domain/access/may.ts";
import { permissionLevels } from "#domain/access/permission-level.ts";
import { type KnownPerson, PeoplePlan } from "#domain/import/plan-people.ts";
import { UnitIndex } from "#domain/import/unit-index.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { Session } from "#kit/server/session.ts";
import { customFacts } from "./custom-facts.ts";
import { keyOfKind } from "./demand-kind.ts";
import { peopleAbove } from "./sql/above.ts";
import { governingKeys, knownPeople, knownUnits } from "./sql/facts.ts";
import type { RunRow } from "./sql/runs.ts";

/** For whom an import is judged or carried out, and when. */
export interface Importer {
	readonly session: Session;
	readonly now: Date;
}

/** Judges lines of people by what the tenant knows at this moment. */
export async function peoplePlan(tx: Tx, importer: Importer, run: RunRow): Promise<PeoplePlan> {
	const people = await peopleFor(tx, importer);
	const { session } = importer;
	const units = await knownUnits(tx, session, keyOfKind.PEOPLE);
	const today = todayOf(importer);
	const custom = await customFacts(tx, importer, run.mapping);
	const above = run.mapping.mail === undefined ? undefined : await peopleAbove(tx, session, today);
	return new PeoplePlan({
		people,
		units: new UnitIndex(units),
		defaultUnitId: run.unit_id,
		mapping: run.mapping,
		today: dayOfIso(today),
		...(custom && { custom }),
		...(above && { above }),
	});
}

/**
 * People as whoever imports may deal with them.
 *
 * @param ids everybody when left out
 */
export function peopleFor(
	tx: Tx,
	importer: Importer,
	ids?: readonly string[],
): Promise<KnownPerson[]> {
	const { session } = importer;
	const levels = ownLevels(session);
	return knownPeople(tx, session, todayOf(importer), levels, ids);
}

/** What lines of units are judged by. */
export async function unitFacts(tx: Tx, importer: Importer, run: RunRow) {
	const units = await knownUnits(tx, importer.session, keyOfKind.UNITS);
	const chosen = units.find((unit) =>
		run.unit_id === null ? unit.parentId === null : unit.id === run.unit_id,
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
