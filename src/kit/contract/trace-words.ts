import type { BothTexts } from "./texts.ts";
import type { Traces } from "./traces.ts";

type Pairs = Readonly<Record<string, BothTexts>>;

/** How what a feature traces reads. */
export interface TraceWords extends Pick<Traces, "fields" | "values" | "actions"> {
	/** By entity. */
	readonly titles: Pairs;
}

export function wordsOfTraces({ entities = {}, fields, values, actions }: Traces): TraceWords {
	const titles = Object.entries(entities).map(([entity, { title }]) => [entity, title]);
	return {
		titles: Object.fromEntries(titles),
		...(fields && { fields }),
		...(values && { values }),
		...(actions && { actions }),
	};
}
