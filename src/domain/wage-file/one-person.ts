import { type FieldFinding, finding } from "./wage-finding.ts";

/** The number that payroll reads: "00101" is 101. */
export function numberOfPerson(personnelNo: string): string {
	// nearly all begin with another sign: asked for every line of a file
	if (!personnelNo.startsWith("0")) return personnelNo;
	return /^\d+$/.test(personnelNo) ? personnelNo.replace(/^0+(?=\d)/, "") : personnelNo;
}

/**
 * Finds numbers that are written in two ways: payroll would take two people for one. Asked line after line.
 *
 * @param field in which numbers stand
 */
export function spellingCheck(field: number): (personnelNo: string) => FieldFinding[] {
	const first = new Map<string, string>();
	return (personnelNo) => {
		const number = numberOfPerson(personnelNo);
		const known = first.get(number);
		if (known === undefined) first.set(number, personnelNo);
		const isSame = known === undefined || known === personnelNo;
		return isSame ? [] : [finding(field, "PERSONNEL_NO_TWICE", known, personnelNo)];
	};
}
