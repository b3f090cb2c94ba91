import type { PermissionKey } from "#domain/access/permission-keys.ts";
import { type TraceWords, wordsOfTraces } from "#kit/contract/trace-words.ts";
import type { TracedEntity, Traces } from "#kit/contract/traces.ts";

/** Who may read the trace of one entity, and what else its history shows. */
export interface TraceRule extends Pick<TracedEntity, "key" | "reach" | "isOwn"> {
	/** What is stored under the same id and belongs to it. */
	readonly parts: readonly string[];
	/** What is found by the id of the person it is about. */
	readonly about: readonly string[];
}

export interface TraceRules {
	/** By entity. */
	readonly rules: ReadonlyMap<string, TraceRule>;
	/** Fields that take a further right, wherever they stand. */
	readonly masked: Readonly<Record<string, PermissionKey>>;
	/** Tables by whose columns ids are replaced with names. */
	readonly named: Readonly<Record<string, readonly string[]>>;
	readonly words: readonly TraceWords[];
}

/** What the features declare, put together. */
export function traceRules(traces: readonly Traces[]): TraceRules {
	const entities = traces.flatMap((one) => Object.entries(one.entities ?? {}));
	const aboutPeople = entities
		.filter(([, { about }]) => Array.isArray(about))
		.map(([name]) => name);
	const rules = entities.map(([name, { about = [], ...entity }]): [string, TraceRule] => [
		name,
		{
			...entity,
			parts: entities.filter(([, { partOf }]) => partOf?.includes(name)).map(([part]) => part),
			about: about === "EVERYTHING" ? aboutPeople : about,
		},
	]);
	return {
		rules: new Map(rules),
		masked: Object.assign({}, ...traces.map(({ masked }) => masked)),
		named: Object.assign({}, ...traces.map(({ named }) => named)),
		words: traces.map(wordsOfTraces),
	};
}
