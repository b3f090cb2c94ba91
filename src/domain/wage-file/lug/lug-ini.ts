/** Names of the fields as the import assistant of "Lohn und Gehalt" knows them. */
const fieldNames = [
	"Personalnummer",
	"Kalendertag",
	"Ausfallschlüssel",
	"Lohnartennummer",
	"Stundenanzahl",
	"Tagesanzahl",
	"Wert",
	"Abweichender Faktor",
	"Abweichende Lohnveränderung",
	"Kostenstellennummer",
	"Kostenträger",
	"Bemerkung",
];

/** The description that the import assistant reads beside the file. */
export const lugIni = [
	"[Allgemein]",
	// DATEV's own sample says 11 and lists 12
	`Feldanzahl = ${fieldNames.length}`,
	"Feldtrennzeichen = Strichpunkt",
	"Satztrennzeichen = Enter/Return",
	"Zahlenkomma = ,",
	"Datumstrennzeichen = /",
	"[Feldinhalt]",
	...fieldNames.map((name, at) => `Feld${at + 1} = ${name}`),
]
	.map((line) => `${line}\r\n`)
	.join("");
