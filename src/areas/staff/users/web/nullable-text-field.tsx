import { TextField } from "#kit/ui/field/text-field.tsx";
import type { FormField } from "#kit/ui/form/form-given.ts";

interface Given {
	readonly field: FormField<string | null>;
	readonly maxLength?: number;
}

/** A text that is null where nothing is typed, as the server keeps it. */
export function NullableTextField({ field, ...rest }: Given) {
	const { unparsed: _, ...given } = field;
	return (
		<TextField
			{...given}
			{...rest}
			value={field.value ?? ""}
			onChange={(text) => field.onChange(text === "" ? null : text)}
		/>
	);
}
