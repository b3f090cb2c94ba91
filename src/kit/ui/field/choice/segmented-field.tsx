import { Input, SegmentedControl } from "@mantine/core";
import { useId } from "react";
import type { FieldGiven } from "../field-given.ts";
import type { Choice } from "./choice.ts";
import "../field.css";

interface Given<Value extends string> extends Omit<FieldGiven<Value>, "placeholder" | "unparsed"> {
	readonly options: readonly Choice<Value>[];
}

/** One of two to four, all to be seen. */
export function SegmentedField<Value extends string>(given: Given<Value>) {
	const labelId = useId();
	return (
		<Input.Wrapper
			label={given.label}
			labelElement="div"
			labelProps={{ id: labelId }}
			description={given.help}
			error={given.error}
			withAsterisk={(given.required && !given.disabled && !given.readOnly) ?? false}
		>
			<SegmentedControl
				{...(given.id && { id: given.id })}
				aria-labelledby={labelId}
				size="xs"
				className="segmented"
				value={given.value}
				data={given.options.map(({ value, label, disabled = false }) => ({
					value,
					label,
					disabled,
				}))}
				disabled={given.disabled ?? false}
				readOnly={given.readOnly ?? false}
				onChange={(value) => given.onChange(value as Value)}
				onBlur={() => given.onBlur?.()}
			/>
		</Input.Wrapper>
	);
}
