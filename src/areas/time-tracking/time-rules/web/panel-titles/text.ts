import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	overview: ["Zeiterfassungsregeln", "Rules of time tracking"],
	detail: ["Regel", "Rule"],
	edit: ["Regel anlegen oder bearbeiten", "Create or edit rule"],
	try: ["Regel ausprobieren", "Try rule"],
	ofUser: ["Zeiterfassungsregeln des Mitarbeiters", "Rules of time tracking of the employee"],
});
