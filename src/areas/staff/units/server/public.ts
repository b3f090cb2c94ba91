export { addUnit } from "./add-unit.ts";
export { openParent, openUnit } from "./open-unit.ts";
export {
	isNameTaken,
	lockTree,
	readUnit,
	type StoredUnit,
	updateUnitRow,
} from "./sql/units.ts";
