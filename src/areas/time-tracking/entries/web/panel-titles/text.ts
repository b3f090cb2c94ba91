import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	detail: ["Zeiteintrag", "Time entry"],
	create: ["Zeiteintrag anlegen", "Create a time entry"],
	edit: ["Zeiteintrag bearbeiten", "Edit a time entry"],
	reasonRequest: ["Begründung angeben", "Give a reason"],
	bulkInsert: ["Mehrere Zeiteinträge anlegen", "Create several time entries"],
	extendedFilter: ["Erweiterter Filter", "Extended filter"],
	list: ["Zeiteinträge", "Time entries"],
	requestChange: ["Änderung beantragen", "Request a change"],
});
