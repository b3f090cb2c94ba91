/** Words of the dialog about broken rules. */
export const texts = {
	severities: { INFO: "Hinweis", WARNING: "Warnung", ERROR: "Verstoß" },
	critical: "Kritisch",
	resolve: "Kritische Hinweise müssen zuerst behoben werden; sie lassen sich nicht übergehen.",
	noted: "Ich habe von den Hinweisen oder Warnungen Kenntnis genommen",
	solveShifts: "Kollidierende Dienste anschließend lösen",
	series:
		"Wählen Sie einzelne Termine ab, um sie auszulassen; alle übrigen werden trotz Warnungen angelegt.",
	all: "Alle trotz Warnungen anlegen",
	create: (date: string) => `${date} anlegen`,
	goOn: "Trotzdem fortfahren",
	back: "Zurück",
} as const;
