import type * as z from "zod/mini";
import type { Words } from "#kit/contract/texts.ts";
import { fieldFault } from "../field/field-fault.ts";
import type { Unparsed } from "../field/field-given.ts";
import type { texts as fieldWords } from "../text.ts";
import type { FieldRule, FormRules } from "./form-rules.ts";
import type { texts as formWords } from "./text.ts";

interface FaultWords {
	readonly form: Words<typeof formWords>["fault"];
	readonly field: Words<typeof fieldWords>["field"];
}

/** The part of a schema's complaint that is turned into a sentence. */
interface Issue {
	readonly code?: string | undefined;
	readonly path: readonly PropertyKey[];
	readonly origin?: string;
	readonly minimum?: number | bigint;
	readonly maximum?: number | bigint;
	readonly format?: string;
}

interface Given<Values> {
	readonly values: Values;
	readonly unparsed: Readonly<Record<string, Unparsed>>;
	readonly rules: FormRules<Values>;
	readonly schema?: z.ZodMiniType | undefined;
	/** What the schema gets; the values themselves unless said otherwise. */
	readonly toInput?: ((values: Values) => unknown) | undefined;
	readonly words: FaultWords;
}

/** Every field that cannot be saved as it is, with its sentence. What the person typed comes before what a schema says. */
export function faultsOf<Values extends object>(given: Given<Values>): Record<string, string> {
	const faults: Record<string, string> = {};
	const { values, unparsed, rules, words } = given;
	for (const name of Object.keys(rules)) {
		const rule = rules[name as keyof typeof rules] as FieldRule<unknown, Values>;
		const value = values[name as keyof Values];
		const fault = unparsed[name]?.fault ?? ownFault(rule, value, values, words);
		if (fault !== undefined) faults[name] = fault;
	}
	for (const issue of issuesOf(given)) {
		const name = String(issue.path[0]);
		if (!(name in rules) || name in faults) continue;
		faults[name] = faultOfIssue(issue, values[name as keyof Values], words);
	}
	return faults;
}

function ownFault<Values>(
	rule: FieldRule<unknown, Values>,
	value: unknown,
	values: Values,
	words: FaultWords,
): string | undefined {
	if (isEmpty(value)) {
		if (rule.required) return words.field.empty;
	} else if (rule.type !== undefined && typeof value === "string") {
		const fault = fieldFault(rule.type, value, false);
		if (fault !== undefined) return words.field[fault];
	}
	return rule.check?.(value, values);
}

/** The sentence for what a schema complains about. */
function faultOfIssue(issue: Issue, value: unknown, words: FaultWords): string {
	if (isEmpty(value)) return words.field.empty;
	if (issue.code === "invalid_format" && issue.format === "email") return words.field.mail;
	if (issue.code === "too_big") return tooBig(issue.origin, String(issue.maximum), words.form);
	if (issue.code === "too_small") return tooSmall(issue.origin, String(issue.minimum), words.form);
	return words.form.invalid;
}

export function isEmpty(value: unknown): boolean {
	if (typeof value === "string") return value.trim() === "";
	if (Array.isArray(value)) return value.length === 0;
	return value === null || value === undefined;
}

function tooBig(origin: string | undefined, most: string, words: FaultWords["form"]): string {
	if (origin === "string") return words.tooLong(most);
	return origin === "array" ? words.tooMany(most) : words.atMost(most);
}

function tooSmall(origin: string | undefined, least: string, words: FaultWords["form"]): string {
	if (origin === "string") return words.tooShort(least);
	return origin === "array" ? words.tooFew(least) : words.atLeast(least);
}

function issuesOf<Values>(given: Given<Values>): readonly Issue[] {
	const { schema, toInput, values } = given;
	if (schema === undefined) return [];
	const result = schema.safeParse(toInput?.(values) ?? values);
	return result.success ? [] : (result.error.issues as readonly Issue[]);
}
