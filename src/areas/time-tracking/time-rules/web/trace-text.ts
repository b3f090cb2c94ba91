import type { Words } from "#kit/contract/texts.ts";
import type { Format } from "#kit/web/format/format.ts";
import type { Printed, texts } from "../text.ts";

/** A step as the engine or the simulator answers it. */
export interface ToldStep {
	readonly rule: string;
	readonly reason: string;
	readonly parameters: Readonly<Record<string, string | number | null>>;
}

type Sentences = Words<typeof texts>["trace"];

/** What a step did that no chain tells, as a sentence. */
export function traceText(step: ToldStep, t: Sentences, format: Format): string {
	const { rule, reason, parameters } = step;
	const figure = (name: string) => Number(parameters[name] ?? 0);
	const sentences: Readonly<Record<string, string | ((print: Printed) => string)>> = t;
	const sentence = sentences[`${rule} ${reason}`] ?? rule;
	if (typeof sentence === "string") return sentence;
	return sentence({
		hours: (name) => format.hours(figure(name)),
		number: (name) => format.amount(figure(name)),
	});
}
