import * as z from "zod/mini";
import { atMostNames, queryList } from "#kit/contract/fields.ts";
import type { AddedFields } from "#kit/contract/master-data/record-contract.ts";
import { refusal } from "#kit/contract/refusal.ts";
import { customKey } from "./field-kinds.ts";

/** Values by the key of their field: texts, numbers, flags; days as 2026-11-21; options and people by id. */
export const customValues = z.record(z.string(), z.unknown());
export type CustomValues = Readonly<Record<string, unknown>>;

/** Names of the people that values of the type USER point to, by id. */
export const customNames = z.record(z.string(), z.string());

const customValue = z.nullable(
	z.union([z.string().check(z.maxLength(2000)), z.number(), z.boolean()]),
);

/** More fields than any kind of record has. */
const mostChanged = 200;

/** Values to be changed; null empties, what is not named stays. */
export const customChange = atMostNames(z.record(customKey, customValue), mostChanged);
export type CustomChange = z.output<typeof customChange>;

/** `details` name each field as `custom.<key>`. */
export const customInvalid = refusal("RuleViolation", "CUSTOM_VALUES_INVALID");

const columnMark = "custom.";

/** Sorts a list by a custom field: `custom.spind_nr`. */
export const customColumn = z.templateLiteral([columnMark, customKey]);

/** The id of a field's column, filter and form field. */
export const customName = (key: string) => `${columnMark}${key}` as const;

/** The key within such an id; undefined for any other id. */
export function customKeyOf(name: string): string | undefined {
	return name.startsWith(columnMark) ? name.slice(columnMark.length) : undefined;
}

/**
 * `<key>:contains:<text>`, `<key>:from:<number or day>`, `<key>:to:…` (both inclusive), `<key>:in:<value>,<value>` for
 * options, people and flags.
 */
export const customFilters = queryList(
	z
		.string()
		.check(
			z.regex(
				/^[a-z][a-z0-9_]{0,49}:(contains:[^\0]{1,200}|(from|to):(-?\d{1,15}(\.\d{1,6})?|\d{4}-\d{2}-\d{2})|in:[0-9a-z,-]{1,4000})$/u,
			),
		),
	20,
);

/** The fields that a company adds to a kind of record, for its declaration. */
export function addedFields(entity: "CUSTOMER" | "PROJECT") {
	return {
		entity,
		answer: { custom: customValues, customNames },
		change: customChange,
		filters: customFilters,
		column: customColumn,
		refusals: [customInvalid],
	} satisfies AddedFields;
}
