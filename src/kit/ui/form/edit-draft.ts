import type { Unparsed } from "../field/field-given.ts";
import { isSame } from "./changed-fields.ts";
import type { FormDraft } from "./form-draft.ts";

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
