import { inBothLanguages } from "#kit/contract/texts.ts";

/** Apart from the feature's other words: panels are known from the start, their words when they are opened. */
export const texts = inBothLanguages({
	templates: ["Vorlagen", "Templates"],
	templateCreate: ["Vorlage anlegen", "Create template"],
	templateEdit: ["Vorlage bearbeiten", "Edit template"],
	template: ["Vorlage", "Template"],
	templateTimes: ["Zeiten der Vorlage", "Times of the template"],
	ofUser: ["Arbeitszeitpläne des Mitarbeiters", "Worksheets of the employee"],
	plan: ["Arbeitszeitplan", "Worksheet"],
	planEdit: ["Arbeitszeitplan anlegen oder bearbeiten", "Create or edit worksheet"],
	exception: ["Ausnahme anlegen", "Create exception"],
	assign: ["Arbeitszeitplan zuweisen", "Assign worksheet"],
	calendar: ["Arbeitszeitkalender", "Working time calendar"],
});
