import {
	type AskedKind,
	asideOf,
	askedKinds,
	type LeavePerson,
	readLeave,
	reckonLeave,
} from "#areas/absences/leave-accounts/server/public.ts";
import { isInFilter, isVisible, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { writtenAmount } from "#domain/leave/amount/account-unit.ts";
import { answeredPage } from "#kit/server/answered-page.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ExportReader } from "#kit/server/export/list-export.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { contract, LeaveYearEndItem, LeaveYearEndRun } from "../contract.ts";
import { type PersonRow, personRows, type Scope } from "./sql/list.ts";
import { type RunRow, standingRun } from "./sql/year-ends.ts";
import { yearFigures } from "./year-figures.ts";

/** As many statements for a page of people as for one. */
export const listLeaveYearEnd: Handler<typeof contract.listLeaveYearEnd> = (context, input) =>
	context.read(async (tx) => {
		const scope = shownPeople(context, input.year);
		const { tenantId, year, today } = scope;
		const [rows, kinds, runs] = await Promise.all([
			rowsOf<PersonRow>(tx, personRows(scope, input)),
			rowsOf<AskedKind>(tx, statementOf(askedKinds(tenantId, input.activityId))),
			rowsOf<RunRow>(tx, standingRun(tenantId, year, input.activityId)),
		]);
		const { items, ...page } = answeredPage(input, rows);
		const aside = asideOf(kinds);
		const { activityId } = aside;
		return {
			...page,
			items: activityId === null ? [] : await withFigures(tx, scope, activityId, items),
			...{ year, isOver: isOver(year, today), ...aside },
			run: runs[0] === undefined ? null : writtenRun(runs[0]),
		};
	});

export interface YearScope extends Scope {
	readonly today: string;
}

/** Whose year somebody closes, limited to the current site; this one unless one is named. */
export function shownPeople(context: ExportReader, year: number | undefined): YearScope {
	const { tenantId, siteFilter, session } = context;
	const today = todayOf(context);
	return {
		...{ tenantId, today, year: year ?? Number(today.slice(0, 4)) },
		isVisible: isVisible(session, [["leaveaccounts.manage", "WRITE"]], today),
		isInSite: isInFilter(session, siteFilter, today),
	};
}

export function isOver(year: number, today: string): boolean {
	return `${year}-12-31` < today;
}

/** What the year comes to for each, by the facts as they are now. */
export async function withFigures(
	tx: Tx,
	{ tenantId, year, today }: YearScope,
	activityId: string,
	rows: readonly PersonRow[],
): Promise<LeaveYearEndItem[]> {
	const userIds = rows.map(({ id }) => id);
	// of a year that goes on, as if it were over and nothing more happened
	const asOf = isOver(year, today) ? today : `${year + 1}-01-01`;
	const people = await readLeave(tx, tenantId, { activityId, today: asOf, userIds });
	return rows.map((row) => itemOf(row, people.get(row.id), year, asOf));
}

function itemOf(
	row: PersonRow,
	person: LeavePerson | undefined,
	year: number,
	asOf: string,
): LeaveYearEndItem {
	const { id, firstName, lastName, personnelNo, unitName, isClosed, bookedUnits } = row;
	const reckoned = person && reckonLeave(openAgain(person, year), asOf);
	const found = reckoned?.find(({ account }) => account.year === year);
	const figures = found && yearFigures(found);
	const { remaining = 0, expired = 0, carried = 0, pots = [] } = figures ?? {};
	const written = (units: number) => writtenAmount(units, person?.unit ?? "DAYS");
	const until = pots.flatMap(({ expiresOn }) => expiresOn ?? []).sort();
	return {
		...{ id, firstName, lastName, personnelNo, unitName, isClosed },
		...{ remaining: written(remaining), expired: written(expired) },
		...{ carried: written(carried), carriedUntil: until[0] ?? null },
		requested: written(found?.requested ?? 0),
		booked: bookedUnits === null ? null : written(bookedUnits),
		difference: written(carried - (bookedUnits ?? 0)),
	};
}

/** The person as if the year had not been closed. */
function openAgain(person: LeavePerson, year: number): LeavePerson {
	const closed = person.row.closed.filter((one) => one.year < year);
	return { ...person, row: { ...person.row, closed } };
}

function writtenRun(row: RunRow): LeaveYearEndRun {
	const { id, version, state, runAt, runBy, people, isBuiltOn } = row;
	const written = (units: number) => writtenAmount(units, row.unit);
	return {
		...{ id, version, state, runAt: runAt.toISOString(), runBy, people, isBuiltOn },
		remaining: written(row.remainingUnits),
		expired: written(row.expiredUnits),
		carried: written(row.carriedUnits),
	};
}
