/** Apart from the feature's other words: panels are known from the start, their words when they are opened. */
export const texts = {
	detail: "Überstundenkonto",
	modificationCreate: "Korrektur anlegen",
	modificationEdit: "Korrektur bearbeiten",
	modifications: "Korrekturen",
	accountInit: "Konto eröffnen",
	limits: "Grenzen",
} as const;
