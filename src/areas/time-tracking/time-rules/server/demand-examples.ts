import { checkExample } from "#domain/working-time/examples/check-example.ts";
import type { RuleExample } from "#domain/working-time/examples/rule-example.ts";
import type { TimeRule } from "#domain/working-time/rules/rule-catalogue.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { exampleMissed, examplesMissing } from "../contract.ts";

interface Tested {
	readonly validTo: string | null;
	readonly settings: TimeRule;
	readonly examples: readonly RuleExample[];
}

/** Refuses a rule that is to count where a version of today or later has no example, or does not come to what one says. */
export function demandExamples(versions: readonly Tested[], today: string): void {
	for (const { validTo, settings, examples } of versions) {
		if (validTo !== null && validTo < today) continue;
		if (examples.length === 0) refuse(examplesMissing);
		for (const example of examples) demandExample(settings, example);
	}
}

function demandExample(settings: TimeRule, example: RuleExample): void {
	const missed = checkExample(settings, example);
	if (missed === null) return;
	const { figure, expected, found } = missed;
	const printed = found === null ? "" : printedMinutes(found);
	refuse(exampleMissed, {
		parameters: [example.name, figure, printedMinutes(expected), printed],
		facts: { example: example.name, ...missed },
	});
}

/** Minutes for a message, the same in every language. Example: -95 → "−1:35". */
function printedMinutes(minutes: number): string {
	const size = Math.abs(minutes);
	const rest = String(size % 60).padStart(2, "0");
	return `${minutes < 0 ? "−" : ""}${Math.floor(size / 60)}:${rest}`;
}
