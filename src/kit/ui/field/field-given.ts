import type { ReactNode } from "react";

/** A text that is none of what the field wants: it stays to be mended and is never saved. */
export interface Unparsed {
	readonly text: string;
	/** The sentence that says how to mend it. */
	readonly fault: string;
}

/** What every field takes. `form.field("name")` of `useForm` gives all of it but what is the field's own. */
export interface FieldGiven<Value> {
	readonly label: string;
	readonly value: Value;
	/**
	 * @param unparsed what was typed instead of a value; the value is then null and must not be saved
	 */
	readonly onChange: (value: Value, unparsed?: Unparsed) => void;
	/** Called when the field is left. */
	readonly onBlur?: (() => void) | undefined;
	/** Keeps what was typed instead of a value; a field that gets this key does not keep it itself. */
	readonly unparsed?: Unparsed | undefined;
	readonly help?: ReactNode;
	/** A fault that others found; before those the field finds itself. */
	readonly error?: string | undefined;
	readonly required?: boolean | undefined;
	/** Shows faults although the field was not left yet: after a try to save. */
	readonly validate?: boolean | undefined;
	readonly disabled?: boolean | undefined;
	readonly readOnly?: boolean | undefined;
	readonly placeholder?: string | undefined;
	/** Of the control, so that a summary of faults can lead to it. */
	readonly id?: string | undefined;
}

/** The part that Mantine's inputs take alike. */
export function inputProps(given: Omit<FieldGiven<unknown>, "value" | "onChange">) {
	return {
		label: given.label,
		description: given.help,
		error: given.error,
		withAsterisk: given.required ?? false,
		disabled: given.disabled ?? false,
		...(given.placeholder && { placeholder: given.placeholder }),
		...(given.id && { id: given.id }),
	};
}

/** The sentence for a required field that was left empty; only after a try to save. */
export function emptyFault(
	given: Pick<FieldGiven<unknown>, "error" | "required" | "validate">,
	isEmpty: boolean,
	sentence: string,
): string | undefined {
	if (given.error !== undefined) return given.error;
	return given.required && given.validate && isEmpty ? sentence : undefined;
}
