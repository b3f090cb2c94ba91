export const texts = {
	many: "Kostenstellen",
	edit: "Kostenstelle bearbeiten",
	one: "Kostenstelle",
	selector: "Kostenstelle wählen",
} as const;
