import type { FormRules } from "#kit/ui/form/form-rules.ts";
import type { CustomChange } from "../../contract/values.ts";
import { usePrintCustom } from "./custom-facts.tsx";
import { type CustomFormValues, customInitial, customInput, customRules } from "./custom-form.ts";
import type { CustomRow } from "./custom-list.ts";
import type { FieldGroup } from "./use-custom-fields.ts";

interface FilledForm {
	readonly initial: CustomFormValues;
	readonly rules: FormRules<CustomFormValues>;
	/** What is sent: what was changed. */
	readonly input: (values: CustomFormValues) => CustomChange;
}

/** Custom fields within a form that changes something that is there. */
export function useFilledForm(
	groups: readonly FieldGroup[],
	{ custom, customNames }: CustomRow,
): FilledForm {
	const print = usePrintCustom(customNames);
	const fields = groups.flatMap((group) => group.fields);
	const rules = groups.map((group) => customRules(group.fields, print, group.id));
	return {
		initial: customInitial(fields, custom),
		rules: Object.assign({}, ...rules),
		input: (values) => customInput(fields, custom, values),
	};
}
