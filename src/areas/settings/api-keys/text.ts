import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { Language } from "#kit/contract/language.ts";
import { about, inBothLanguages } from "#kit/contract/texts.ts";
import { texts as levelNames } from "#kit/permission-levels/text.ts";
import { texts as permissionNames } from "#kit/permission-names/text.ts";

/** API keys: access for other programs. */
export const texts = inBothLanguages({
	errors: {
		API_KEY_ABOVE_CREATOR: [
			"Ein Schlüssel kann nicht mehr dürfen als Sie selbst im ganzen Unternehmen.",
			"A key cannot have more permissions than you have yourself in the whole company.",
		],
		API_KEY_RIGHTS_MISSING: [
			"Bitte wählen Sie mindestens eine Berechtigung.",
			"Please choose at least one permission.",
		],
		API_KEY_EXPIRY_PAST: [
			"Der letzte Tag liegt in der Vergangenheit.",
			"The last day lies in the past.",
		],
	},
	master: {
		one: ["API-Schlüssel", "API key"],
		many: ["API-Schlüssel", "API keys"],
		empty: [
			"Hier stehen die Schlüssel, mit denen andere Programme Daten lesen und schreiben. Noch gibt es keinen.",
			"The keys that other programs read and write data with are listed here. There are none yet.",
		],
		fields: {
			name: ["Name", "Name"],
			permissions: ["Berechtigungen", "Permissions"],
			expiresOn: ["Gültig bis", "Valid until"],
		},
		extra: {
			state: ["Status", "Status"],
			usedAt: ["Zuletzt benutzt", "Last used"],
			expiresAt: ["Gültig bis", "Valid until"],
			createdBy: ["Angelegt von", "Created by"],
		},
		options: {
			state: {
				ACTIVE: ["aktiv", "active"],
				EXPIRED: ["abgelaufen", "expired"],
				REVOKED: ["widerrufen", "revoked"],
			},
		},
	},
	create: {
		base: ["Schlüssel", "Key"],
		name: ["Name", "Name"],
		nameHelp: [
			"Wofür der Schlüssel da ist; er steht im Verlauf.",
			"What the key is for; the history shows it.",
		],
		expires: ["Letzter Tag", "Last day"],
		expiresHelp: ["Leer: gültig, bis er widerrufen wird.", "Empty: valid until it is revoked."],
		rights: ["Berechtigungen", "Permissions"],
		rightsHelp: [
			"Für das ganze Unternehmen, nie mehr als Ihre eigenen.",
			"For the whole company, never more than your own.",
		],
		addRight: ["Berechtigung hinzufügen", "Add a permission"],
		noRights: [
			"Ohne Berechtigung darf der Schlüssel nichts.",
			"Without a permission the key may do nothing.",
		],
		chooseRight: ["Berechtigung wählen", "Choose a permission"],
		removeRight: [about("# entfernen"), about("Remove #")],
		none: ["keine", "none"],
		levels: levelNames.pairs.levels,
		save: ["Anlegen", "Create"],
	},
	success: {
		text: [
			"Kopieren Sie den Schlüssel jetzt. Er wird nur dieses eine Mal angezeigt.",
			"Copy the key now. It is shown only this once.",
		],
		copy: ["Kopieren", "Copy"],
		copied: ["Kopiert", "Copied"],
		usage: ["So wird er benutzt", "How it is used"],
		gone: [
			"Dieser Schlüssel wurde schon einmal angezeigt und ist nicht mehr lesbar.",
			"This key was shown once already and can no longer be read.",
		],
		done: ["Fertig", "Done"],
	},
	remove: {
		text: [
			about(
				"Programme, die „#“ benutzen, haben sofort keinen Zugang mehr. Das kann nicht rückgängig gemacht werden.",
			),
			about("Programs that use “#” lose their access at once. This cannot be undone."),
		],
		confirm: ["Löschen bestätigen", "Confirm deletion"],
		remove: ["Löschen", "Delete"],
		removing: ["API-Schlüssel löschen", "Delete API key"],
		gone: ["Diesen Schlüssel gibt es nicht mehr.", "This key no longer exists."],
	},
	permissions: permissionNames.pairs,
});

/** "Mitarbeiter: Lesen", for each right of a key. */
export function rightsIn(
	permissions: Readonly<Record<string, PermissionLevel | undefined>>,
	language: Language,
): readonly string[] {
	const { permissions: known, create } = texts[language];
	const names: Readonly<Record<string, string>> = known;
	return Object.entries(permissions).map(
		([key, level = "NONE"]) => `${names[key] ?? key}: ${create.levels[level]}`,
	);
}
