import { Select } from "@mantine/core";
import "@mantine/core/styles/Pill.css";
import { useTexts } from "#kit/web/texts.ts";
import { useFloating } from "../../dialog/floating-place.ts";
import { ColorDot } from "../../tag/color-dot.tsx";
import { type FieldGiven, useInputProps } from "../field-given.ts";
import { texts } from "../text.ts";
import { type Choice, comboboxData } from "./choice.ts";
import "../field.css";

interface Given<Value extends string> extends FieldGiven<Value | null> {
	readonly options: readonly Choice<Value>[];
	/** Whether it may be emptied; so it may unless it is required. */
	readonly clearable?: boolean;
}

const searchableFrom = 8;

/** One of many. Longer lists can be searched by typing. */
export function SelectField<Value extends string = string>(given: Given<Value>) {
	const t = useTexts(texts);
	const floating = useFloating();
	const { options, value } = given;
	const colors = new Map(options.map((one) => [one.value as string, one.color]));
	const color = value === null ? undefined : colors.get(value);
	return (
		<Select<string>
			comboboxProps={floating}
			{...useInputProps(given, value === null)}
			data={comboboxData(options)}
			value={value}
			onChange={(next) => given.onChange(next as Value | null)}
			data-read-only={given.readOnly || undefined}
			searchable={options.length >= searchableFrom}
			clearable={given.clearable ?? !given.required}
			allowDeselect={false}
			clearButtonProps={{ size: "24px", "aria-label": t.clear, "aria-hidden": false, tabIndex: 0 }}
			nothingFoundMessage={t.nothingFound}
			maxDropdownHeight={320}
			leftSection={color && <ColorDot color={color} />}
			leftSectionWidth={color ? 30 : 0}
			renderOption={({ option }) => (
				<span className="field-option">
					<OptionDot color={colors.get(option.value)} />
					{option.label}
				</span>
			)}
		/>
	);
}

function OptionDot({ color }: { readonly color: string | null | undefined }) {
	return color ? <ColorDot color={color} /> : null;
}
