import { useId, useState } from "react";
import { useTexts } from "#kit/web/texts.ts";
import type { Unparsed } from "../field/field-given.ts";
import { texts as kitTexts } from "../text.ts";
import { faultsOf, isEmpty } from "./faults-of.ts";
import { changedFields, editDraft, useFormDraft } from "./form-draft.ts";
import type { Form, FormField, FormGiven, ShownFault } from "./form-given.ts";
import type { FieldRule, NameOf } from "./form-rules.ts";
import { texts } from "./text.ts";
import { useFormMarks } from "./use-form-marks.ts";
import { useSave } from "./use-save.ts";

/**
 * Values of a form with their faults. What is typed outlives a server's "no", a reload and the end of the session; show it
 * by `FormPanel`, or by `FormBody` and `FormFooter` outside of panels.
 */
export function useForm<Values extends object>(given: FormGiven<Values>): Form<Values> {
	const state = useFormState(given);
	const { draft, marks, check, base, valuesNow } = state;
	const saving = useSave(given, state);
	const change = (name: string, value: unknown, unparsed?: Unparsed) => {
		draft.change((before) =>
			editDraft(before, { name, value, unparsed, base, version: given.version }),
		);
		marks.changed(name, name in check());
	};
	const faults = shownFaults(given, state);
	return {
		values: valuesNow(),
		field: (name) => ({
			...fieldOf(given, state, name),
			error: faults.find((fault) => fault.name === name)?.text,
			onChange: (value, unparsed) => change(name, value, unparsed),
			onBlur: () => leave(name, state),
		}),
		set: (name, value) => change(name, value),
		faults,
		attempts: marks.attempts,
		dirtyCount: changedFields(draft.read(), base).length,
		hasChanges: () => changedFields(draft.read(), base).length > 0,
		isRestored: draft.isRestored,
		discard: () => {
			draft.drop();
			marks.reset();
		},
		...saving,
	};
}

/** A required field that was merely passed by is no fault yet. */
function leave<Values extends object>(
	name: NameOf<Values>,
	{ draft, marks, valuesNow, check }: FormState<Values>,
): void {
	const isPassedBy = isEmpty(valuesNow()[name]) && !(name in draft.read().unparsed);
	if (!isPassedBy && name in check()) marks.show(name);
}

export type FormState<Values extends object> = ReturnType<typeof useFormState<Values>>;

function useFormState<Values extends object>(given: FormGiven<Values>) {
	const formId = useId();
	const words = { form: useTexts(texts).fault, field: useTexts(kitTexts).field };
	const { base, setBase } = useFormBase(given.initial);
	const draft = useFormDraft(given.draftKey, given.secrets);
	const marks = useFormMarks();
	const valuesNow = (): Values => ({ ...base, ...draft.read().values });
	const versionNow = () => draft.read().version ?? given.version;
	const check = () =>
		faultsOf({
			values: valuesNow(),
			unparsed: draft.read().unparsed,
			rules: given.fields,
			schema: given.schema,
			toInput: given.toInput && ((values: Values) => given.toInput?.(values, versionNow())),
			words,
		});
	return { formId, base, setBase, draft, marks, valuesNow, versionNow, check };
}

/** What is saved, as far as this form knows: what was handed in, or what it saved or learned since. */
function useFormBase<Values extends object>(initial: Values) {
	const handedIn = JSON.stringify(initial);
	const [newer, setNewer] = useState<{ readonly than: string; readonly values: Values }>();
	const base = newer?.than === handedIn ? newer.values : initial;
	return { base, setBase: (values: Values) => setNewer({ than: handedIn, values }) };
}

const controlId = (formId: string, name: string) => `${formId}-${name}`;

function shownFaults<Values extends object>(
	given: FormGiven<Values>,
	{ marks, check, formId }: FormState<Values>,
): ShownFault[] {
	if (marks.shown.size === 0) return [];
	const faults = { ...check(), ...marks.server };
	return (Object.keys(given.fields) as NameOf<Values>[]).flatMap((name) => {
		const text = faults[name];
		if (text === undefined || !marks.shown.has(name)) return [];
		const { label, section } = given.fields[name];
		return [{ name, label, text, section, id: controlId(formId, name) }];
	});
}

function fieldOf<Values extends object, Name extends NameOf<Values>>(
	given: FormGiven<Values>,
	{ formId, draft, valuesNow }: FormState<Values>,
	name: Name,
): Omit<FormField<Values[Name]>, "onChange"> {
	const rule: FieldRule<Values[Name], Values> = given.fields[name];
	return {
		id: controlId(formId, name),
		label: rule.label,
		value: valuesNow()[name],
		unparsed: draft.read().unparsed[name],
		required: rule.required,
		help: rule.help,
		disabled: rule.disabled,
		readOnly: rule.readOnly,
		...(rule.type && { type: rule.type }),
	};
}
