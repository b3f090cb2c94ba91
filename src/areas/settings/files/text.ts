import { about, inBothLanguages } from "#kit/contract/texts.ts";

/** Words of files: uploads and downloads. */
export const texts = inBothLanguages({
	errors: {
		FILE_TYPE_NOT_ALLOWED: [
			"Es können nur Tabellen im Format XLSX oder CSV hochgeladen werden.",
			"Only tables in XLSX or CSV format can be uploaded.",
		],
		FILE_IS_NOT_WHAT_IT_SAYS: [
			about(
				"Der Inhalt der Datei „#“ passt nicht zu ihrer Endung. Bitte speichern Sie die Tabelle neu als XLSX oder CSV.",
			),
			about(
				"The content of “#” does not match its extension. Please save the table again as XLSX or CSV.",
			),
		],
		FILE_IS_EMPTY: [about("Die Datei „#“ ist leer."), about("The file “#” is empty.")],
		TOO_MANY_FILES: [
			"Heute wurden schon sehr viele Dateien hochgeladen. Bitte versuchen Sie es morgen wieder.",
			"A great many files have been uploaded today. Please try again tomorrow.",
		],
	},
});
