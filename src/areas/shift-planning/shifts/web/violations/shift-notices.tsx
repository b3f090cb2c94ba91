import type { RuleViolation } from "#kit/contract/rule-violation.ts";
import { ViolationLines } from "#kit/ui/violation-dialog/violation-list.tsx";
import { violationWords } from "./shift-violation.ts";

interface Given {
	readonly violations: readonly RuleViolation[];
	readonly nameOf: (userId: string) => string | undefined;
}

/** What a shift would break, in words; loaded with the first that breaks something. */
export default function ShiftNotices({ violations, nameOf }: Given) {
	const { textOf } = violationWords("", nameOf);
	const shown = violations.map((one) => ({ ...one, text: textOf(one) }));
	// two changes that break a rule together are told of it once
	const told = new Map(shown.map((one) => [`${one.severity} ${one.text}`, one]));
	return <ViolationLines violations={[...told.values()]} />;
}
