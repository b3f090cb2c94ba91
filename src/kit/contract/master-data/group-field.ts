import * as z from "zod/mini";
import { typedLines, typedText } from "../fields.ts";
import { limits } from "../limits.ts";
import type { MasterFields } from "./master-data.ts";
import type { MasterField } from "./master-fields.ts";
import type { MasterValues } from "./master-operations.ts";

/** Fields that belong together and are kept as JSON; they can be changed apart from the rest. */
export interface GroupField<Fields extends MasterFields = MasterFields>
	extends MasterField<MasterValues<Fields>, true> {
	readonly kind: "GROUP";
	readonly fields: Fields;
}

/** Names of fields are unique over all groups of a record: its form and its list hold them side by side. */
export function groupField<const Fields extends MasterFields>(fields: Fields): GroupField<Fields> {
	const shapeOf = (side: "input" | "answer") =>
		z.object(
			Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[side]])),
		);
	const initial = Object.fromEntries(
		Object.entries(fields).map(([name, field]) => [name, field.initial]),
	);
	return {
		kind: "GROUP",
		isRequired: false,
		isFixed: false,
		detail: true,
		fields,
		input: shapeOf("input") as unknown as GroupField<Fields>["input"],
		answer: shapeOf("answer") as unknown as GroupField<Fields>["answer"],
		initial: initial as MasterValues<Fields>,
	};
}

export function isGroup(field: MasterField | undefined): field is GroupField {
	return field?.kind === "GROUP";
}

/** The group a line belongs to; a field of the same name comes first. */
export function groupOf(fields: MasterFields, line: string): string | undefined {
	if (line in fields) return undefined;
	return Object.entries(fields).find(([, field]) => isGroup(field) && line in field.fields)?.[0];
}

/** A field of the record or a line of one of its groups. */
export function fieldAt(fields: MasterFields, name: string) {
	const group = fields[groupOf(fields, name) ?? ""];
	return isGroup(group) ? group.fields[name] : fields[name];
}

interface LineOptions {
	readonly max?: number;
	readonly kind?: "TEXT" | "CODE" | "PHONE" | "MAIL" | "WEBSITE" | "LONGTEXT";
}

/** A text that may stay empty. A CODE is narrowed by its beginning, other texts by a part of them. */
export function lineField({
	max = 200,
	kind = "TEXT",
}: LineOptions = {}): MasterField<string, false> {
	return line(kind, kind === "LONGTEXT" ? typedLines({ max }) : typedText({ max }), max);
}

export const phoneField = () => lineField({ kind: "PHONE", max: 60 });

export const websiteField = () => lineField({ kind: "WEBSITE" });

export const noteField = () => lineField({ kind: "LONGTEXT", max: limits.textLength });

export function mailField(): MasterField<string, false> {
	return line("MAIL", z.union([z.literal(""), z.email().check(z.maxLength(254))]), 254);
}

function line(
	kind: MasterField["kind"],
	input: z.ZodMiniType<string>,
	max: number,
): MasterField<string, false> {
	return {
		kind,
		isRequired: false,
		isFixed: false,
		detail: false,
		input: input as MasterField<string, false>["input"],
		answer: z.string(),
		initial: "",
		max,
	};
}

/** A postal address; empty where nobody knows it. */
export const addressFields = {
	street: lineField(),
	addition: lineField(),
	postalCode: lineField({ kind: "CODE", max: 20 }),
	city: lineField(),
	country: lineField({ max: 60 }),
};

/** An address by itself, where no declared record holds it. */
export const { input: address, initial: emptyAddress } = groupField(addressFields);
export type Address = typeof emptyAddress;
