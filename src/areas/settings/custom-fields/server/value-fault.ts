import { civilDay } from "#kit/contract/fields.ts";
import { limits } from "#kit/contract/limits.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { texts } from "../text.ts";
import type { CheckedField } from "./sql/fields.ts";

/** What may be wrong with a value, as the texts name it. */
export type Fault = keyof Words<typeof texts>["faults"];

/** Texts trimmed, empty ones none. */
export function storedValue(value: string | number | boolean | null | undefined) {
	if (typeof value !== "string") return value ?? null;
	const text = value.trim();
	return text === "" ? null : text;
}

const most = 1e12;

/** What is wrong with a value that is not empty; undefined when nothing is. */
export function faultOf(
	{ type, options }: Pick<CheckedField, "type" | "options">,
	value: string | number | boolean,
	people: ReadonlySet<string>,
): Fault | undefined {
	switch (type) {
		case "TEXT":
			return typeof value === "string" && !value.includes("\0") ? undefined : "text";
		case "NUMBER":
			return isNumber(value) ? undefined : "number";
		case "DATE":
			return civilDay.safeParse(value).success ? undefined : "date";
		case "BOOLEAN":
			return typeof value === "boolean" ? undefined : "flag";
		case "OPTION":
			return options.some(({ id, isEnabled }) => isEnabled && id === value) ? undefined : "option";
		case "USER":
			return people.has(String(value)) ? undefined : "person";
	}
}

function isNumber(value: unknown): boolean {
	return (
		typeof value === "number" &&
		Math.abs(value) <= most &&
		Number(value.toFixed(limits.numberDecimals)) === value
	);
}
