import type { Words } from "#kit/contract/texts.ts";
import type { Format } from "#kit/web/format.ts";
import type { texts } from "../text.ts";

type Texts = Words<typeof texts>;
type Dictionary = Readonly<Record<string, string>>;

const idShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const dayShape = /^\d{4}-\d{2}-\d{2}$/;
const instantShape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** A field of an entity in words, its parts from the outside in: `Anschrift, Ort`. */
export function fieldName(entity: string, field: readonly string[], t: Texts): string {
	const own: Readonly<Record<string, Dictionary>> = t.fieldsOf;
	return field.map((name) => own[entity]?.[name] ?? wordOf(name, t)).join(", ");
}

interface Given {
	/** Of the field, which tells minutes and cents apart from other numbers. */
	readonly name: string;
	readonly t: Texts;
	readonly format: Format;
}

/** A stored value in words. */
export function valueText(value: unknown, given: Given): string {
	const { name, t, format } = given;
	if (value === null || value === undefined || value === "") return t.none;
	if (Array.isArray(value)) {
		return value.map((one) => valueText(one, given)).join("; ");
	}
	if (typeof value === "object") {
		return Object.entries(value)
			.filter(([, one]) => one !== null)
			.map(([key, one]) => `${wordOf(key, t)}: ${valueText(one, { ...given, name: key })}`)
			.join(", ");
	}
	if (typeof value === "boolean") return value ? t.yes : t.no;
	if (typeof value === "number") return numberText(value, name, format);
	return stringText(String(value), t, format);
}

function numberText(value: number, name: string, format: Format): string {
	if (name.endsWith("Minutes")) return format.hours(value);
	if (/cents$/i.test(name)) return `${format.number(value / 100)} €`;
	return format.amount(value);
}

function stringText(value: string, t: Texts, format: Format): string {
	if (idShape.test(value)) return t.gone;
	if (dayShape.test(value)) return format.date(value);
	if (instantShape.test(value)) {
		return `${format.date(value)} ${format.time(value)}`;
	}
	const values: Dictionary = t.values;
	const permissions: Dictionary = t.permissions;
	return values[value] ?? permissions[value] ?? value;
}

/** What has no word here yet is shown as it is stored. */
function wordOf(name: string, t: Texts): string {
	const fields: Dictionary = t.fields;
	const permissions: Dictionary = t.permissions;
	return fields[name] ?? permissions[name] ?? name;
}
