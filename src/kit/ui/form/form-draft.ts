import { useReducer, useRef } from "react";
import { dropDraft, readDraft, writeDraft } from "../drafts/drafts.ts";
import type { Unparsed } from "../field/field-given.ts";

/** What somebody has changed in a form, and what it was based on. */
export interface FormDraft {
	readonly values: Readonly<Record<string, unknown>>;
	readonly unparsed: Readonly<Record<string, Unparsed>>;
	/** The version that was shown when the first change was made. */
	readonly version?: number | undefined;
}

export const noDraft: FormDraft = { values: {}, unparsed: {} };

/**
 * Changes of a form that outlive a server's "no", a reload and the end of the session.
 *
 * @param secrets fields that no storage of the browser may hold
 */
export function useFormDraft(key: string, secrets: readonly string[] = []) {
	const [, render] = useReducer((count: number) => count + 1, 0);
	const first = useRef<FormDraft | null>(null);
	first.current ??= read(key);
	const latest = useRef(first.current);
	return {
		/** As it is at this moment, also within an event that has not been rendered yet. */
		read: () => latest.current,
		isRestored: latest.current === first.current && !isEmpty(first.current),
		/** Several changes in one go build on each other. */
		change(next: (before: FormDraft) => FormDraft): void {
			latest.current = next(latest.current);
			if (isEmpty(latest.current)) dropDraft(key);
			else writeDraft(key, without(latest.current, secrets));
			render();
		},
		drop(): void {
			latest.current = noDraft;
			dropDraft(key);
			render();
		},
	};
}

function isEmpty({ values, unparsed }: FormDraft): boolean {
	return Object.keys(values).length + Object.keys(unparsed).length === 0;
}

function without(draft: FormDraft, secrets: readonly string[]): FormDraft {
	const values = Object.entries(draft.values).filter(([name]) => !secrets.includes(name));
	return { ...draft, values: Object.fromEntries(values) };
}

function read(key: string): FormDraft {
	const kept = readDraft(key) as Partial<FormDraft> | undefined;
	return { ...noDraft, ...kept };
}

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

interface Edit {
	readonly name: string;
	readonly value: unknown;
	readonly unparsed: Unparsed | undefined;
	/** What is saved. */
	readonly base: object;
	readonly version: number | undefined;
}

/** The draft after a change of one field; what is as it was saved is no change. */
export function editDraft(before: FormDraft, edit: Edit): FormDraft {
	const { name, value, base } = edit;
	const { [name]: _value, ...values } = before.values;
	const { [name]: _unparsed, ...unparsed } = before.unparsed;
	const isAsSaved = edit.unparsed === undefined && isSame(value, base[name as keyof typeof base]);
	return {
		values: isAsSaved ? values : { ...values, [name]: value },
		unparsed: edit.unparsed === undefined ? unparsed : { ...unparsed, [name]: edit.unparsed },
		version: before.version ?? edit.version,
	};
}
