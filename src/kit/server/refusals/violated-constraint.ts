export interface Violation {
	readonly kind: "DUPLICATE" | "REFERENCE" | "OVERLAP" | "CHECK";
	/** Name of the constraint or unique index. */
	readonly constraint: string;
}

const kinds: Readonly<Record<string, Violation["kind"]>> = {
	"23505": "DUPLICATE",
	"23503": "REFERENCE",
	"23P01": "OVERLAP",
	"23514": "CHECK",
};

/** Which constraint of the database an error tells of; undefined for any other error. */
export function violatedConstraint(error: unknown): Violation | undefined {
	const { code = "", constraint = "" } = (error ?? {}) as { code?: string; constraint?: string };
	const kind = kinds[code];
	return kind && { kind, constraint };
}
