export const texts = {
	overview: "Zeiterfassungsregeln",
	detail: "Regel",
	edit: "Regel anlegen oder bearbeiten",
	try: "Regel ausprobieren",
	ofUser: "Zeiterfassungsregeln des Mitarbeiters",
} as const;
