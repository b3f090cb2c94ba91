import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	tracking: ["Tätigkeiten Zeiterfassung", "Time-tracking activities"],
	shift: ["Tätigkeiten Dienstplan", "Shift plan activities"],
	absence: ["Abwesenheitsarten", "Kinds of absence"],
	appointment: ["Terminarten", "Kinds of appointment"],
	edit: ["Tätigkeit anlegen oder bearbeiten", "Create or edit activity"],
	one: ["Tätigkeit", "Activity"],
	overrides: ["Abweichende Tätigkeiten", "Differing activities"],
	reasons: ["Begründungen", "Reasons"],
});
