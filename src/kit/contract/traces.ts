import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { MasterDeclaration } from "./master-data/master-data.ts";
import type { BothTexts } from "./texts.ts";

type Pairs = Readonly<Record<string, BothTexts>>;

/**
 * Where the right must reach: the person concerned, the unit or the site itself, the place that a setting is for, anywhere
 * (for master data that all of a company share), or the whole company (for what may name people and places of everywhere).
 */
export type TraceReach = "PERSON" | "UNIT" | "SITE" | "PLACE" | "ANYWHERE" | "COMPANY";

/** Who may read the trace of an entity, and what the entity is called. */
export interface TracedEntity {
	readonly title: BothTexts;
	/** READ opens it. */
	readonly key: PermissionKey;
	readonly reach: TraceReach;
	/** Whether people may see it of themselves without any right. */
	readonly isOwn?: true;
	/** Entities that it belongs to and whose id it bears: their history shows it as well. */
	readonly partOf?: readonly string[];
	/**
	 * What is stored about a person under ids of its own. It is found by the id of the person: what was taken back has
	 * nothing left to be asked by. Each takes its own key. The person's own history finds all that any feature stores so.
	 */
	readonly about?: readonly string[] | "EVERYTHING";
}

/** What of a feature is traced and how it reads: `export const traces` of its `traces.ts`. Example: docs/how-to/trace-a-change.md. */
export interface Traces {
	/** By the name that `audit` is given. */
	readonly entities?: Readonly<Record<string, TracedEntity>>;
	/** Fields of these entities, also those within others. */
	readonly fields?: Pairs;
	/** Stored values that people do not read as they are. */
	readonly values?: Pairs;
	/** What was done, beyond what most do (created, changed …). */
	readonly actions?: Pairs;
	/** Fields that take a further right for the person concerned, in whichever trace they stand. */
	readonly masked?: Readonly<Record<string, PermissionKey>>;
	/** Tables whose ids stand in traces, with the columns that name an entry. */
	readonly named?: Readonly<Record<string, readonly string[]>>;
}

interface Modules {
	readonly contract?: { readonly contract?: object };
	readonly text?: { readonly texts: { readonly pairs?: object } };
	readonly traces?: { readonly traces: Traces };
}

/**
 * The traces that a feature declares itself, and those that follow from its master data with their words. What it says
 * itself also holds for its master data, e.g. fields inside of a field.
 */
export function tracesOf({ contract, text, traces }: Modules): Traces[] {
	const own = traces?.traces ?? {};
	const endpoints = Object.values(contract?.contract ?? {}) as { master?: MasterDeclaration }[];
	const declared = new Map(
		endpoints.flatMap(({ master }) => (master ? [[master.entity, master]] : [])),
	);
	const ofMasterData = [...declared.values()].map((data) =>
		masterTraces(data, text?.texts.pairs ?? {}, own),
	);
	return traces === undefined ? ofMasterData : [own, ...ofMasterData];
}

/** `MasterWords`, both languages side by side. */
interface MasterPairs {
	readonly one: BothTexts;
	readonly fields: Pairs;
	readonly options?: Readonly<Record<string, Pairs>>;
}

function masterTraces(data: MasterDeclaration, pairs: object, own: Traces): Traces {
	const { entity, permission: key, fields, sortedBy, traceReach: reach } = data;
	const words = (pairs as Readonly<Record<string, MasterPairs>>)[data.words];
	if (words === undefined) throw new Error(`The words of ${entity} are missing: ${data.words}.`);
	return {
		entities: { [entity]: { title: words.one, key, reach } },
		fields: { ...words.fields, ...own.fields },
		values: Object.assign({}, ...Object.values(words.options ?? {}), own.values),
		actions: own.actions ?? {},
		named: "name" in fields ? { [entity]: sortedBy === "code" ? ["code", "name"] : ["name"] } : {},
	};
}
