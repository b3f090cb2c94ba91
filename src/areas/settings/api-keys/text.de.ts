import { texts as levelNames } from "#kit/permission-levels/text.de.ts";
import { texts as permissionNames } from "#kit/permission-names/text.de.ts";
/** API keys: access for other programs. */
export const texts = {
	errors: {
		API_KEY_ABOVE_CREATOR:
			"Ein Schlüssel kann nicht mehr dürfen als Sie selbst im ganzen Unternehmen.",
		API_KEY_RIGHTS_MISSING: "Bitte wählen Sie mindestens eine Berechtigung.",
		API_KEY_EXPIRY_PAST: "Der letzte Tag liegt in der Vergangenheit.",
	},
	list: {
		title: "API-Schlüssel",
		create: "API-Schlüssel anlegen",
		empty: "Es gibt noch keine API-Schlüssel.",
		search: "API-Schlüssel suchen",
		name: "Name",
		state: "Zustand",
		rights: "Berechtigungen",
		expires: "Gültig bis",
		used: "Zuletzt benutzt",
		createdBy: "Angelegt von",
		revoke: "Widerrufen",
		notLoaded: "Die API-Schlüssel konnten nicht geladen werden.",
		states: { ACTIVE: "aktiv", EXPIRED: "abgelaufen", REVOKED: "widerrufen" },
	},
	create: {
		title: "API-Schlüssel anlegen",
		base: "Schlüssel",
		name: "Name",
		nameHelp: "Wofür der Schlüssel da ist; er steht im Verlauf.",
		expires: "Letzter Tag",
		expiresHelp: "Leer: gültig, bis er widerrufen wird.",
		rights: "Berechtigungen",
		rightsHelp: "Für das ganze Unternehmen, nie mehr als Ihre eigenen.",
		none: "keine",
		levels: levelNames.levels,
		saving: "API-Schlüssel anlegen",
		save: "Anlegen",
	},
	success: {
		title: "API-Schlüssel angelegt",
		text: "Kopieren Sie den Schlüssel jetzt. Er wird nur dieses eine Mal angezeigt.",
		copy: "Kopieren",
		copied: "Kopiert",
		usage: "So wird er benutzt",
		gone: "Dieser Schlüssel wurde schon einmal angezeigt und ist nicht mehr lesbar.",
		done: "Fertig",
	},
	remove: {
		title: "API-Schlüssel löschen",
		text: (name: string) =>
			`Programme, die „${name}“ benutzen, haben sofort keinen Zugang mehr. Das kann nicht rückgängig gemacht werden.`,
		confirm: "Löschen bestätigen",
		remove: "Löschen",
		removing: "API-Schlüssel löschen",
		gone: "Diesen Schlüssel gibt es nicht mehr.",
	},
	permissions: permissionNames,
} as const;
