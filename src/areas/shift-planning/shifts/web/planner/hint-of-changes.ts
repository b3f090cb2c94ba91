import type { RuleViolation } from "#kit/contract/rule-violation.ts";
import type { PlaceHint } from "#kit/ui/timeline/timeline-given.ts";
import { api } from "#kit/web/api.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { contract } from "../../contract.ts";
import { texts } from "../text.ts";
import { violationWords } from "../violations/shift-violation.ts";
import type { Changes } from "./plan-moves.ts";

/** So many broken rules are told beside the pointer; of more it is said how many. */
const most = 2;

/** What changes would break, before they are made; the server says it by the same rules as when they are. */
export async function hintOfChanges(
	changes: Changes,
	nameOf: (userId: string) => string | undefined,
	signal: AbortSignal,
): Promise<PlaceHint | undefined> {
	const { violations } = await api(contract.checkShifts, { changes }, { signal });
	if (violations.length === 0) return undefined;
	return { text: told(violations, nameOf), isGrave: violations.some(isGrave) };
}

const isGrave = ({ severity, acceptable }: RuleViolation) => severity === "ERROR" || !acceptable;

function told(violations: readonly RuleViolation[], nameOf: (id: string) => string | undefined) {
	const { textOf } = violationWords("", nameOf);
	const gravest = violations.toSorted(
		(one, other) => Number(isGrave(other)) - Number(isGrave(one)),
	);
	const texted = gravest.slice(0, most).map(textOf);
	const further = violations.length - texted.length;
	return [...texted, ...(further > 0 ? [currentTexts(texts).further(further)] : [])].join(" ");
}
