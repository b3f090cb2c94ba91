import { about, inBothLanguages } from "#kit/contract/texts.ts";

/** Words of the building blocks: dialogs, panels, fields. */
export const texts = inBothLanguages({
	close: ["Schließen", "Close"],
	paper: {
		printedOn: [
			(day: string, time: string) => `gedruckt am ${day} um ${time}`,
			(day: string, time: string) => `printed on ${day} at ${time}`,
		],
	},
	ok: ["OK", "OK"],
	cancel: ["Abbrechen", "Cancel"],
	delete: {
		title: ["Löschen", "Delete"],
		confirm: ["Löschen", "Delete"],
		check: ["Löschen bestätigen", "Confirm deletion"],
		force: ["Löschen erzwingen", "Force deletion"],
		text: [
			"Soll dieser Eintrag wirklich unwiderruflich gelöscht werden?",
			"Do you really want to delete this entry permanently?",
		],
		textOf: [
			about("Soll „#“ wirklich unwiderruflich gelöscht werden?"),
			about("Do you really want to delete “#” permanently?"),
		],
		word: ["LÖSCHEN", "DELETE"],
	},
	reason: ["Begründung", "Reason"],
	typeWord: [about("Bitte „#“ eingeben"), about("Please type “#”")],
	unsaved: {
		title: ["Änderungen verwerfen?", "Discard changes?"],
		text: ["Ihre Eingaben sind noch nicht gespeichert.", "What you typed has not been saved yet."],
		discard: ["Verwerfen", "Discard"],
		keep: ["Weiter bearbeiten", "Keep editing"],
	},
	panel: {
		openPanels: ["Offene Bereiche", "Open panels"],
		closeTop: ["Oberen Bereich schließen", "Close the upper panel"],
		back: ["Zurück", "Back"],
		content: ["Inhalt", "Content"],
		failed: ["Dieser Bereich konnte nicht geladen werden.", "This panel could not be loaded."],
	},
	loading: ["Wird geladen …", "Loading …"],
	retry: ["Erneut versuchen", "Try again"],
	panels: {
		gridColumns: ["Spalten verwalten", "Manage columns"],
		rename: ["Umbenennen", "Rename"],
		textEdit: ["Text bearbeiten", "Edit text"],
		list: ["Liste", "List"],
		multiCheck: ["Mehrfachauswahl", "Multiple choice"],
		multiPicker: ["Auswahl", "Selection"],
	},
	notifications: ["Meldungen", "Notifications"],
	floating: ["Auswahl", "Choices"],
	toast: {
		info: ["Hinweis", "Note"],
		warning: ["Warnung", "Warning"],
		error: ["Fehler", "Error"],
		positive: ["Erfolg", "Success"],
		negative: ["Fehlgeschlagen", "Failed"],
		debug: ["Entwicklung", "Debug"],
	},
	field: {
		search: ["Suchen", "Search"],
		empty: ["Bitte füllen Sie dieses Feld aus.", "Please fill in this field."],
		mail: [
			"Bitte geben Sie eine gültige E-Mail Adresse ein.",
			"Please enter a valid e-mail address.",
		],
		number: ["Bitte geben Sie eine Zahl ein.", "Please enter a number."],
		url: ["Bitte geben Sie eine gültige Adresse ein.", "Please enter a valid address."],
		showPassword: ["Passwort anzeigen", "Show password"],
		hidePassword: ["Passwort verbergen", "Hide password"],
		clear: ["Leeren", "Clear"],
	},
	states: {
		PLANNED: ["Geplant", "Planned"],
		REQUESTED: ["Beantragt", "Requested"],
		APPROVED: ["Genehmigt", "Approved"],
		REJECTED: ["Abgelehnt", "Rejected"],
		CANCELLED: ["Storniert", "Cancelled"],
	},
});
