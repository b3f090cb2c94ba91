import type * as z from "zod/mini";
import type { FieldGiven, Unparsed } from "../field/field-given.ts";
import type { FieldRule, FormRules, NameOf } from "./form-rules.ts";

export interface FormGiven<Values extends object> {
	/** Under which unsaved input is kept: the panel's id with what it is about, e.g. `users.edit:<id>`. */
	readonly draftKey: string;
	/** Fields that no storage of the browser may hold. */
	readonly secrets?: readonly (keyof Values & string)[];
	/** What is saved at present; the form is shown once it is there. */
	readonly initial: Values;
	readonly fields: FormRules<Values>;
	/** Version of `initial`; saving hands on the one the first change was based on. */
	readonly version?: number | undefined;
	/** Checks more than the rules do, e.g. the input of the operation. */
	readonly schema?: z.ZodMiniType | undefined;
	/** What the schema gets; the values themselves unless said otherwise. */
	readonly toInput?: ((values: Values, version: number | undefined) => unknown) | undefined;
	readonly save: (values: Values, version: number | undefined) => Promise<unknown>;
	/** Called with what `save` gave once nothing is unsaved any more, so that it may lead elsewhere. */
	readonly onSaved?: ((answer: unknown) => void) | undefined;
	/** Failures that no field can show. */
	readonly onFailure?: ((error: unknown) => void) | undefined;
	/** Fetches `initial` anew after somebody else has changed it. */
	readonly reload?: (() => Promise<unknown> | undefined) | undefined;
}

/** A fault that is shown, with the way to its field. */
export interface ShownFault {
	readonly name: string;
	readonly label: string;
	readonly text: string;
	readonly section: string | undefined;
	/** Of the control. */
	readonly id: string;
}

export interface FormField<Value>
	extends Pick<FieldRule<Value, never>, "type">,
		Omit<FieldGiven<Value>, "onChange"> {
	/** A method, so that a form of more fields is one of fewer as well: `Form<Person & Place>` is a `Form<Person>`. */
	onChange(value: Value, unparsed?: Unparsed): void;
	readonly unparsed: Unparsed | undefined;
	readonly id: string;
}

/** Parts of a form take a `Form` of the fields they show; any form that has these among others fits. */
export interface Form<Values extends object> {
	readonly values: Values;
	/** All that a field of the kit takes: `<TextField {...form.field("name")} />`. */
	field<Name extends NameOf<Values>>(name: Name): FormField<Values[Name]>;
	set<Name extends NameOf<Values>>(name: Name, value: Values[Name]): void;
	readonly faults: readonly ShownFault[];
	/** Counts tries to save; the summary takes focus after each that failed. */
	readonly attempts: number;
	readonly dirtyCount: number;
	/** At this moment, also within an event that has not been rendered yet. */
	hasChanges(): boolean;
	readonly isSaving: boolean;
	/** Whether what is shown was typed before a reload or another sign-in. */
	readonly isRestored: boolean;
	/** Saves when nothing is wrong; true when it is saved. */
	save(): Promise<boolean>;
	/** Forgets everything that is not saved. */
	discard(): void;
}
