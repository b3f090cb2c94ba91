import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

/** A mail made of notices. */
interface NoticeMail {
	readonly name: string;
	readonly publicUrl: string;
	/** What it tells. */
	readonly body: string;
}

/** Words of the kit itself: refusals that any endpoint may answer. */
export const texts = inBothLanguages({
	errors: {
		UNAUTHENTICATED: ["Sie sind nicht angemeldet.", "You are not signed in."],
		INVALID_ROLE: [
			"Sie wurden abgemeldet, da die Sitzung ungültig ist.",
			"You have been signed out because the session is invalid.",
		],
		FORBIDDEN: [
			"Ihnen fehlt die Berechtigung für diese Aktion.",
			"You lack the permission for this action.",
		],
		FOREIGN_ORIGIN: [
			"Die Anfrage kam nicht aus der Anwendung und wurde abgewiesen.",
			"The request did not come from the application and was refused.",
		],
		NOT_FOUND: ["Der Eintrag wurde nicht gefunden.", "The entry was not found."],
		STALE_VERSION: [
			"Der Eintrag wurde inzwischen geändert.",
			"The entry has been changed in the meantime.",
		],
		DUPLICATE: ["Dieser Wert ist bereits vergeben.", "This value is already taken."],
		IN_USE: [
			"Der Eintrag kann nicht gelöscht werden, da er noch mit Einträgen verknüpft ist.",
			"The entry cannot be deleted because other entries are still linked to it.",
		],
		REFERENCE_NOT_FOUND: [
			"Ein ausgewählter Eintrag wurde nicht gefunden.",
			"A chosen entry was not found.",
		],
		IMPERSONATING: [
			"Solange Sie als jemand anders handeln, ist das nicht möglich.",
			"This is not possible while you are acting as somebody else.",
		],
		MONTH_CLOSED: [
			aboutTwo(
				"Der Monat #1 von #2 ist abgeschlossen. Er lässt sich nur mit einer Begründung berichtigen.",
			),
			aboutTwo("The month #1 of #2 is closed. It can only be corrected with a reason."),
		],
		VERSION_IN_CLOSED_MONTH: [
			about(
				"Mit diesem Stand wurde der Monat # abgeschlossen: Er lässt sich nicht mehr ändern oder löschen, nur durch einen neueren ablösen.",
			),
			about(
				"The month # was closed with this version: it can no longer be changed or deleted, only followed by a newer one.",
			),
		],
		PREVIEW_TOO_LONG: [
			"Die Vorschau dauert zu lange. Speichern können Sie trotzdem.",
			"The preview takes too long. You can still save.",
		],
		TOO_MANY_REQUESTS: [
			counted(
				"Zu viele Anfragen. Bitte versuchen Sie es in 1 Sekunde noch einmal.",
				"Zu viele Anfragen. Bitte versuchen Sie es in # Sekunden noch einmal.",
			),
			counted(
				"Too many requests. Please try again in 1 second.",
				"Too many requests. Please try again in # seconds.",
			),
		],
		MALFORMED: [
			"Die Angaben sind unvollständig oder ungültig.",
			"The details are incomplete or invalid.",
		],
		TOO_LARGE: ["Die Anfrage ist zu groß.", "The request is too large."],
		MAINTENANCE: [
			"Der Dienst ist gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.",
			"The service is not available at the moment. Please try again shortly.",
		],
		UNKNOWN: ["Interner Server Fehler", "Internal server error"],
	},
	export: {
		job: [about("Export: #"), about("Export: #")],
		rows: [
			counted("1 Zeile exportiert.", "# Zeilen exportiert."),
			counted("1 row exported.", "# rows exported."),
		],
		forbidden: [
			"Ihnen fehlt inzwischen die Berechtigung für diese Liste.",
			"You no longer have permission for this list.",
		],
		unknownColumn: ["Diese Spalte gibt es in der Liste nicht.", "The list has no such column."],
		yes: ["Ja", "Yes"],
		no: ["Nein", "No"],
		state: ["Status", "Status"],
		active: ["Aktiv", "Active"],
		archived: ["Archiviert", "Archived"],
	},
	/** On documents. */
	paper: {
		page: [about("Seite #"), about("Page #")],
	},
	jobs: {
		failed: [
			about("Die Aufgabe wurde wegen eines unerwarteten Fehlers beendet (Kennung #)."),
			about("The task ended because of an unexpected error (reference #)."),
		],
	},
	notices: {
		/** Who acted where nobody did. */
		system: ["Stundwerk", "Stundwerk"],
		digest: [
			counted("Ihre Übersicht: 1 Mitteilung", "Ihre Übersicht: # Mitteilungen"),
			counted("Your digest: 1 notice", "Your digest: # notices"),
		],
		several: [aboutTwo("#1 (#2)"), aboutTwo("#1 (#2)")],
		mixed: [counted("1 Mitteilung", "# Mitteilungen"), counted("1 notice", "# notices")],
		more: [counted("… und 1 weitere", "… und # weitere"), counted("… and 1 more", "… and # more")],
		mail: [
			(given: NoticeMail) => `Guten Tag ${given.name},

${given.body}

Wovon Sie Mitteilungen bekommen, bestimmen Sie in Ihrem Profil unter „Benachrichtigungen“:
${given.publicUrl}/home/dashboard?p=profile.private

Stundwerk
`,
			(given: NoticeMail) => `Hello ${given.name},

${given.body}

What you are told of is up to you, in your profile under "Notifications":
${given.publicUrl}/home/dashboard?p=profile.private

Stundwerk
`,
		],
	},
});
