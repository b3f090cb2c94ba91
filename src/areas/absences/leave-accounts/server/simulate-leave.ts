import type { LeaveFinding } from "#domain/leave/simulation/leave-simulation-answer.ts";
import { simulateLeave as simulate } from "#domain/leave/simulation/simulate-leave.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { texts } from "../text.ts";

/** Tries rules of leave on what is handed in; what does not fit together is named field by field. */
export const simulateLeave: Handler<typeof contract.simulateLeave> = async (
	{ language },
	input,
) => {
	const answer = simulate(input);
	const { faults, findings } = texts[language];
	if ("faults" in answer)
		return refuse(commonRefusals.malformed, {
			details: answer.faults.map(({ field, text }) => ({ field, text: faults[text] })),
		});
	return {
		...answer,
		findings: answer.findings.map((finding) => ({
			code: finding.code,
			text: wordsOf(finding, findings),
		})),
	};
};

/** Absences are counted from 1, as people count. */
function wordsOf(
	{ code, year, absences = [] }: LeaveFinding,
	words: (typeof texts)["de-DE"]["findings"],
): string {
	const [first, second] = absences.map((index) => String(index + 1));
	switch (code) {
		case "NO_RULE":
			return words.NO_RULE;
		case "NEGATIVE_REST":
			return words.NEGATIVE_REST(String(year));
		case "OUTSIDE_EMPLOYMENT":
			return words.OUTSIDE_EMPLOYMENT(first ?? "");
		case "OVERLAP":
			return words.OVERLAP(first ?? "", second ?? "");
	}
}
