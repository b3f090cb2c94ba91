import type { RawBuilder } from "kysely";
import type { RowsOf, StatementsOf } from "#kit/server/database/database.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { PlannedDays } from "../contract/days.ts";
import type { TemplateVersion } from "../contract/templates.ts";
import { plannedDaysOf } from "./planned-days-of.ts";
import {
	areAmong,
	type PlannedUser,
	type Range,
	type RangeHoliday,
	type RangePlan,
	rangeQueries,
	usersWhere,
} from "./sql/days.ts";
import type { StoredException } from "./sql/exceptions.ts";

type Sent<Row> = Row & Record<string, unknown>;

/** What the plan of people is told by, a kind of row for each statement. */
export type PlanRows = [
	Sent<PlannedUser>,
	Sent<RangePlan>,
	Sent<TemplateVersion>,
	Sent<StoredException>,
	Sent<RangeHoliday>,
];

/** Asks for the plan of people together with whatever else is asked. @param people sub-query of their ids, 200 at most */
export function planStatements(
	tenantId: string,
	people: RawBuilder<unknown>,
	range: Range,
): StatementsOf<PlanRows> {
	const { plans, versions, exceptions, holidays } = rangeQueries(tenantId, people, range);
	return [
		statementOf(usersWhere(tenantId, areAmong(people))),
		statementOf(plans),
		statementOf(versions),
		statementOf(exceptions),
		statementOf(holidays),
	];
}

/** What came of it: the days of each person, by name. */
export function plannedOfRows(
	[users, plans, versions, exceptions, holidays]: RowsOf<PlanRows>,
	range: Range,
): PlannedDays[] {
	const facts = {
		plans: [...plans],
		versions: [...versions],
		exceptions: [...exceptions],
		holidays: [...holidays],
	};
	return plannedDaysOf(users, facts, range);
}
