import { createElement } from "react";
import { showDialog } from "../../dialog/dialog-store.ts";
import { lazyCode } from "../../state/lazy-code.ts";
import { LazyPart } from "../../state/lazy-part.tsx";
import type { UnitPickerDialog, UnitPickerGiven } from "./unit-picker-dialog.tsx";

type Given = Parameters<typeof UnitPickerDialog>[0];

const code = lazyCode<Given>(async () => {
	const { UnitPickerDialog } = await import("./unit-picker-dialog.tsx");
	return { default: UnitPickerDialog };
});

/** Asks for units; a single choice yields one id. Null when nothing is to be changed. */
export function pickUnits(given: UnitPickerGiven): Promise<readonly string[] | null> {
	return showDialog<readonly string[] | null>((answer) =>
		createElement(LazyPart<Given>, { code, props: { ...given, onAnswer: answer }, fallback: null }),
	);
}
