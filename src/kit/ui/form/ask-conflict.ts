import { lazyDialog } from "../dialog/lazy-dialog.ts";
import { type FormDraft, isSame } from "./form-draft.ts";
import type { FieldRule, FormRules, NameOf } from "./form-rules.ts";

/** What somebody else was faster with. */
export interface Conflict {
	readonly changedBy: string | null;
	readonly changedAt: string | null;
	readonly lines: readonly ConflictLine[];
}

export type ConflictAnswer = "reload" | "keep" | null;

/** One field that somebody else has changed. */
export interface ConflictLine {
	readonly label: string;
	readonly before: unknown;
	readonly now: unknown;
	/** What was typed here; absent where this field was not touched. */
	readonly yours?: unknown;
	readonly print?: ((value: never) => string) | undefined;
}

/** Asks what is to become of changes that somebody else was faster with; null leaves everything as it is. */
export const askConflict = lazyDialog<Conflict, ConflictAnswer>(
	() => import("./conflict-dialog.tsx"),
).ask;

/** What somebody else has changed since the form was opened, and what was typed here in the same places. */
export function conflictLines<Values extends object>(
	rules: FormRules<Values>,
	base: Values,
	draft: FormDraft,
	current: Readonly<Record<string, unknown>>,
): ConflictLine[] {
	return (Object.keys(rules) as NameOf<Values>[]).flatMap((name) => {
		if (!(name in current) || isSame(base[name], current[name])) return [];
		const { label, print }: FieldRule<Values[typeof name], Values> = rules[name];
		const yours =
			draft.unparsed[name]?.text ?? (name in draft.values ? draft.values[name] : undefined);
		return [
			{
				label,
				before: base[name],
				now: current[name],
				print: typeof yours === "string" ? undefined : print,
				...(yours === undefined ? {} : { yours }),
			},
		];
	});
}
