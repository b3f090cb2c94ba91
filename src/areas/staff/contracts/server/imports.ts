import { type HeldRow, rowOn } from "#domain/import/plan-dated-row.ts";
import type { CellReader } from "#domain/import/read-cells.ts";
import { readAmount } from "#domain/import/read-values.ts";
import { parseDuration } from "#domain/time/typed/parse-duration.ts";
import { datedImport, type WantedRow } from "#kit/server/person-import/dated-import.ts";
import type { PersonImport } from "#kit/server/person-import/person-import.ts";
import { rowsOfAll } from "#kit/server/person-import/sql.ts";
import { contracts } from "../contract.ts";
import { texts } from "../text.ts";
import { employmentOn, employmentsByPerson } from "./import-employments.ts";
import { employmentTypeImport } from "./import-types.ts";
import { wageImport } from "./import-wages.ts";
import { contractTable, employmentTable } from "./sql.ts";

const { weeklyHours } = texts.pairs.import;
const { daysPerWeek, annualLeaveDays } = texts.pairs.contract.fields;
const usualDays = 5;
const mostWeekMinutes = 10_080;
/** What a contract says besides what tables can. */
const usual = {
	arbzgExempt: false,
	minorUntil: null,
	maternityFrom: null,
	maternityTo: null,
	maxActualMinutes: null,
	maxWageCents: null,
};
const terms = ["weeklyMinutes", "daysPerWeek", "annualLeaveDays", ...Object.keys(usual)];

/** The terms of a contract: what a line leaves out stays as it is. */
const contractImport = datedImport({
	name: "contracts",
	permission: contracts.declaration.permission,
	record: contracts,
	table: contractTable,
	columns: [
		{
			field: "weeklyHours",
			name: weeklyHours,
			heads:
				"wochenstunden wochenarbeitszeit stundenprowoche stundenwoche sollstunden weeklyhours weeklyworkingtime hoursperweek",
		},
		{
			field: "daysPerWeek",
			name: daysPerWeek,
			heads: "tageprowoche arbeitstageprowoche tagewoche daysperweek daysaweek workingdays",
		},
		{
			field: "annualLeaveDays",
			name: annualLeaveDays,
			heads:
				"urlaubstage urlaubsanspruch jahresurlaub urlaubstageprojahr annualleavedays leavedays leavedaysayear annualleave",
		},
	],
	facts: employmentsByPerson,
	read(cells, employments, place, held): readonly WantedRow[] {
		const given = {
			weeklyMinutes: weeklyMinutes(cells),
			daysPerWeek: days(cells, "daysPerWeek", 0.5, 7),
			annualLeaveDays: days(cells, "annualLeaveDays", 0, 366),
		};
		const employment = employmentOn(cells, "weeklyHours", employments, place);
		if (employment === undefined) return [];
		const values = agreed(cells, given, rowOn(held, place.from));
		if (values === undefined) return [];
		const { id, exitDate } = employment;
		return [{ field: "weeklyHours", values: { ...values, employmentId: id }, until: exitDate }];
	},
	async complete(tx, { tenantId }, rows) {
		const isNew = rows.filter(({ values }) => values.employmentId === null);
		if (isNew.length === 0) return rows;
		const people = isNew.map(({ userId }) => userId);
		const made = await rowsOfAll(tx, employmentTable, tenantId, people);
		const idOf = new Map(made.map(({ id, userId }) => [userId, id]));
		return rows.map(({ values, ...row }) => ({
			...row,
			values: { ...values, employmentId: values.employmentId ?? idOf.get(row.userId) },
		}));
	},
});

export const imports: readonly PersonImport[] = [contractImport, employmentTypeImport, wageImport];

interface Given {
	readonly weeklyMinutes: number | null;
	readonly daysPerWeek: number | null;
	readonly annualLeaveDays: number | null;
}

/** All terms; days mean nothing without hours, and five a week are usual. */
function agreed(cells: CellReader, given: Given, current: HeldRow | undefined) {
	const held = current && Object.fromEntries(terms.map((name) => [name, current.values[name]]));
	const said = Object.entries(given).filter(([, value]) => value !== null);
	if (said.length === 0) return undefined;
	const values = {
		...usual,
		...{ daysPerWeek: usualDays, annualLeaveDays: null, weeklyMinutes: null },
		...held,
		...Object.fromEntries(said),
	};
	if (values.weeklyMinutes !== null) return values;
	if (!cells.faults.some(({ field }) => field === "weeklyHours")) {
		cells.fault("weeklyHours", "MISSING");
	}
	return undefined;
}

function weeklyMinutes(cells: CellReader): number | null {
	const text = cells.text("weeklyHours", 40);
	if (text === "") return null;
	const minutes = parseDuration(text, ",");
	if (minutes !== undefined && minutes >= 0 && minutes <= mostWeekMinutes) return minutes;
	cells.fault("weeklyHours", "BAD_HOURS", text);
	return null;
}

function days(cells: CellReader, field: string, least: number, most: number): number | null {
	const text = cells.text(field, 40);
	if (text === "") return null;
	const value = readAmount(text);
	const isHalves = value !== undefined && Number.isInteger(value * 2);
	if (isHalves && value >= least && value <= most) return value;
	cells.fault(field, "BAD_DAYS", text);
	return null;
}
