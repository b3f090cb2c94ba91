export const texts = {
	tracking: "Tätigkeiten Zeiterfassung",
	shift: "Tätigkeiten Dienstplan",
	absence: "Abwesenheitsarten",
	appointment: "Terminarten",
	edit: "Tätigkeit anlegen oder bearbeiten",
	one: "Aktivität",
	reasons: "Begründungen",
} as const;
