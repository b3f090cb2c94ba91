import { keyFault } from "../wage-file/absence-keys.ts";
import { wageTypeCheck } from "../wage-file/field-checks.ts";
import { lodasChecks, lodasColumns } from "../wage-file/lodas/lodas-columns.ts";
import { lugWageTypes } from "../wage-file/lug/lug-fields.ts";
import { type FieldFinding, finding, isError } from "../wage-file/wage-finding.ts";

/** Programs that files are made for; PLAIN: any other, by a layout of its own. */
export const exportTypes = ["DATEV_LODAS", "DATEV_LUG", "PLAIN"] as const;
export type ExportType = (typeof exportTypes)[number];

/** Whom a mapping is for, the narrowest first. */
export const mappingTargets = ["USER", "COST_CENTRE", "EMPLOYMENT_TYPE", "ALL"] as const;
export type MappingTarget = (typeof mappingTargets)[number];

/** Hours or days, what they come to in money, or nothing at all: counted here and not in payroll. */
export const carriages = ["QUANTITY", "MONEY", "NOTHING"] as const;
export type Carriage = (typeof carriages)[number];

/** How lines of an account travel. */
export interface WageMapping {
	readonly accountId: string;
	readonly target: MappingTarget;
	/** Null of ALL. */
	readonly targetId: string | null;
	readonly carries: Carriage;
	readonly wageType: string | null;
	/** Of DATEV_LODAS. */
	readonly processingKey: number | null;
	/** Of DATEV_LUG: absences travel by days of the calendar instead of sums. */
	readonly absenceKey: string | null;
}

/** Whose line it is, and whom it is charged to. */
export interface MappedLine {
	readonly accountId: string;
	readonly userId: string;
	readonly costCentreId: string | null;
	readonly employmentTypeId: string | null;
}

type Finder<Mapping> = (line: MappedLine) => Mapping | undefined;

type Targeted = Pick<WageMapping, "accountId" | "target" | "targetId">;

/** Finds the mapping of a line: the narrowest wins. */
export function mappingFinder<Mapping extends Targeted>(
	mappings: readonly Mapping[],
): Finder<Mapping> {
	const byAccount = Map.groupBy(mappings, ({ accountId }) => accountId);
	const finders = new Map([...byAccount].map(([id, some]) => [id, finderOfAccount(some)]));
	return (line) => finders.get(line.accountId)?.(line);
}

/** Asked for every line of a file: most accounts have one mapping for all. */
function finderOfAccount<Mapping extends Targeted>(mappings: readonly Mapping[]): Finder<Mapping> {
	const keyOf = (target: MappingTarget, targetId: string) => `${target} ${targetId}`;
	const byKey = new Map(mappings.map((one) => [keyOf(one.target, one.targetId ?? ""), one]));
	const ofAll = byKey.get(keyOf("ALL", ""));
	const narrow = mappingTargets.filter(
		(target) => target !== "ALL" && mappings.some((one) => one.target === target),
	);
	return (line) => {
		for (const target of narrow) {
			const id = targetOf(target, line);
			const found = id === null ? undefined : byKey.get(keyOf(target, id));
			if (found !== undefined) return found;
		}
		return ofAll;
	};
}

function targetOf(target: MappingTarget, line: MappedLine): string | null {
	switch (target) {
		case "USER":
			return line.userId;
		case "COST_CENTRE":
			return line.costCentreId;
		case "EMPLOYMENT_TYPE":
			return line.employmentTypeId;
		case "ALL":
			return null;
	}
}

export type MappingField = "wageType" | "processingKey" | "absenceKey";

export interface MappingFault extends Pick<FieldFinding, "reason" | "about"> {
	readonly at: MappingField;
}

/** The first thing that no file could be made of. */
export function mappingFault(type: ExportType, mapping: WageMapping): MappingFault | undefined {
	const { wageType, processingKey, absenceKey, carries } = mapping;
	const faults: (MappingFault | undefined)[] = [
		wageType === null ? undefined : faultOfWageType(type, wageType),
		processingKey === null ? undefined : faultOfProcessingKey(type, processingKey),
		absenceKey === null ? undefined : faultOfAbsenceKey(type, mapping, absenceKey),
		carries !== "NOTHING" && needsWageType(type, mapping)
			? placed("wageType", finding(null, "WAGE_TYPE_MISSING"))
			: undefined,
	];
	return faults.find((one) => one !== undefined);
}

/** Days of leave and of sickness that LODAS counts alone, and days of the calendar, need none. */
function needsWageType(type: ExportType, { wageType, processingKey, absenceKey }: WageMapping) {
	if (wageType !== null) return false;
	if (type === "DATEV_LODAS") return processingKey !== 71 && processingKey !== 72;
	return type === "PLAIN" || absenceKey === null;
}

function placed(at: MappingField, given: FieldFinding | undefined): MappingFault | undefined {
	return given && { at, reason: given.reason, about: given.about };
}

const wageTypes = {
	DATEV_LODAS: lodasChecks[lodasColumns.wageType] ?? wageTypeCheck([1, 9999]),
	DATEV_LUG: lugWageTypes,
	PLAIN: () => [],
} as const;

function faultOfWageType(type: ExportType, wageType: string) {
	return placed("wageType", wageTypes[type](wageType, 0)[0]);
}

function faultOfProcessingKey(type: ExportType, key: number) {
	if (type !== "DATEV_LODAS")
		return placed("processingKey", finding(null, "FIELD_NOT_IN_FORMAT", key));
	const found = lodasChecks[lodasColumns.processingKey]?.(String(key), 0) ?? [];
	return placed("processingKey", found.find(isError));
}

function faultOfAbsenceKey(type: ExportType, { carries }: WageMapping, key: string) {
	if (type !== "DATEV_LUG" || carries === "MONEY")
		return placed("absenceKey", finding(null, "FIELD_NOT_IN_FORMAT", key));
	// a mapping lasts: keys that ended are none of it
	return keyFault(key, null) === undefined
		? undefined
		: placed("absenceKey", finding(null, "KEY_UNKNOWN", key));
}
