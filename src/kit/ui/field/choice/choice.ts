import type { ComboboxItem, ComboboxItemGroup } from "@mantine/core";

/** One of the things a field may be set to. */
export interface Choice<Value extends string = string> {
	readonly value: Value;
	readonly label: string;
	readonly disabled?: boolean;
	/** Shown beside the label. */
	readonly color?: string | null | undefined;
	/** Choices of the same group stand together under its name. */
	readonly group?: string | undefined;
}

/** As Mantine wants them: groups first gathered, then listed. */
export function comboboxData(
	choices: readonly Choice[],
): (ComboboxItem<string> | ComboboxItemGroup<ComboboxItem<string>>)[] {
	const groups = [...new Set(choices.map((choice) => choice.group))];
	return groups.flatMap<ComboboxItem<string> | ComboboxItemGroup<ComboboxItem<string>>>((group) => {
		const items = choices
			.filter((choice) => choice.group === group)
			.map(({ value, label, disabled = false }) => ({ value, label, disabled }));
		return group === undefined ? items : [{ group, items }];
	});
}
