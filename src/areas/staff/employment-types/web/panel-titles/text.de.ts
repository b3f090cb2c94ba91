export const texts = {
	many: "Beschäftigungsarten",
	create: "Beschäftigungsart anlegen",
	edit: "Beschäftigungsart bearbeiten",
	one: "Beschäftigungsart",
} as const;
