import type { SimulationAnswer } from "../simulation/simulation-answer.ts";
import { type ExampleFigures, exampleFigures } from "./rule-example.ts";

/** What the simulator's answer to `exampleQuestion` says of the figures of an example. */
export function exampleFiguresOf({ days, totals }: SimulationAnswer): ExampleFigures {
	const day = days[0];
	if (day === undefined) throw new Error("The simulated day is missing.");
	const found = { ...day, carriedMinutes: totals.carriedMinutes };
	return Object.fromEntries(exampleFigures.map((one) => [one, found[one]])) as ExampleFigures;
}
