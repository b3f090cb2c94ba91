import { Input } from "@mantine/core";
import { useId } from "react";
import { type FieldGiven, inputProps } from "../field-given.ts";
import "./toggle-field.css";

interface Toggle<Value extends string> {
	readonly value: Value;
	/** A letter or two. */
	readonly label: string;
	/** Read aloud. */
	readonly spoken: string;
}

interface Given<Value extends string> extends Omit<FieldGiven<readonly Value[]>, "unparsed"> {
	/** In the order in which they stand, which is that of what is chosen. */
	readonly options: readonly Toggle<Value>[];
}

/** Several of a few, all to be seen: the days of a week. */
export function ToggleField<Value extends string>(given: Given<Value>) {
	const labelId = useId();
	const { value, options } = given;
	const { label, description, error, withAsterisk, disabled } = inputProps(given);
	const press = (pressed: Value) =>
		given.onChange(
			options.map((one) => one.value).filter((one) => value.includes(one) !== (one === pressed)),
		);
	return (
		<Input.Wrapper
			label={label}
			labelElement="div"
			labelProps={{ id: labelId }}
			description={description}
			error={error}
			withAsterisk={withAsterisk}
		>
			{/* biome-ignore lint/a11y/useSemanticElements: one field of a form, no set of fields */}
			<div className="toggles" role="group" aria-labelledby={labelId} id={given.id} tabIndex={-1}>
				{options.map((one) => (
					<button
						key={one.value}
						type="button"
						aria-pressed={value.includes(one.value)}
						title={one.spoken}
						disabled={disabled || given.readOnly === true}
						onClick={() => press(one.value)}
						onBlur={() => given.onBlur?.()}
					>
						<span aria-hidden>{one.label}</span>
						<span className="visually-hidden">{one.spoken}</span>
					</button>
				))}
			</div>
		</Input.Wrapper>
	);
}
