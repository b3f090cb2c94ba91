import type { CustomImportField } from "./import-fields.ts";
import type { CellReader } from "./read-cells.ts";
import { readAmount, readFlag } from "./read-values.ts";

/** Values of custom fields by their key, as they are stored. */
export type CustomCells = Readonly<Record<string, unknown>>;

/** A custom field of people, as an import fills it in. */
export interface CustomImport {
	readonly key: string;
	readonly name: string;
	readonly type: "TEXT" | "NUMBER" | "DATE" | "BOOLEAN" | "OPTION" | "USER";
	readonly options: readonly {
		readonly id: string;
		readonly name: string;
		readonly isEnabled: boolean;
	}[];
	readonly isRequired: boolean;
	readonly isPersonal: boolean;
	/** Limited to these units with those below; none = asked for everywhere. */
	readonly unitIds: readonly string[];
}

/** What is known about custom fields when a file is judged. */
export interface CustomFacts {
	readonly fields: readonly CustomImport[];
	/** Units in which the importing person may change personal fields. */
	readonly personalUnitIds: ReadonlySet<string>;
	/** Enabled people by number, mail address and name, all in small letters → their ids. */
	readonly people: ReadonlyMap<string, readonly string[]>;
}

interface Place {
	/** The unit the person will be in; undefined where that is at fault already. */
	readonly unitId: string | undefined;
	/** That unit with those above it. */
	readonly unitIds: readonly string[];
	/** What is stored; undefined of a new person. */
	readonly before: CustomCells | undefined;
}

const longestText = 2000;

export const customColumn = (key: string): CustomImportField => `custom.${key}`;

/**
 * The custom values of one line, faults by the reader. An empty cell keeps what is known; what is required is only missed
 * of new people.
 *
 * @returns `before` itself where nothing changes
 */
export function readCustom(
	cells: CellReader,
	facts: CustomFacts,
	place: Place,
): CustomCells | undefined {
	const { before } = place;
	const changed: Record<string, unknown> = {};
	for (const field of facts.fields) {
		const value = readField(cells, facts, field);
		if (value === undefined) missing(cells, facts, field, place);
		else if (value !== before?.[field.key]) {
			demandOpen(cells, facts, field, place);
			changed[field.key] = value;
		}
	}
	return Object.keys(changed).length === 0 ? before : { ...before, ...changed };
}

function missing(cells: CellReader, facts: CustomFacts, field: CustomImport, place: Place): void {
	const isAsked =
		place.before === undefined &&
		field.isRequired &&
		field.type !== "BOOLEAN" &&
		applies(field, place) &&
		(!field.isPersonal || mayPersonal(facts, place));
	const column = customColumn(field.key);
	// a cell that could not be read has its fault already
	const isFaulty = cells.faults.some((fault) => fault.field === column);
	if (isAsked && !isFaulty) cells.customFault(field, "MISSING");
}

function demandOpen(
	cells: CellReader,
	facts: CustomFacts,
	field: CustomImport,
	place: Place,
): void {
	if (place.unitId === undefined) return;
	if (field.isPersonal && !mayPersonal(facts, place)) {
		cells.customFault(field, "FIELD_OUT_OF_SCOPE");
	} else if (!applies(field, place)) cells.customFault(field, "FIELD_NOT_HERE");
}

function applies({ unitIds }: CustomImport, { unitIds: path, unitId }: Place): boolean {
	if (unitIds.length === 0) return true;
	return unitId !== undefined && path.some((id) => unitIds.includes(id));
}

function mayPersonal({ personalUnitIds }: CustomFacts, { unitId }: Place) {
	return unitId !== undefined && personalUnitIds.has(unitId);
}

function readField(cells: CellReader, facts: CustomFacts, field: CustomImport): unknown {
	const column = customColumn(field.key);
	if (field.type === "DATE") return cells.day(column, field.name) || undefined;
	const text = cells.text(column, longestText, field.name);
	if (text === "") return undefined;
	switch (field.type) {
		case "NUMBER":
			return readAmount(text) ?? cells.customFault(field, "BAD_NUMBER", text);
		case "BOOLEAN":
			return readFlag(text) ?? cells.customFault(field, "BAD_FLAG", text);
		case "OPTION":
			return optionOf(field, text) ?? cells.customFault(field, "BAD_OPTION", text);
		case "USER":
			return personOf(cells, facts, field, text);
		default:
			return text.includes("\0") ? cells.customFault(field, "BAD_TEXT") : text;
	}
}

function optionOf({ options }: CustomImport, text: string): string | undefined {
	const wanted = text.toLowerCase();
	return options.find(({ name, isEnabled }) => isEnabled && name.trim().toLowerCase() === wanted)
		?.id;
}

/** By personnel number, mail address or name: the last one only where nobody else is called so. */
function personOf(
	cells: CellReader,
	{ people }: CustomFacts,
	field: CustomImport,
	text: string,
): string | undefined {
	const [id, ...others] = people.get(text.toLowerCase()) ?? [];
	if (id === undefined) return cells.customFault(field, "UNKNOWN_PERSON", text);
	if (others.length > 0) return cells.customFault(field, "AMBIGUOUS_PERSON", text);
	return id;
}
