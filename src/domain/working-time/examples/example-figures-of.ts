import type { SimulationAnswer } from "../simulation/simulation-answer.ts";
import type { ExampleFigures } from "./rule-example.ts";

/** What the simulator's answer to `exampleQuestion` says of the figures of an example. */
export function exampleFiguresOf({ days, totals }: SimulationAnswer): ExampleFigures {
	const day = days[0];
	if (day === undefined) throw new Error("The simulated day is missing.");
	const { carriedMinutes } = totals;
	return {
		workedMinutes: day.workedMinutes,
		pauseMinutes: day.pauseMinutes,
		autoPauseMinutes: day.autoPauseMinutes,
		extraMinutes: day.extraMinutes,
		overtimeMinutes: day.overtimeMinutes,
		pendingMinutes: day.pendingMinutes,
		balanceMinutes: day.balanceMinutes,
		carriedMinutes,
	};
}
