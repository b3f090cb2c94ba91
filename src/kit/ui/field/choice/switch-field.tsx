import { Switch } from "@mantine/core";
import { type FieldGiven, inputProps } from "../field-given.ts";

type Given = Omit<FieldGiven<boolean>, "placeholder">;

/** On or off: a state rather than an answer. */
export function SwitchField(given: Given) {
	const { withAsterisk: _, ...shared } = inputProps(given);
	return (
		<Switch
			{...shared}
			withThumbIndicator={false}
			checked={given.value}
			disabled={given.disabled || given.readOnly || false}
			onChange={(event) => given.onChange(event.currentTarget.checked)}
			onBlur={() => given.onBlur?.()}
		/>
	);
}
