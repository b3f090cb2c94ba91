import { Select } from "@mantine/core";
import type { ReactNode } from "react";
import { useFloating } from "../../dialog/floating-place.ts";
import type { Choice } from "./choice.ts";
import "../field.css";

interface Given<Value extends string> {
	/** Read aloud, where no label stands beside it. */
	readonly label?: string;
	readonly id?: string;
	readonly options: readonly Choice<Value>[];
	readonly value: Value;
	readonly onChange: (value: Value) => void;
	readonly isDisabled?: boolean;
	/** Says inside what is chosen. */
	readonly before?: ReactNode;
	/** Of what stands before it. */
	readonly beforeWidth?: string;
	readonly className?: string;
}

const searchableFrom = 13;

/** One of many without a label above it: in a row, at the foot of a list. There is always one. */
export function CompactSelect<Value extends string>(given: Given<Value>) {
	const floating = useFloating();
	return (
		<Select<string>
			comboboxProps={{ ...floating, width: "max-content", position: "bottom-start" }}
			size="xs"
			className={given.className ?? ""}
			{...(given.label !== undefined && { "aria-label": given.label })}
			{...(given.id !== undefined && { id: given.id })}
			data={[...given.options]}
			value={given.value}
			onChange={(value) => value !== null && given.onChange(value as Value)}
			disabled={given.isDisabled ?? false}
			searchable={given.options.length >= searchableFrom}
			allowDeselect={false}
			maxDropdownHeight={320}
			leftSection={given.before}
			{...(given.beforeWidth !== undefined && { leftSectionWidth: given.beforeWidth })}
		/>
	);
}
