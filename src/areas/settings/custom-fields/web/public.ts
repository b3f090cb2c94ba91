export { addedScreens } from "./values/added-screens.tsx";
export { CustomFacts } from "./values/custom-facts.tsx";
export type { CustomFormValues } from "./values/custom-form.ts";
export { CustomInputs } from "./values/custom-input.tsx";
export { customColumns, useCustomFilters } from "./values/custom-list.ts";
export { editAddedFields } from "./values/edit-added-fields.tsx";
export { type NewCustom, NewCustomInputs, useNewCustom } from "./values/new-custom.tsx";
export {
	type DescribedField,
	type FieldGroup,
	shownGroups,
	useCustomFields,
} from "./values/use-custom-fields.ts";
export { useFilledForm } from "./values/use-filled-form.ts";
