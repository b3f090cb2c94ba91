import { about, inBothLanguages } from "#kit/contract/texts.ts";

/** Files of absences. */
export const texts = inBothLanguages({
	title: ["Anlagen", "Attachments"],
	add: ["Datei hinzufügen", "Add a file"],
	adding: ["Datei wird hochgeladen …", "The file is being uploaded …"],
	limits: ["PDF, JPG oder PNG, bis 10 MB", "PDF, JPG or PNG, up to 10 MB"],
	load: [about("# herunterladen"), about("Download #")],
	remove: [about("# löschen"), about("Delete #")],
	removeTitle: ["Anlage löschen", "Delete the attachment"],
	removeText: [
		about("Soll „#“ wirklich unwiderruflich gelöscht werden?"),
		about("Do you really want to delete “#” permanently?"),
	],
});
