import { about, inBothLanguages } from "#kit/contract/texts.ts";

/** Words of files: uploads and downloads. */
export const texts = inBothLanguages({
	errors: {
		FILE_TYPE_NOT_ALLOWED: [
			about("Hier können nur Dateien dieser Formate hochgeladen werden: #."),
			about("Only files of these formats can be uploaded here: #."),
		],
		FILE_IS_NOT_WHAT_IT_SAYS: [
			about(
				"Der Inhalt der Datei „#“ passt nicht zu ihrer Endung. Bitte speichern Sie sie noch einmal in dem Format, das ihr Name nennt.",
			),
			about(
				"The content of “#” does not match its extension. Please save it again in the format that its name says.",
			),
		],
		FILE_IS_ACTIVE: [
			about(
				"Die Datei „#“ enthält Skripte oder weitere Dateien, oder sie ist verschlüsselt. Bitte drucken Sie sie als PDF und laden Sie diese hoch.",
			),
			about(
				"The file “#” contains scripts or further files, or it is encrypted. Please print it as a PDF and upload that.",
			),
		],
		FILE_IS_EMPTY: [about("Die Datei „#“ ist leer."), about("The file “#” is empty.")],
		TOO_MANY_FILES: [
			"Heute wurden schon sehr viele Dateien hochgeladen. Bitte versuchen Sie es morgen wieder.",
			"A great many files have been uploaded today. Please try again tomorrow.",
		],
	},
});
