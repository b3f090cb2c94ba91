import { lazyDialog } from "../../dialog/lazy-dialog.ts";
import type { UnitPickerGiven } from "./unit-picker-dialog.tsx";

const picker = lazyDialog<UnitPickerGiven, readonly string[] | null>(async () => {
	const { UnitPickerDialog } = await import("./unit-picker-dialog.tsx");
	return { default: UnitPickerDialog };
});

/** Asks for units; a single choice yields one id. Null when nothing is to be changed. */
export const pickUnits: (given: UnitPickerGiven) => Promise<readonly string[] | null> = picker.ask;
