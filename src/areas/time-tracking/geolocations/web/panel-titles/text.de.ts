/** Apart from the feature's other words: panels are known from the start, their words when they are opened. */
export const texts = {
	manage: "Orte verwalten",
	create: "Ort anlegen",
	edit: "Ort bearbeiten",
} as const;
