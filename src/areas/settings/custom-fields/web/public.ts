export { addedScreens } from "./values/added-screens.tsx";
export { customColumns } from "./values/custom-columns.ts";
export { CustomFacts, usePrintCustom } from "./values/custom-facts.tsx";
export { useCustomFilters } from "./values/custom-filters.ts";
export {
	type CustomFormValues,
	customInitial,
	customInput,
	customRules,
} from "./values/custom-form.ts";
export { CustomInput } from "./values/custom-input.tsx";
export { editAddedFields } from "./values/edit-added-fields.tsx";
export { NewCustomInputs } from "./values/new-custom-inputs.tsx";
export { type FieldGroup, shownGroups } from "./values/shown-fields.ts";
export { type DescribedField, useCustomFields } from "./values/use-custom-fields.ts";
export { type NewCustom, useNewCustom } from "./values/use-new-custom.ts";
