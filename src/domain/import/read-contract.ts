import { parseDuration } from "../time/typed/parse-duration.ts";
import { type ContractField, contractFields } from "./import-fields.ts";
import type { CellReader } from "./read-cells.ts";
import { readAmount } from "./read-values.ts";

/** What an import says of a person's employment; null where it says nothing. */
export interface ImportedContract {
	readonly weeklyMinutes: number | null;
	readonly daysPerWeek: number | null;
	readonly annualLeaveDays: number | null;
	readonly employmentTypeId: string | null;
}

/** What is known about contracts when a file is judged. */
export interface ContractFacts {
	/** Units in which the importing person may change contracts. */
	readonly unitIds: ReadonlySet<string>;
	/** Employment types that are in use, by their names in small letters. */
	readonly types: ReadonlyMap<string, string>;
	/** What holds of known people today, or will next, by their ids. */
	readonly held: ReadonlyMap<string, ImportedContract>;
}

interface Place {
	/** The unit the person will be in; undefined where that is at fault already. */
	readonly unitId: string | undefined;
	/** Of a person who is known already. */
	readonly userId: string | undefined;
	readonly entryDate: string;
}

const usualDays = 5;
const mostWeekMinutes = 10_080;

/**
 * The contract of one line, faults by the reader. A new person gets it from the entry on; of somebody who is known it is only
 * compared, since a dated row is never overwritten by a table.
 */
export function readContract(
	cells: CellReader,
	facts: ContractFacts,
	place: Place,
): ImportedContract | undefined {
	const given = {
		weeklyMinutes: weeklyMinutes(cells),
		daysPerWeek: days(cells, "daysPerWeek", 0.5, 7),
		annualLeaveDays: days(cells, "annualLeaveDays", 0, 366),
		employmentTypeId: employmentType(cells, facts),
	};
	const said = contractFields.filter((field) => given[heldAs[field]] !== null);
	const [first] = said;
	if (first === undefined || place.unitId === undefined) return undefined;
	if (!facts.unitIds.has(place.unitId)) {
		cells.fault(first, "FIELD_OUT_OF_SCOPE");
		return undefined;
	}
	if (place.userId !== undefined) {
		const held = facts.held.get(place.userId);
		for (const field of said) {
			if (held?.[heldAs[field]] !== given[heldAs[field]]) cells.fault(field, "CONTRACT_STAYS");
		}
		return undefined;
	}
	if (place.entryDate === "") cells.fault("entryDate", "MISSING");
	return completed(cells, given);
}

const heldAs = {
	weeklyHours: "weeklyMinutes",
	daysPerWeek: "daysPerWeek",
	annualLeaveDays: "annualLeaveDays",
	employmentType: "employmentTypeId",
} as const satisfies Record<ContractField, keyof ImportedContract>;

/** Days mean nothing without hours; five a week are usual. */
function completed(cells: CellReader, given: ImportedContract): ImportedContract {
	const { weeklyMinutes: minutes, daysPerWeek, annualLeaveDays } = given;
	if (minutes !== null) return { ...given, daysPerWeek: daysPerWeek ?? usualDays };
	const isMissed = daysPerWeek !== null || annualLeaveDays !== null;
	if (isMissed && !cells.faults.some(({ field }) => field === "weeklyHours")) {
		cells.fault("weeklyHours", "MISSING");
	}
	return given;
}

function weeklyMinutes(cells: CellReader): number | null {
	const text = cells.text("weeklyHours", 40);
	if (text === "") return null;
	const minutes = parseDuration(text, ",");
	if (minutes !== undefined && minutes >= 0 && minutes <= mostWeekMinutes) return minutes;
	cells.fault("weeklyHours", "BAD_HOURS", text);
	return null;
}

function days(
	cells: CellReader,
	field: "daysPerWeek" | "annualLeaveDays",
	least: number,
	most: number,
): number | null {
	const text = cells.text(field, 40);
	if (text === "") return null;
	const value = readAmount(text);
	const isHalves = value !== undefined && Number.isInteger(value * 2);
	if (isHalves && value >= least && value <= most) return value;
	cells.fault(field, "BAD_DAYS", text);
	return null;
}

function employmentType(cells: CellReader, { types }: ContractFacts): string | null {
	const text = cells.text("employmentType", 200);
	if (text === "") return null;
	const id = types.get(text.toLowerCase());
	if (id === undefined) cells.fault("employmentType", "UNKNOWN_EMPLOYMENT_TYPE", text);
	return id ?? null;
}
