import { isoOfDay } from "../time/iso-day.ts";
import type { LocalDay } from "../time/quantities.ts";
import type { ImportFault, ImportLine, ImportMapping } from "./import-fields.ts";
import { type PersonRows, type RowReader, readRows } from "./person-rows.ts";
import { CellReader, type Gender } from "./read-cells.ts";
import { type CustomCells, type CustomFacts, readCustom } from "./read-custom.ts";
import type { KnownUnit, UnitIndex } from "./unit-index.ts";

export interface PersonValues {
	readonly firstName: string;
	readonly lastName: string;
	readonly personnelNo: string | null;
	readonly companyPersonnelNo: string | null;
	readonly mail: string | null;
	readonly gender: Gender;
	readonly unitId: string;
	/** Of custom fields; absent where an import says nothing of them. */
	readonly custom?: CustomCells;
}

export interface KnownPerson extends PersonValues {
	readonly id: string;
	readonly version: number;
	/** Whether the importing person may change her. */
	readonly isOpen: boolean;
	/** Holds rights over others' rights, which the importing person does not. */
	readonly isHigher: boolean;
	/** False of the importing person: one's own rights would move along. */
	readonly isMovable: boolean;
	/** Where the person belongs; no import changes it. */
	readonly siteId: string | null;
}

export interface NewPerson extends PersonValues {
	readonly siteId: string | null;
	readonly entryDate: string | null;
	readonly exitDate: string | null;
}

export type PlannedPerson = { readonly line: number } & (
	| { readonly action: "FAULTY"; readonly faults: readonly ImportFault[] }
	| {
			readonly action: "NEW";
			readonly person: NewPerson;
			readonly from: string;
			readonly rows?: PersonRows;
	  }
	| { readonly action: "UNCHANGED"; readonly known: KnownPerson }
	| {
			readonly action: "CHANGED";
			readonly known: KnownPerson;
			/** Absent where only rows change. */
			readonly person?: PersonValues;
			readonly from: string;
			readonly rows?: PersonRows;
	  }
);

export interface PeopleFacts {
	readonly people: readonly KnownPerson[];
	readonly units: UnitIndex;
	/** Where people without a unit go. */
	readonly defaultUnitId: string | null;
	readonly mapping: ImportMapping;
	readonly today: LocalDay;
	/** Absent where the company has no custom fields. */
	readonly custom?: CustomFacts;
	/** What columns say of people besides who they are. */
	readonly rows?: readonly RowReader[];
	/** Who may do something that the importing person may not: a password could be mailed to another address. */
	readonly above?: ReadonlySet<string>;
}

/** Decides line by line what an import of people does. Lines must come in order: the second of two equal ones is at fault. */
export class PeoplePlan {
	readonly #facts: PeopleFacts;
	readonly #byNo = new Map<string, KnownPerson>();
	readonly #byMail = new Map<string, KnownPerson>();
	/** What the file has said so far → its line. */
	readonly #seen = new Map<string, number>();

	constructor(facts: PeopleFacts) {
		this.#facts = facts;
		for (const person of facts.people) {
			if (person.personnelNo !== null) this.#byNo.set(person.personnelNo, person);
			if (person.mail !== null) this.#byMail.set(person.mail.toLowerCase(), person);
		}
	}

	plan(line: ImportLine): PlannedPerson {
		const { mapping, today } = this.#facts;
		const cells = new CellReader(line, mapping, today);
		const given = {
			lastName: cells.needed("lastName", 100),
			firstName: cells.needed("firstName", 100),
			personnelNo: cells.text("personnelNo", 50),
			companyPersonnelNo: cells.text("companyPersonnelNo", 50),
			mail: cells.mail(),
			gender: cells.gender(),
			unit: cells.text("unit", 500),
			entryDate: cells.day("entryDate"),
			exitDate: cells.day("exitDate"),
			validFrom: cells.day("validFrom"),
		};
		if (given.exitDate !== "" && given.exitDate < given.entryDate) {
			cells.fault("exitDate", "EXIT_BEFORE_ENTRY", given.exitDate);
		}
		if (given.exitDate !== "" && given.entryDate === "") cells.fault("entryDate", "MISSING");
		this.#once(cells, line.line, "personnelNo", given.personnelNo);
		this.#once(cells, line.line, "mail", given.mail.toLowerCase());
		const known = this.#match(cells, given);
		const unit = this.#unit(cells, given.unit, known);
		if (known !== undefined) checkKnown(cells, known, unit);
		if (known !== undefined) this.#checkMail(cells, known, given.mail);
		const custom = this.#custom(cells, known, unit);
		const from = given.validFrom || (known === undefined && given.entryDate) || isoOfDay(today);
		const rows = this.#rows(cells, known, unit, { ...given, from });
		if (cells.faults.length > 0 || (unit === undefined && known === undefined)) {
			return { line: line.line, action: "FAULTY", faults: cells.faults };
		}
		return known === undefined
			? this.#create(line.line, { ...given, custom, from, rows }, unit as KnownUnit)
			: change(line.line, known, { ...given, custom, from, rows }, unit);
	}

	#checkMail(cells: CellReader, known: KnownPerson, mail: string): void {
		const stays = mail === "" || mail === known.mail;
		if (!stays && this.#facts.above?.has(known.id)) cells.fault("mail", "HIGHER_RIGHTS");
	}

	#custom(
		cells: CellReader,
		known: KnownPerson | undefined,
		unit: KnownUnit | undefined,
	): CustomCells | undefined {
		const { custom, units } = this.#facts;
		if (custom === undefined) return undefined;
		const unitId = unit?.id ?? known?.unitId;
		const unitIds = unitId === undefined ? [] : units.above(unitId);
		const before = known && (known.custom ?? {});
		return readCustom(cells, custom, { unitId, unitIds, before });
	}

	#rows(
		cells: CellReader,
		known: KnownPerson | undefined,
		unit: KnownUnit | undefined,
		{ from, entryDate, exitDate }: { from: string; entryDate: string; exitDate: string },
	): PersonRows | undefined {
		const { rows = [], units } = this.#facts;
		const unitId = known?.unitId ?? unit?.id;
		if (rows.length === 0 || unitId === undefined) return undefined;
		return readRows(cells, rows, {
			unitId,
			unitIds: units.above(unitId),
			siteId: known === undefined ? (unit?.siteId ?? null) : known.siteId,
			userId: known?.id,
			employment: entryDate === "" ? undefined : { entryDate, exitDate: exitDate || null },
			from,
		});
	}

	#once(cells: CellReader, line: number, field: "personnelNo" | "mail", value: string): void {
		if (value === "") return;
		const key = `${field} ${value}`;
		const before = this.#seen.get(key);
		if (before === undefined) this.#seen.set(key, line);
		else cells.fault(field, "TWICE_IN_FILE", String(before));
	}

	/** By personnel number; else by mail address, unless that person has another number. */
	#match(cells: CellReader, given: Pick<Given, "personnelNo" | "mail">): KnownPerson | undefined {
		const byNo = given.personnelNo === "" ? undefined : this.#byNo.get(given.personnelNo);
		const byMail = given.mail === "" ? undefined : this.#byMail.get(given.mail.toLowerCase());
		if (byMail === undefined || byMail === byNo) return byNo;
		const isSame = byNo === undefined && (given.personnelNo === "" || byMail.personnelNo === null);
		if (isSame) return byMail;
		cells.fault("mail", "MAIL_TAKEN", given.mail);
		return byNo;
	}

	#unit(cells: CellReader, text: string, known: KnownPerson | undefined): KnownUnit | undefined {
		const { units, defaultUnitId } = this.#facts;
		if (text !== "") {
			const found = units.find(text);
			if ("unit" in found) return found.unit;
			cells.fault("unit", found.code, text);
			return undefined;
		}
		if (known !== undefined) return undefined;
		const unit = defaultUnitId === null ? undefined : units.get(defaultUnitId);
		if (unit === undefined) cells.fault("unit", "MISSING");
		else if (!unit.isOpen) cells.fault("unit", "UNIT_OUT_OF_SCOPE", unit.name);
		return unit;
	}

	#create(line: number, given: Given, unit: KnownUnit): PlannedPerson {
		return {
			line,
			action: "NEW",
			person: {
				firstName: given.firstName,
				lastName: given.lastName,
				personnelNo: given.personnelNo || null,
				companyPersonnelNo: given.companyPersonnelNo || null,
				mail: given.mail || null,
				gender: given.gender || "UNDEFINED",
				unitId: unit.id,
				siteId: unit.siteId,
				entryDate: given.entryDate || null,
				exitDate: given.exitDate || null,
				...(given.custom && { custom: given.custom }),
			},
			from: given.from,
			...(given.rows && { rows: given.rows }),
		};
	}
}

interface Given {
	readonly lastName: string;
	readonly firstName: string;
	readonly personnelNo: string;
	readonly companyPersonnelNo: string;
	readonly mail: string;
	readonly gender: Gender | "";
	readonly entryDate: string;
	readonly exitDate: string;
	readonly custom?: CustomCells | undefined;
	/** From when on its rows hold. */
	readonly from: string;
	readonly rows?: PersonRows | undefined;
}

function checkKnown(cells: CellReader, known: KnownPerson, unit: KnownUnit | undefined): void {
	if (!known.isOpen) cells.fault("lastName", "PERSON_OUT_OF_SCOPE");
	else if (known.isHigher) cells.fault("lastName", "HIGHER_RIGHTS");
	const stays = unit === undefined || unit.id === known.unitId;
	if (!stays && !known.isMovable) cells.fault("unit", "OWN_UNIT");
}

/** An empty cell keeps what is known: tables are seldom complete. */
function change(
	line: number,
	known: KnownPerson,
	given: Given,
	unit: KnownUnit | undefined,
): PlannedPerson {
	const person: PersonValues = {
		firstName: given.firstName,
		lastName: given.lastName,
		personnelNo: given.personnelNo || known.personnelNo,
		companyPersonnelNo: given.companyPersonnelNo || known.companyPersonnelNo,
		mail: given.mail || known.mail,
		gender: given.gender || known.gender,
		unitId: unit?.id ?? known.unitId,
		...(given.custom && known.custom && { custom: given.custom }),
	};
	const isSame = Object.entries(person).every(
		([name, value]) => known[name as keyof PersonValues] === value,
	);
	const { from, rows } = given;
	if (isSame && rows === undefined) return { line, action: "UNCHANGED", known };
	return {
		line,
		action: "CHANGED",
		known,
		from,
		...(!isSame && { person }),
		...(rows && { rows }),
	};
}
