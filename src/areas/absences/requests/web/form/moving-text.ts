import { inBothLanguages } from "#kit/contract/texts.ts";

/** Of absences that were dragged somewhere. */
export const texts = inBothLanguages({
	moving: ["Abwesenheit verschieben", "Move an absence"],
	undo: ["Rückgängig", "Undo"],
	undoing: ["Rückgängig machen", "Undo"],
	undone: ["Abwesenheit liegt wieder, wo sie war", "The absence is where it was"],
});
