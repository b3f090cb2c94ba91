export { addedScreens } from "./added-screens.tsx";
export { customColumns } from "./custom-columns.ts";
export { CustomFacts, usePrintCustom } from "./custom-facts.tsx";
export {
	type CustomFormValues,
	customInitial,
	customInput,
	customRules,
} from "./custom-form.ts";
export { CustomInput } from "./custom-input.tsx";
export { editAddedFields } from "./edit-added-fields.tsx";
export { NewCustomInputs } from "./new-custom-inputs.tsx";
export { type FieldGroup, shownGroups } from "./shown-fields.ts";
export { type DescribedField, useCustomFields } from "./use-custom-fields.ts";
export { useCustomFilters } from "./use-custom-filters.ts";
export { type NewCustom, useNewCustom } from "./use-new-custom.ts";
