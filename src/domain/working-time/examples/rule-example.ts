import * as z from "zod/mini";
import { wallTime } from "../../surcharge/conditions/wall-time.ts";
import { civilDay, minutesOfDay } from "../rules/validity.ts";
import type { SimulationAnswer } from "../simulation/simulation-answer.ts";

const figure = z.int().check(z.gte(-1_000_000), z.lte(1_000_000));

/** What an example says a day comes to, in minutes. `carriedMinutes`: the account after it. */
const expected = z.strictObject({
	workedMinutes: figure,
	pauseMinutes: figure,
	autoPauseMinutes: figure,
	extraMinutes: figure,
	overtimeMinutes: figure,
	pendingMinutes: figure,
	balanceMinutes: figure,
	carriedMinutes: figure,
});
export type ExampleFigures = Readonly<z.output<typeof expected>>;
export type ExampleFigure = keyof ExampleFigures;
export const exampleFigures = Object.keys(expected.shape) as readonly ExampleFigure[];

const span = { begin: wallTime, end: wallTime };
const entry = z.strictObject({ ...span, isPause: z.boolean() });
/** A day to try a rule on. */
export const exampleDay = z.strictObject({
	date: civilDay,
	targetMinutes: minutesOfDay,
	/** The day's working time and frame, for AUTOSHIFTTOTRACKING the planned shift; null: none. */
	plan: z.nullable(z.strictObject(span)),
	/** In order of time; an end that is not after its begin lies on the next day, as does whatever follows. */
	entries: z.array(entry).check(z.maxLength(20)),
	/** The account before the day. */
	openingBalanceMinutes: figure,
});
export type ExampleDay = z.output<typeof exampleDay>;

/** A day that was tried, with what it is to come to: kept with the rule, so that every change is measured by it. */
export const ruleExample = z.strictObject({
	name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
	...exampleDay.shape,
	expected,
});
export type RuleExample = z.output<typeof ruleExample>;

/** What the simulator's answer to `exampleQuestion` says of the figures of an example. */
export function exampleFiguresOf({ days, totals }: SimulationAnswer): ExampleFigures {
	const day = days[0];
	if (day === undefined) throw new Error("The simulated day is missing.");
	const found = { ...day, carriedMinutes: totals.carriedMinutes };
	return Object.fromEntries(exampleFigures.map((one) => [one, found[one]])) as ExampleFigures;
}
