import { type CheckCase, textOf } from "./wage-file-case.ts";

/** The example file of each format: what is written and what is checked. */
export const lodasFile = textOf(
	"[Allgemein]",
	"Ziel=LODAS",
	"Version_SST=1.0",
	"BeraterNr=1234567",
	"MandantenNr=54321",
	"Datumsformat=TT.MM.JJJJ",
	"Feldtrennzeichen=;",
	"Zahlenkomma=,",
	"",
	"[Satzbeschreibung]",
	"10;u_lod_bwd_buchung_standard;pnr#bwd;abrechnung_zeitraum#bwd;la_eigene#bwd;bs_nr#bwd;bs_wert_butab#bwd;kostenstelle#bwd;",
	"",
	"[Bewegungsdaten]",
	"10;101;01.06.2026;100;1;168,50;1000;",
	"10;101;01.06.2026;510;1;12,25;1000;",
	"10;102;01.06.2026;;71;2,50;;",
);

export const lugFile = textOf(
	"1234567;54321;06/2026",
	"101;;;1000;;;168,50;;;1000;;",
	"101;8;U;1600;8,00;1,00;;;;;;",
	"101;9;U;;4,00;0,50;;;;;;",
	"102;11;K;;8,00;1,00;;;;;;",
	"102;12;K;;8,00;1,00;;;;;;",
	"102;13;K;;;;;;;;;",
	"102;14;K;;;;;;;;;",
	"102;15;K;;8,00;1,00;;;;;;",
);

const header = "1234567;54321;06/2026";
const lodasData = (line: string) => lodasFile.replace("10;101;01.06.2026;510;1;12,25;1000;", line);

// biome-ignore format: a table, one case a line
export const checkCases: readonly CheckCase[] = [
	["DV10 a file of LODAS", "DATEV_LODAS", lodasFile, []],
	["DV11 a file of Lohn und Gehalt", "DATEV_LUG", lugFile, []],
	["DV12 three quarters of a day of leave", "DATEV_LUG", "101;8;U;;6,00;0,75;;;;;;", ["1/6 DAY_FACTOR_NOT_ALLOWED"]],
	["DV13 hours in a sum of the month", "DATEV_LUG", "101;;;1000;168,50;;;;;;;", ["1/5 HOURS_IN_MONTH_LINE", "1/7 VALUE_MISSING"]],
	["few hours in a sum of the month", "DATEV_LUG", "101;;;1000;16,50;;12,00;;;;;", ["1/5 HOURS_IN_MONTH_LINE"]],
	["days in a sum of the month", "DATEV_LUG", "101;;;1000;;1,00;12,00;;;;;", ["1/6 HOURS_IN_MONTH_LINE"]],
	["eleven fields, thirteen, an empty line", "DATEV_LUG", textOf(header, "101;;;1000;;;1,00;;;;", "101;;;1000;;;1,00;;;;;;", "", "101;;;1000;;;1,00;;;;;"), ["2/- FIELD_COUNT", "3/- FIELD_COUNT", "4/- FIELD_COUNT"]],
	["a line of three fields is no header", "DATEV_LUG", "101;8;U", ["1/- FIELD_COUNT"]],
	["a header of nobody", "DATEV_LUG", textOf("12;x;13/2026;y", "101;;;1000;;;1,00;;;;;"), ["1/1 HEADER", "1/2 HEADER", "1/3 HEADER", "1/4 HEADER"]],
	["a header with another date", "DATEV_LUG", textOf("1234567;5;2026-06", "101;;;1000;;;1,00;;;;;"), ["1/3 HEADER"]],
	["the 31st, in a month that is known and in none", "DATEV_LUG", textOf(header, "101;31;U;;8,00;1,00;;;;;;"), ["2/2 DAY_RANGE"]],
	["the 31st of nobody knows which month", "DATEV_LUG", "101;31;U;;8,00;1,00;;;;;;", []],
	["numbers with letters, with the mark of the header", "DATEV_LUG", textOf(`${header};x`, "A-1;;;1000;;;1,00;;;;;"), []],
	["numbers with letters, without it", "DATEV_LUG", textOf(header, "A-1;;;1000;;;1,00;;;;;"), ["2/1 PERSONNEL_NO"]],
	["numbers with a point or thousands", "DATEV_LUG", textOf(header, "101;;;1000;;;168.50;;;;;", "101;;;1000;;;1.168,50;;;;;", "101;;;1000;;;1,005;;;;;"), ["2/7 VALUE_RANGE", "3/7 VALUE_RANGE", "4/7 VALUE_RANGE"]],
	["factors out of range", "DATEV_LUG", "101;;;1000;;;1,00;1000,00;0,00;;;", ["1/8 VALUE_RANGE", "1/9 VALUE_RANGE"]],
	["a value on a day", "DATEV_LUG", "101;8;U;;8,00;1,00;8,00;;;;;", ["1/7 VALUE_RANGE"]],
	["a forgotten Sunday", "DATEV_LUG", textOf(header, "102;12;K;;8,00;1,00;;;;;;", "102;13;K;;;;;;;;;", "102;15;K6;;;;;;;;;"), ["4/2 GAP_IN_SICKNESS?"]],
	["two days on one", "DATEV_LUG", textOf("101;8;U;;8,00;1,00;;;;;;", "00101;8;K;;2,00;0,25;;;;;;"), ["2/1 PERSONNEL_NO"]],
	["more than a day on a day", "DATEV_LUG", textOf("101;8;U;;8,00;1,00;;;;;;", "101;8;K;;2,00;0,25;;;;;;", "101;8;K;;20,00;;;;;;;"), ["2/6 DAY_SUM", "3/5 DAY_SUM"]],
	["characters without a place", "DATEV_LUG", textOf(header, "101;;;1000;;;1,00;;;;;≥", "101;;;1000;;;1,00;;;;;\t"), ["2/12 CHARACTER", "3/12 CHARACTER"]],
	["a mark of the byte order", "DATEV_LUG", textOf(`\uFEFF${header}`), ["1/1 HEADER", "1/1 CHARACTER"]],
	["ends of Unix, told once", "DATEV_LUG", `${header}\n101;;;1000;;;1,00;;;;;\n`, ["1/- LINE_END"]],
	["one end of Unix", "DATEV_LUG", `${header}\r\n101;;;1000;;;1,00;;;;;\n102;;;1000;;;1,00;;;;;\r\n`, ["2/- LINE_END"]],
	["the last end is missing", "DATEV_LUG", lugFile.trimEnd(), ["9/- LINE_END?"]],
	["nothing at all", "DATEV_LUG", "\r\n", ["1/- HEADER"]],

	["lines of LODAS alone", "DATEV_LODAS", "10;101;01.06.2026;100;1;168,50;1000;", []],
	["nothing at all", "DATEV_LODAS", "", ["1/- HEADER"]],
	["a separator is missing", "DATEV_LODAS", lodasData("10;101;01.06.2026;510;1;12,25;1000"), ["15/- FIELD_COUNT"]],
	["a record that nobody described", "DATEV_LODAS", lodasData("11;101;01.06.2026;510;1;12,25;1000;"), ["15/1 HEADER"]],
	["a comment, and a text in quotation marks", "DATEV_LODAS", lodasData('* 101;x\r\n10;101;01.06.2026;510;1;12,25;"1000";'), []],
	["every field", "DATEV_LODAS", lodasData("10;A1;30.06.2026;12345;x;12.25;123456789;"), ["15/2 PERSONNEL_NO", "15/3 DAY_RANGE", "15/4 WAGE_TYPE_RANGE", "15/5 VALUE_RANGE", "15/6 VALUE_RANGE", "15/7 COST_CENTRE_LENGTH"]],
	["fields that are missing", "DATEV_LODAS", lodasData("10;;;;;;;"), ["15/2 PERSONNEL_NO", "15/3 DAY_RANGE", "15/4 WAGE_TYPE_RANGE", "15/5 VALUE_MISSING?", "15/6 VALUE_MISSING"]],
	["another target, no consultant", "DATEV_LODAS", lodasFile.replace("Ziel=LODAS", "Ziel=LUG").replace("BeraterNr=1234567", "BeraterNr="), ["2/- HEADER", "4/- HEADER"]],
	["dates in the form that the header names", "DATEV_LODAS", lodasFile.replace("TT.MM.JJJJ", "TTMMJJJJ").replaceAll("01.06.2026", "01062026"), []],
	["dates in another form", "DATEV_LODAS", lodasData("10;101;01062026;510;1;12,25;1000;"), ["15/3 DAY_RANGE"]],
	["another separator and another mark", "DATEV_LODAS", lodasFile.replaceAll(";", "|").replaceAll(/(\d),(\d)/g, "$1.$2").replace("Zahlenkomma=,", "Zahlenkomma=."), []],
	["columns that nobody knows", "DATEV_LODAS", lodasFile.replace("kostenstelle#bwd", "name#bwd").replace("u_lod_bwd_buchung_standard", "u_lod_bwd_buchung_kst"), ["11/2 HEADER?", "11/8 HEADER?"]],
	["sections that are missing or unknown", "DATEV_LODAS", textOf("[Allgemein]", "Ziel=LODAS", "BeraterNr=1234567", "MandantenNr=1", "[Daten]"), ["1/- HEADER", "1/- HEADER", "5/- HEADER"]],
	["numbers of the company", "DATEV_LODAS", lodasFile.replace("pnr#bwd", "pnr_betriebliche#bwd").replaceAll("10;101;", "10;A-1;"), []],
	["an end of Unix, a character", "DATEV_LODAS", lodasFile.replace("1000;\r\n", "Ł;\n"), ["14/- LINE_END", "14/7 CHARACTER"]],
];
