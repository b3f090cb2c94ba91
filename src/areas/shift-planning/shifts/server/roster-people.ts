import type { RosterFacts, RosterShift } from "#domain/violations/shifts/roster-facts.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { readPlanFacts } from "./sql/facts.ts";
import type { ShiftRow, WrittenShift } from "./sql/shift.ts";
import { factsOf, shiftOf } from "./write/check-plan.ts";

type Row = (ShiftRow | WrittenShift) & { readonly countsAsWorkingTime?: boolean };

/** People as the rules judge them, with the shifts that they have in a range. */
export interface RosterPeople {
	readonly people: readonly {
		readonly id: string;
		readonly facts: RosterFacts;
		readonly rows: readonly ShiftRow[];
	}[];
	/** A row as the rules read it, with the qualifications that it asks for. */
	asRosterShift(row: Row): RosterShift;
}

/** All that says which shifts of a range people can take; one statement. */
export async function rosterPeople(
	tx: Tx,
	asked: Parameters<typeof readPlanFacts>[1],
): Promise<RosterPeople> {
	const { people, requirements } = await readPlanFacts(tx, asked);
	return {
		people: people.map((row) => ({ id: row.id, facts: factsOf(row), rows: row.shifts })),
		asRosterShift: (row) => shiftOf(row, requirements),
	};
}
