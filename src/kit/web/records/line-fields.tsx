import type { MasterFields } from "#kit/contract/master-data/master-data.ts";
import type { MasterField } from "#kit/contract/master-data/master-fields.ts";
import type { MasterValues } from "#kit/contract/master-data/master-operations.ts";
import type { InputType } from "#kit/ui/field/field-fault.ts";
import { TextField } from "#kit/ui/field/text-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import type { FormRules, NameOf } from "#kit/ui/form/form-rules.ts";

interface Given<Values extends object> {
	readonly fields: { readonly [Name in NameOf<Values>]?: MasterField };
	readonly form: Form<Values>;
}

/** Declared lines of text, in a form that may hold more. */
export function LineFields<Values extends object>({ fields, form }: Given<Values>) {
	const { field } = form as unknown as Form<Readonly<Record<string, string>>>;
	return Object.entries<MasterField | undefined>(fields).map(([line, declared]) => (
		<TextField key={line} {...field(line)} maxLength={declared?.max} />
	));
}

/** What a form knows about declared lines. */
export function lineRules<Fields extends MasterFields>(
	fields: Fields,
	words: Readonly<Record<keyof Fields, string>>,
	section: string,
): FormRules<MasterValues<Fields>> {
	const rules = Object.entries(fields).map(([line, { kind }]) => {
		const type = types[kind];
		return [line, { label: words[line], section, ...(type && { type }) }];
	});
	return Object.fromEntries(rules);
}

const types: Partial<Record<MasterField["kind"], InputType>> = { PHONE: "PHONE", MAIL: "MAIL" };

/** Declared lines among the values of a form. */
export function linesOf<Fields extends MasterFields>(
	fields: Fields,
	values: MasterValues<Fields>,
): MasterValues<Fields> {
	const lines = Object.keys(fields).map((line) => [line, values[line as keyof Fields]]);
	return Object.fromEntries(lines);
}
