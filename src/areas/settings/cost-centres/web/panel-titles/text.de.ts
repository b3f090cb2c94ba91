export const texts = {
	many: "Kostenstellen",
	edit: "Kostenstelle anlegen oder bearbeiten",
	one: "Kostenstelle",
	selector: "Kostenstelle wählen",
} as const;
