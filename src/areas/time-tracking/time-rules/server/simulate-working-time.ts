import { simulate } from "#domain/working-time/simulation/simulate.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { texts } from "../text.ts";

/** Tries rules on what is handed in; what does not fit together is named field by field. */
export const simulateWorkingTime: Handler<typeof contract.simulateWorkingTime> = async (
	{ language },
	input,
) => {
	const answer = simulate(input);
	if (!("faults" in answer)) return answer;
	const { faults } = texts[language];
	return refuse(commonRefusals.malformed, {
		details: answer.faults.map(({ field, text }) => ({ field, text: faults[text] })),
	});
};
