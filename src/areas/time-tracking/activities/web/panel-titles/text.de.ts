export const texts = {
	tracking: "Tätigkeiten Zeiterfassung",
	shift: "Tätigkeiten Dienstplan",
	absence: "Abwesenheitsarten",
	appointment: "Terminarten",
	edit: "Tätigkeit anlegen oder bearbeiten",
	one: "Tätigkeit",
	reasons: "Begründungen",
} as const;
