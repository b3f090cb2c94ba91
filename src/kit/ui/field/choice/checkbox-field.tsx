import { Checkbox } from "@mantine/core";
import { type FieldGiven, inputProps } from "../field-given.ts";

type Given = Omit<FieldGiven<boolean>, "placeholder">;

/** Yes or no, taken over on saving. */
export function CheckboxField(given: Given) {
	const { withAsterisk: _, ...shared } = inputProps(given);
	return (
		<Checkbox
			{...shared}
			checked={given.value}
			disabled={given.disabled || given.readOnly || false}
			onChange={(event) => given.onChange(event.currentTarget.checked)}
			onBlur={() => given.onBlur?.()}
		/>
	);
}
