export const texts = {
	create: "Abteilung anlegen",
	edit: "Abteilung bearbeiten",
	many: "Abteilungen",
	detail: "Abteilung",
	move: "Abteilung verschieben",
	shiftplan: "Dienstplan-Einstellungen",
} as const;
