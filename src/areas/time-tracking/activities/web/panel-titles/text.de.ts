export const texts = {
	tracking: "Tätigkeiten Zeiterfassung",
	shift: "Tätigkeiten Dienstplan",
	absence: "Abwesenheitsarten",
	appointment: "Terminarten",
	edit: "Tätigkeit anlegen oder bearbeiten",
	one: "Tätigkeit",
	overrides: "Abweichende Tätigkeiten",
	reasons: "Begründungen",
} as const;
