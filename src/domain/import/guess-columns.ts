import {
	type ImportField,
	type ImportKind,
	type ImportMapping,
	importFields,
} from "./import-fields.ts";
import { customColumn } from "./read-custom.ts";

/** Heads as people and other programs write them, reduced by `plain`; the first is looked for first. */
const heads: Readonly<Record<ImportField, string>> = {
	lastName: "nachname name familienname lastname surname familyname",
	firstName: "vorname rufname firstname givenname forename",
	personnelNo:
		"personalnummer personalnr persnr pnr mitarbeiternummer mitarbeiternr personnelno personnelnumber employeeid employeeno employeenumber staffno",
	companyPersonnelNo:
		"betrieblichepersonalnummer betrieblichepersonalnr betriebspersonalnummer lohnnummer lohnnr companypersonnelno companypersonnelnumber payrollno payrollnumber",
	mail: "email mail emailadresse mailadresse emailaddress",
	gender: "geschlecht anrede gender sex salutation",
	unit: "abteilung einheit bereich organisationseinheit team kostenstelle unit department orgunit",
	entryDate: "eintritt eintrittsdatum eintrittam beginn entrydate entry hiredate startdate",
	exitDate: "austritt austrittsdatum austrittam ende exitdate exit enddate leavingdate",
	validFrom: "gultigab gultigvon giltab wirksamab validfrom effectivefrom",
	name: "abteilung einheit name bezeichnung unit department unitname",
	parent:
		"ubergeordneteabteilung ubergeordneteeinheit ubergeordnet oberabteilung gehortzu parent parentunit parentdepartment",
	absenceKind:
		"art abwesenheitsart fehlzeitart abwesenheit fehlgrund kind kindofabsence absencetype absence type",
	fromDate: "von beginn vom start datum from fromdate startdate date",
	toDate: "bis ende bisdatum to until todate enddate",
	halfDays: "halbetage halbertag halbtags halftag halfdays halfday half",
	remark: "bemerkung anmerkung kommentar notiz grund remark comment note reason",
};

/** Which column is what, by its head, custom fields by their names and what features declare by theirs; each column and each field once. */
export function guessColumns(
	kind: ImportKind,
	head: readonly string[],
	custom: readonly { readonly key: string; readonly name: string }[] = [],
	declared: readonly { readonly field: string; readonly heads: string }[] = [],
): ImportMapping {
	const columns = head.map(plain);
	const taken = new Set<number>();
	const mapping: Record<string, number> = {};
	const own = importFields[kind].map((field) => ({ field, heads: heads[field] }));
	for (const { field, heads } of [...own, ...declared]) {
		for (const known of heads.split(" ")) {
			const at = columns.findIndex((column, place) => column === known && !taken.has(place));
			if (at < 0) continue;
			mapping[field] = at;
			taken.add(at);
			break;
		}
	}
	for (const { key, name } of custom) {
		const at = columns.findIndex((column, place) => column === plain(name) && !taken.has(place));
		if (at < 0 || plain(name) === "") continue;
		mapping[customColumn(key)] = at;
		taken.add(at);
	}
	return mapping;
}

/** Letters and digits without accents. Example: "E-Mail Adresse*" → emailadresse. */
function plain(head: string): string {
	return head
		.normalize("NFKD")
		.replaceAll("ß", "ss")
		.replace(/[^\p{L}\p{N}]/gu, "")
		.toLowerCase();
}
