import type { CustomValues } from "../contract/values.ts";
import type { CheckedField } from "./sql/fields.ts";

interface Traced extends Pick<CheckedField, "key" | "name" | "type" | "isPersonal"> {
	readonly options: readonly { readonly id: string; readonly name: string }[];
}

/**
 * What the audit keeps of changed values: by the name the field has at that time, options by theirs, so that the history
 * can be read when the field is long gone. Personal ones stand apart, because fewer people may read them.
 */
export function traceOf(fields: readonly Traced[], before: CustomValues, after: CustomValues) {
	const changed = fields.filter(({ key }) => before[key] !== after[key]);
	if (changed.length === 0) return undefined;
	return { before: partOf(changed, before), after: partOf(changed, after) };
}

function partOf(fields: readonly Traced[], values: CustomValues): object {
	const some = (isPersonal: boolean) => {
		const entries = fields
			.filter((field) => field.isPersonal === isPersonal)
			.map((field) => [field.name, printed(field, values[field.key])]);
		return entries.length === 0 ? undefined : Object.fromEntries(entries);
	};
	const [custom, personalCustom] = [some(false), some(true)];
	return { ...(custom && { custom }), ...(personalCustom && { personalCustom }) };
}

function printed({ type, options }: Traced, value: unknown): unknown {
	if (type !== "OPTION") return value ?? null;
	return options.find(({ id }) => id === value)?.name ?? value ?? null;
}
