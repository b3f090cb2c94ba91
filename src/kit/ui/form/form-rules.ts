import type { InputType } from "../field/field-fault.ts";

/** What a form knows about one of its fields. */
export interface FieldRule<Value, Values> {
	readonly label: string;
	readonly required?: boolean;
	/** For texts: checks a mail address, an address, a number. */
	readonly type?: InputType;
	/** The section it stands in, for the counts in the list of sections. */
	readonly section?: string;
	readonly help?: string | undefined;
	readonly disabled?: boolean | undefined;
	readonly readOnly?: boolean | undefined;
	/** What is wrong with a value, as a sentence that says how to mend it. */
	readonly check?: (value: Value, values: Values) => string | undefined;
	/** How the dialog about a change by somebody else prints a value. */
	readonly print?: (value: Value) => string;
}

export type FormRules<Values> = {
	readonly [Name in keyof Values & string]: FieldRule<Values[Name], Values>;
};

/** Names of the fields of a form. */
export type NameOf<Values> = keyof Values & string;
