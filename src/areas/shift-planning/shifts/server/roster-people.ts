import type { RosterFacts, RosterShift } from "#domain/violations/shifts/roster-facts.ts";
import type { RosterRules } from "#domain/violations/shifts/roster-rules.ts";
import { type FactsAsked, readPlanFacts } from "./sql/facts.ts";
import type { ShiftRow, WrittenShift } from "./sql/shift.ts";
import { factsAsked, shiftOf } from "./write/check-plan.ts";
import { factsReader } from "./write/person-facts.ts";
import type { Planner } from "./write/resolve-changes.ts";
import { rulesByUnit } from "./write/rules-by-unit.ts";

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
	/** What holds in one of the departments asked about; nobody puts a rule aside. */
	rulesOf(unitId: string): RosterRules;
}

/** All that says which shifts of a range people can take; one statement. */
export async function rosterPeople(
	planner: Pick<Planner, "tx" | "tenantId" | "session" | "now">,
	asked: Pick<FactsAsked, "userIds" | "unitIds" | "from" | "to">,
): Promise<RosterPeople> {
	const whole = factsAsked(planner, asked);
	const facts = await readPlanFacts(planner.tx, whole);
	const factsOf = factsReader(facts, whole);
	return {
		people: facts.people.map((row) => ({ id: row.id, facts: factsOf(row), rows: row.shifts })),
		asRosterShift: (row) => shiftOf(row, facts.requirements),
		rulesOf: rulesByUnit(facts.units, () => false),
	};
}
