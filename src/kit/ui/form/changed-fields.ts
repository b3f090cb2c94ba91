import type { FormDraft } from "./form-draft.ts";

/** Whether two values of a field mean the same. */
export function isSame(one: unknown, other: unknown): boolean {
	return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);
}

/** Names of the fields that differ from what is saved. */
export function changedFields(draft: FormDraft, saved: object): string[] {
	const names = new Set([...Object.keys(draft.values), ...Object.keys(draft.unparsed)]);
	return [...names].filter(
		(name) =>
			name in draft.unparsed || !isSame(draft.values[name], saved[name as keyof typeof saved]),
	);
}
