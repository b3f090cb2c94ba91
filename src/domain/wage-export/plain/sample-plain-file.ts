import type { ExportAccount, ExportFacts, ExportPerson, WageEntry } from "../export-line.ts";
import { plainFile } from "./plain-file.ts";
import type { PlainLayout } from "./plain-layout.ts";

const people: readonly ExportPerson[] = [
	["20377", "Yusuf", "Demir"],
	["20386", "Lena", "Vogt"],
	["20391", "Anna", "Albrecht"],
].map(([personnelNo = "", firstName = "", lastName = ""]) => ({
	...{ id: personnelNo, personnelNo, firstName, lastName, employmentTypeId: null },
}));

const none = { specialAccountId: null, activityId: null, activityClass: null, workedOnly: false };

const accounts: readonly ExportAccount[] = [
	["LOHN", "Stundenlohn"],
	["NACHT", "Nachtzuschlag 25 %"],
	["URLAUB", "Urlaub in Tagen"],
	["PRAEMIE", "Prämie"],
].map(([code = "", name = ""]) => ({
	...{ id: code, code, name, type: "TARGETACTUALS_ACTUAL", format: "HOURS", ...none },
}));

/** Person, account, wage type, minutes, ten thousandths of a day, cents, cost centre. */
const lines = [
	[0, "LOHN", "1000", 10_110, null, null, "4120"],
	[0, "NACHT", "1500", 575, null, null, "4120"],
	[0, "URLAUB", "1600", null, 25_000, null, ""],
	[0, "PRAEMIE", "3000", null, null, 12_500, ""],
	[1, "LOHN", "1000", 9895, null, null, "4115"],
	[1, "NACHT", "1500", -35, null, null, "4115"],
	[1, "URLAUB", "1600", null, 10_000, null, ""],
	[2, "LOHN", "1000", 8962, null, null, "4120"],
	[2, "NACHT", "1500", 121, null, null, "4120"],
	[2, "URLAUB", "1600", null, 5000, null, ""],
] as const;

const entries = lines.map(
	([person, accountId, wageType, minutes, days, cents, costCentre]): WageEntry => ({
		...{ userId: people[person]?.id ?? "", accountId, month: "2026-06", wageType },
		...{ minutes, days, cents, lineIds: [] },
		line: {
			...{ personnelNo: null, kind: "MONTH", wageType: null, processingKey: null, minutes: null },
			...{ dayFactor: null, cents: null, day: null, absenceKey: null, workFree: false },
			...{ costCentre: costCentre || null, costUnit: null, factor: null, wageChange: null },
			...{ note: minutes !== null && minutes < 0 ? "Korr. 05/2026" : null, month: null },
		},
	}),
);

const names: Pick<ExportFacts, "people" | "accounts"> = {
	people: new Map(people.map((one) => [one.id, one])),
	accounts: new Map(accounts.map((one) => [one.id, one])),
};

/** Ten invented lines as a layout writes them, so that somebody sees what it does before there is a month. */
export function samplePlainFile(layout: PlainLayout): {
	readonly lines: readonly string[];
	readonly cells: readonly (readonly string[])[];
} {
	const { bytes, rows } = plainFile(names, { layout }, entries);
	const decoder = new TextDecoder(layout.encoding === "WINDOWS_1252" ? "windows-1252" : "utf-8");
	const text = bytes === null ? "" : decoder.decode(bytes);
	return { lines: text.split("\r\n").slice(0, -1), cells: rows.map(({ fields }) => fields) };
}
