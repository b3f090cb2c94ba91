import { SegmentedControl } from "@mantine/core";

interface Given<Value extends string> {
	readonly label: string;
	readonly value: Value;
	readonly options: readonly {
		readonly value: Value;
		readonly label: string;
	}[];
	readonly onChange: (value: Value) => void;
}

/** One of a few, beside its name. */
export function ChoiceRow<Value extends string>(given: Given<Value>) {
	return (
		<>
			<span aria-hidden>{given.label}</span>
			<SegmentedControl
				aria-label={given.label}
				size="xs"
				value={given.value}
				data={[...given.options]}
				onChange={(value) => given.onChange(value as Value)}
			/>
		</>
	);
}
