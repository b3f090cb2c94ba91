import {
	costCentreCheck,
	type FieldCheck,
	factorCheck,
	noteCheck,
	numberCheck,
	wageTypeCheck,
} from "../field-checks.ts";
import { finding } from "../wage-finding.ts";

/**
 * Names of columns as the interface manual of LODAS has them, which we know at second hand alone: a trial import comes before
 * the first file is used.
 */
export const lodasColumns = {
	personnelNo: "pnr#bwd",
	companyPersonnelNo: "pnr_betriebliche#bwd",
	month: "abrechnung_zeitraum#bwd",
	wageType: "la_eigene#bwd",
	processingKey: "bs_nr#bwd",
	value: "bs_wert_butab#bwd",
	costCentre: "kostenstelle#bwd",
	costUnit: "kostentraeger#bwd",
	factor: "abw_lohnfaktor#bwd",
	note: "bemerkung#bwd",
} as const;

/** The table of bookings. */
export const lodasTable = "u_lod_bwd_buchung_standard";

/** Further tables that files of other makers use, and their columns. */
export const lodasTables: ReadonlySet<string> = new Set([
	lodasTable,
	"u_lod_bwd_buchung_stunden",
	"u_lod_bwd_buchung_tage",
	"u_lod_bwd_buchung_nachber",
	"u_lod_bwd_buchung_vorschuss",
	"u_lod_bwd_fehlzeiten",
	"u_lod_psd_fehlzeiten",
]);
const otherColumns = ["stunden#bwd", "tage#bwd", "nb_datum_mm#bwd"];

export function isLodasColumn(name: string): boolean {
	return name in lodasChecks || otherColumns.includes(name) || name.endsWith("#psd");
}

/** The columns of a file that describes none. */
export const plainColumns: readonly string[] = [
	lodasColumns.personnelNo,
	lodasColumns.month,
	lodasColumns.wageType,
	lodasColumns.processingKey,
	lodasColumns.value,
	lodasColumns.costCentre,
];

/** N(11,2). */
const amount = numberCheck(-99_999_999_999, 99_999_999_999);

const value: FieldCheck = (text, field) =>
	text === "" ? [finding(field, "VALUE_MISSING")] : amount(text, field);

const processingKey: FieldCheck = (text, field) => {
	if (text === "") return [finding(field, "PROCESSING_KEY_MISSING")];
	return /^\d{1,3}$/.test(text) && Number(text) > 0
		? []
		: [finding(field, "VALUE_RANGE", text, "1 – 999")];
};

/** What a field may hold, by the name of its column; numbers of people and months depend on the header. */
export const lodasChecks: Readonly<Record<string, FieldCheck>> = {
	[lodasColumns.personnelNo]: () => [],
	[lodasColumns.companyPersonnelNo]: () => [],
	[lodasColumns.month]: () => [],
	[lodasColumns.wageType]: wageTypeCheck([1, 9999]),
	[lodasColumns.processingKey]: processingKey,
	[lodasColumns.value]: value,
	[lodasColumns.costCentre]: costCentreCheck,
	[lodasColumns.costUnit]: costCentreCheck,
	[lodasColumns.factor]: factorCheck,
	[lodasColumns.note]: noteCheck,
	"stunden#bwd": value,
	"tage#bwd": value,
};
