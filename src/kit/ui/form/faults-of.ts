import type * as z from "zod/mini";
import { fieldFault } from "../field/field-fault.ts";
import type { Unparsed } from "../field/field-given.ts";
import { type FaultWords, faultOfIssue, type Issue, isEmpty } from "./fault-of-issue.ts";
import type { FieldRule, FormRules } from "./form-rules.ts";

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

function issuesOf<Values>(given: Given<Values>): readonly Issue[] {
	const { schema, toInput, values } = given;
	if (schema === undefined) return [];
	const result = schema.safeParse(toInput?.(values) ?? values);
	return result.success ? [] : (result.error.issues as readonly Issue[]);
}
