import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { createUnit } from "./add-unit.ts";
import { deleteUnit, updateUnit, updateUnitState } from "./change-unit.ts";
import { getUnit } from "./get-unit.ts";
import { listUnits } from "./list-units.ts";
import { moveUnit } from "./move-unit.ts";
import { getUnitShiftplanSettings, putUnitShiftplanSettings } from "./shiftplan-settings.ts";

export const routes = serve(contract, {
	listUnits,
	getUnit,
	createUnit,
	updateUnit,
	moveUnit,
	updateUnitState,
	deleteUnit,
	getUnitShiftplanSettings,
	putUnitShiftplanSettings,
});
