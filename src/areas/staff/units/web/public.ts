export { openUnitPicker } from "./pick/open-unit-picker.ts";
export { UnitChoice, UnitsChoice } from "./pick/unit-choice.tsx";
export { UnitsFilterPicker } from "./pick/units-filter-picker.tsx";
export { useOrganisationLive } from "./use-organisation-live.ts";
export { useUnitPath, useUnits } from "./use-units.ts";
