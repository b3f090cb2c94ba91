import { about, aboutTwo, inBothLanguages } from "#kit/contract/texts.ts";

/** What comes of an approval. */
export const texts = inBothLanguages({
	effect: ["Wirkung der Genehmigung", "Effect of the approval"],
	approved: ["Genehmigt", "Approved"],
	account: ["Überstundenkonto", "Overtime account"],
	maximum: [about("Höchstarbeitszeit #"), about("Maximum working time #")],
	maximumOn: [aboutTwo("Höchstarbeitszeit #1 am #2"), aboutTwo("Maximum working time #1 on #2")],
	kept: ["eingehalten", "kept"],
	exceeded: [about("überschritten um #"), about("exceeded by #")],
});
