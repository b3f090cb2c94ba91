export { addUnit } from "./add-unit.ts";
export {
	isNameTaken,
	lockTree,
	readUnit,
	type StoredUnit,
	updateUnitRow,
} from "./sql/units.ts";
