import { about, inBothLanguages } from "#kit/contract/texts.ts";

/** Within a sentence, as English writes it: "sites", but "API keys". */
const within = (name: string) => (/^\p{Lu}{2}/u.test(name) ? name : name.toLowerCase());

/** Words of all master data; what the things are called stands in the features. */
export const texts = inBothLanguages({
	search: [(many: string) => `${many} durchsuchen`, (many: string) => `Search ${within(many)}`],
	state: ["Status", "Status"],
	archived: ["Archiviert", "Archived"],
	create: ["Anlegen", "Create"],
	edit: ["Bearbeiten", "Edit"],
	archive: ["Archivieren", "Archive"],
	restore: ["Wiederherstellen", "Restore"],
	history: ["Verlauf", "History"],
	delete: [(one: string) => `${one} löschen`, (one: string) => `Delete ${within(one)}`],
	deleteShort: ["Löschen", "Delete"],
	entryNotLoaded: ["Der Eintrag konnte nicht geladen werden.", "The entry could not be loaded."],
	gone: ["Diesen Eintrag gibt es nicht mehr.", "This entry no longer exists."],
	saving: [(one: string) => `${one} speichern`, (one: string) => `Save ${within(one)}`],
	saved: [about("# gespeichert"), about("# saved")],
	archiving: [(one: string) => `${one} archivieren`, (one: string) => `Archive ${within(one)}`],
	restoring: [
		(one: string) => `${one} wiederherstellen`,
		(one: string) => `Restore ${within(one)}`,
	],
	archiveMany: [
		(count: number, many: string) =>
			count === 1
				? "Soll dieser Eintrag archiviert werden?"
				: `Sollen diese ${count} ${many} archiviert werden?`,
		(count: number, many: string) =>
			count === 1 ? "Archive this entry?" : `Archive these ${count} ${within(many)}?`,
	],
	deleteMany: [
		(count: number, many: string) =>
			count === 1
				? "Soll dieser Eintrag wirklich unwiderruflich gelöscht werden?"
				: `Sollen diese ${count} ${many} wirklich unwiderruflich gelöscht werden?`,
		(count: number, many: string) =>
			count === 1
				? "Do you really want to delete this entry permanently?"
				: `Do you really want to delete these ${count} ${within(many)} permanently?`,
	],
	changedMany: [
		(count: number, things: string) => `${count} ${things} geändert`,
		(count: number, things: string) => `${count} ${within(things)} changed`,
	],
	either: [
		(names: readonly string[]) => names.join(" oder "),
		(names: readonly string[]) => names.join(" or "),
	],
	base: ["Stammdaten", "Master data"],
	archivedNow: [about("# archiviert"), about("# archived")],
	restoredNow: [about("# wiederhergestellt"), about("# restored")],
	deletedNow: [about("# gelöscht"), about("# deleted")],
	facts: ["Angaben", "Details"],
	yes: ["Ja", "Yes"],
	no: ["Nein", "No"],
	none: ["–", "–"],
});
