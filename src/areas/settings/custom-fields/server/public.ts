export { type CheckedCustom, checkCustom } from "./check-custom.ts";
export { customExportColumns } from "./custom-export-columns.ts";
export { traceOf } from "./custom-trace.ts";
export { addedPart } from "./sql/added-part.ts";
export { heldDescriptions } from "./sql/fields.ts";
export {
	type CustomScope,
	customConditions,
	customSortKeys,
	namesOfPeople,
	shownValues,
} from "./sql/selection.ts";
