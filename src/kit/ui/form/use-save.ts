import { useRef, useState } from "react";
import { askConflict, conflictLines } from "./ask-conflict.ts";
import { noDraft } from "./form-draft.ts";
import type { Form, FormGiven } from "./form-given.ts";
import type { FormState } from "./use-form.ts";

/** The part of a server's "no" that a form can do something about. */
interface SaveRefusal {
	readonly code: string;
	readonly details: readonly { readonly field: string; readonly text: string }[];
	readonly facts?: Readonly<Record<string, unknown>> | undefined;
}

/** Who changed the row meanwhile, when, and what it holds now. */
interface StaleFacts {
	readonly changedBy?: string | null;
	readonly changedAt?: string | null;
	readonly current: Readonly<Record<string, unknown>>;
}

/** Saving a form, and what becomes of a "no". */
export function useSave<Values extends object>(
	given: FormGiven<Values>,
	state: FormState<Values>,
): Pick<Form<Values>, "save" | "isSaving"> {
	const [isSaving, setSaving] = useState(false);
	const isBusy = useRef(false);
	const { draft, marks, valuesNow, versionNow, setBase } = state;
	const save = async () => {
		if (isBusy.current) return false;
		const faults = Object.keys(state.check());
		if (faults.length > 0) {
			// what the server said of a field still holds: it was not changed since
			marks.failed(faults, marks.server);
			return false;
		}
		isBusy.current = true;
		setSaving(true);
		const values = valuesNow();
		try {
			const answer = await given.save(values, versionNow());
			setBase(values);
			draft.drop();
			marks.reset();
			given.onSaved?.(answer);
			return true;
		} catch (error) {
			await fail(error, given, state);
			return false;
		} finally {
			isBusy.current = false;
			setSaving(false);
		}
	};
	return { save, isSaving };
}

/** Nothing typed is lost: what the server says goes to its fields, the rest to `onFailure`. */
async function fail<Values extends object>(
	error: unknown,
	given: FormGiven<Values>,
	state: FormState<Values>,
): Promise<void> {
	const refusal = refusalOf(error);
	const stale = refusal && staleFactsOf(refusal);
	if (stale !== undefined) return resolveConflict(stale, given, state);
	const server = ofFields(refusal, given);
	const atFields = Object.keys(server).length;
	if (atFields > 0) state.marks.failed([], server);
	if (atFields > 0 && atFields === refusal?.details.length) return;
	if (given.onFailure === undefined) throw error;
	given.onFailure(error);
}

/** Reads a failure as a refusal; undefined where it is none (the network, a mistake). */
function refusalOf(error: unknown): SaveRefusal | undefined {
	if (typeof error !== "object" || error === null) return undefined;
	const { code, details } = error as Partial<SaveRefusal>;
	return typeof code === "string" && Array.isArray(details) ? (error as SaveRefusal) : undefined;
}

function staleFactsOf(refusal: SaveRefusal): StaleFacts | undefined {
	if (refusal.code !== "STALE_VERSION") return undefined;
	const facts = refusal.facts as Partial<StaleFacts> | undefined;
	return { ...facts, current: facts?.current ?? {} };
}

function ofFields<Values extends object>(
	refusal: SaveRefusal | undefined,
	{ fields }: FormGiven<Values>,
): Record<string, string> {
	const known = (refusal?.details ?? []).filter(({ field }) => field in fields);
	return Object.fromEntries(known.map(({ field, text }) => [field, text]));
}

/** Somebody else was first: either their state, or the own changes on top of it. */
async function resolveConflict<Values extends object>(
	facts: StaleFacts,
	given: FormGiven<Values>,
	{ base, setBase, draft, marks, check }: FormState<Values>,
): Promise<void> {
	const current = known(facts.current, base);
	const answer = await askConflict({
		changedBy: facts.changedBy ?? null,
		changedAt: facts.changedAt ?? null,
		lines: conflictLines(given.fields, base, draft.read(), current),
	});
	if (answer === null) return;
	const { version } = facts.current;
	setBase({ ...base, ...current });
	const newer = typeof version === "number" ? version : undefined;
	draft.change((before) => ({ ...(answer === "keep" ? before : noDraft), version: newer }));
	await given.reload?.();
	if (answer === "keep") marks.failed(Object.keys(check()));
	else marks.reset();
}

/** What the row holds now, by the names of the form: lines of a group have names like `address.street`. */
function known(current: StaleFacts["current"], base: object): Readonly<Record<string, unknown>> {
	return Object.fromEntries(
		Object.keys(base).flatMap((name) => {
			const value = name.split(".").reduce<unknown>(partOf, current);
			return value === undefined ? [] : [[name, value]];
		}),
	);
}

function partOf(whole: unknown, name: string): unknown {
	return (whole as Readonly<Record<string, unknown>> | null | undefined)?.[name];
}
