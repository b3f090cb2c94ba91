/** The part of a server's "no" that a form can do something about. */
export interface SaveRefusal {
	readonly code: string;
	readonly details: readonly {
		readonly field: string;
		readonly text: string;
	}[];
	readonly facts?: Readonly<Record<string, unknown>> | undefined;
}

/** Reads a failure as a refusal; undefined where it is none (the network, a mistake). */
export function refusalOf(error: unknown): SaveRefusal | undefined {
	if (typeof error !== "object" || error === null) return undefined;
	const { code, details } = error as Partial<SaveRefusal>;
	return typeof code === "string" && Array.isArray(details) ? (error as SaveRefusal) : undefined;
}

/** Who changed the row meanwhile, when, and what it holds now. */
export interface StaleFacts {
	readonly changedBy?: string | null;
	readonly changedAt?: string | null;
	readonly current: Readonly<Record<string, unknown>>;
}

export function staleFactsOf(refusal: SaveRefusal): StaleFacts | undefined {
	if (refusal.code !== "STALE_VERSION") return undefined;
	const facts = refusal.facts as Partial<StaleFacts> | undefined;
	return { ...facts, current: facts?.current ?? {} };
}
