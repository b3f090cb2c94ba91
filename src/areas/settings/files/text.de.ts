/** Words of files: uploads and downloads. */
export const texts = {
	errors: {
		FILE_TYPE_NOT_ALLOWED: "Es können nur Tabellen im Format XLSX oder CSV hochgeladen werden.",
		FILE_IS_NOT_WHAT_IT_SAYS: (name: string) =>
			`Der Inhalt der Datei „${name}“ passt nicht zu ihrer Endung. Bitte speichern Sie die Tabelle neu als XLSX oder CSV.`,
		FILE_IS_EMPTY: (name: string) => `Die Datei „${name}“ ist leer.`,
		TOO_MANY_FILES:
			"Sie haben heute schon sehr viele Dateien hochgeladen. Bitte versuchen Sie es morgen wieder.",
	},
} as const;
