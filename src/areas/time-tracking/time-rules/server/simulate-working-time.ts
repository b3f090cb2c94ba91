import { simulate } from "#domain/working-time/simulation/simulate.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { texts } from "../text.ts";

type Endpoint = (typeof contract)["simulateWorkingTime"];

/** Tries rules on what is handed in; what does not fit together is named field by field. */
export async function simulateWorkingTime(
	{ language }: ReadContext,
	input: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const answer = simulate(input);
	if (!("faults" in answer)) return answer;
	const { faults } = texts[language];
	return refuse(commonRefusals.malformed, {
		details: answer.faults.map(({ field, text }) => ({
			field,
			text: faults[text],
		})),
	});
}
