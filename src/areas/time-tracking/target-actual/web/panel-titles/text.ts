import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	detail: ["Auswertung", "Evaluation"],
	export: ["Export", "Export"],
	targetActualDetail: ["Soll/Ist im Detail", "Target/actual in detail"],
});
