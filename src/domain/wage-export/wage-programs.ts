import type { PayrollLine } from "../payroll/lines/payroll-line.ts";
import { mappingFinder, type WageMapping } from "./wage-mapping.ts";

/** Which program of payroll takes the lines of whom, and what it knows their accounts by. */
export interface WageProgram {
	/** Whose lines it takes; null: of all. */
	readonly siteId: string | null;
	readonly employmentTypeId: string | null;
	readonly mappings: readonly ProgramMapping[];
}

type ProgramMapping = Pick<
	WageMapping,
	"accountId" | "target" | "targetId" | "carries" | "wageType" | "absenceKey"
>;

export interface TakenPerson {
	readonly userId: string;
	readonly siteId: string;
	readonly employmentTypeId: string | null;
}

type Line = Pick<PayrollLine, "accountId" | "costCentreId">;

export interface WageTypes {
	/**
	 * Counts accounts of a person's lines that a program takes and has no wage type for: such lines would stay behind. A company
	 * without any program for her hands her figures over in another way.
	 */
	countMissing(person: TakenPerson, lines: readonly Line[]): number;
	/** By what the first program that takes a line knows it; null where none does, or payroll has nothing of it. */
	of(person: TakenPerson, line: Line): string | null;
}

/** What programs of payroll know lines by. */
export function wageTypesOf(programs: readonly WageProgram[]): WageTypes {
	const known = programs.map((program) => ({ ...program, find: mappingFinder(program.mappings) }));
	const taking = ({ siteId, employmentTypeId }: TakenPerson) =>
		known.filter(
			(one) =>
				(one.siteId === null || one.siteId === siteId) &&
				(one.employmentTypeId === null || one.employmentTypeId === employmentTypeId),
		);
	return {
		countMissing(person, lines) {
			const own = taking(person);
			const bare = lines.filter((line) =>
				own.some(({ find }) => find({ ...person, ...line }) === undefined),
			);
			return new Set(bare.map(({ accountId }) => accountId)).size;
		},
		of(person, line) {
			for (const { find } of taking(person)) {
				const found = find({ ...person, ...line });
				if (found !== undefined && found.carries !== "NOTHING")
					return found.absenceKey ?? found.wageType;
			}
			return null;
		},
	};
}
