export { openUnitPicker } from "./pick/open-unit-picker.ts";
export { UnitChoice, UnitsChoice, UnitsFilterPicker } from "./pick/unit-choice.tsx";
export { UnitInput } from "./pick/unit-input.tsx";
export { unitsFilter } from "./pick/units-filter.ts";
export { useOrganisationLive } from "./use-organisation-live.ts";
export { useUnitName, useUnitPath, useUnits } from "./use-units.ts";
