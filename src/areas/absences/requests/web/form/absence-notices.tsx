import type { RuleViolation } from "#kit/contract/rule-violation.ts";
import { ViolationLines } from "#kit/ui/violation-dialog/violation-list.tsx";
import { absenceViolation } from "../violations/violation-words.ts";

interface Given {
	/** The gravest first. */
	readonly violations: readonly RuleViolation[];
}

/** What an absence would break, in words; loaded with the first that breaks something. */
export default function AbsenceNotices({ violations }: Given) {
	const shown = violations.map((one) => ({ ...one, text: absenceViolation(one) }));
	return <ViolationLines violations={shown} />;
}
