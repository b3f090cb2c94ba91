export const texts = {
	manage: "Schlagwörter verwalten",
	edit: "Schlagwort bearbeiten",
} as const;
