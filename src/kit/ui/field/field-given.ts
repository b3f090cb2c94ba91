import type { ChangeEvent, ReactNode } from "react";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

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

/** What a field has room for: its width says so. Others are as wide as their place. */
export type FieldRoom =
	| "time"
	| "times"
	| "day"
	| "days"
	| "duration"
	| "number"
	| "money"
	| "color"
	| "code"
	| "phone";

/** Onto the element around a field, for its style. */
export function roomProps(room: FieldRoom | undefined): object {
	return room === undefined ? {} : { wrapperProps: { "data-room": room } };
}

/** The part that Mantine's inputs take alike. */
export function inputProps(given: Omit<FieldGiven<unknown>, "value" | "onChange">) {
	return {
		label: given.label,
		description: given.help,
		error: given.error,
		// what is fixed asks for nothing
		withAsterisk: (given.required && !given.disabled && !given.readOnly) ?? false,
		disabled: given.disabled ?? false,
		...(given.placeholder && { placeholder: given.placeholder }),
		...(given.id && { id: given.id }),
	};
}

/**
 * The same for inputs that are typed in, with the fault of a required one that is empty.
 *
 * @param fault what the input itself finds wrong
 */
export function useInputProps(
	given: Omit<FieldGiven<unknown>, "value" | "onChange">,
	isEmpty: boolean,
	fault?: string,
) {
	const { empty } = useTexts(texts).field;
	return {
		...inputProps(given),
		error: given.error ?? fault ?? emptyFault(given, isEmpty, empty),
		"aria-required": given.required ?? false,
		readOnly: given.readOnly ?? false,
		onBlur: () => given.onBlur?.(),
	};
}

/** What a box to tick and a switch take alike. */
export function boxProps(given: FieldGiven<boolean>) {
	const { withAsterisk: _, ...shared } = inputProps(given);
	return {
		...shared,
		checked: given.value,
		disabled: given.disabled || given.readOnly || false,
		onChange: (event: ChangeEvent<HTMLInputElement>) => given.onChange(event.currentTarget.checked),
		onBlur: () => given.onBlur?.(),
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
