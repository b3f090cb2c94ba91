import { inBothLanguages } from "#kit/contract/texts.ts";

/** Apart from the feature's other words: panels are known from the start, their words when they are opened. */
export const texts = inBothLanguages({
	autoFinished: ["Automatisch beendete Zeiteinträge", "Automatically finished time entries"],
	needsReason: ["Zeiteinträge ohne Begründung", "Time entries without a reason"],
	daysWithoutActuals: ["Tage ohne Ist", "Days without actuals"],
});
