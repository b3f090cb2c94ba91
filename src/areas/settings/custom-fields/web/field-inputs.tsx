import { Switch } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconX } from "@tabler/icons-react";
import type { MasterValues } from "#kit/contract/master-data/master-operations.ts";
import { newId } from "#kit/contract/new-id.ts";
import { AddButton } from "#kit/ui/add-button.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { serverNow } from "#kit/web/clock.ts";
import type { MasterInputProps } from "#kit/web/master-data/master-screens.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { CustomOption } from "../contract/field-kinds.ts";
import type { customFields } from "../contract/fields.ts";
import { texts } from "../text.ts";
import { useGroups } from "./use-groups.ts";
import "./custom-fields.css";

export type FieldValues = MasterValues<(typeof customFields)["fields"]>;

/** What can be chosen: named, ordered, switched off. */
export function OptionsInput({
	label,
	value,
	onChange,
	error,
}: MasterInputProps<CustomOption[], FieldValues>) {
	const t = useTexts(texts).options;
	const move = (from: number, to: number) =>
		onChange(value.toSpliced(from, 1).toSpliced(to, 0, value[from] as CustomOption));
	const add = () => onChange([...value, { id: newId(serverNow()), name: "", isEnabled: true }]);
	return (
		<fieldset className="master-group custom-options">
			<legend>{label}</legend>
			{value.length === 0 && <p>{t.none}</p>}
			<ol>
				{value.map((option, at) => (
					<OptionRow
						key={option.id}
						option={option}
						place={at + 1}
						isLast={at === value.length - 1}
						onChange={(next) => onChange(value.with(at, next))}
						onMove={(by) => move(at, at + by)}
						onRemove={() => onChange(value.toSpliced(at, 1))}
					/>
				))}
			</ol>
			{error !== undefined && <p role="alert">{error}</p>}
			<AddButton size="xs" variant="default" label={t.add} onClick={add} />
		</fieldset>
	);
}

interface RowGiven {
	readonly option: CustomOption;
	/** From 1. */
	readonly place: number;
	readonly isLast: boolean;
	readonly onChange: (option: CustomOption) => void;
	readonly onMove: (by: -1 | 1) => void;
	readonly onRemove: () => void;
}

function OptionRow({ option, place, isLast, ...does }: RowGiven) {
	const t = useTexts(texts).options;
	const name = option.name || t.name(place);
	return (
		<li>
			<div className="custom-option-name">
				<TextField
					label={t.name(place)}
					value={option.name}
					maxLength={100}
					onChange={(next) => does.onChange({ ...option, name: next })}
				/>
			</div>
			<Switch
				size="sm"
				aria-label={t.isEnabled(name)}
				title={t.isEnabled(name)}
				checked={option.isEnabled}
				onChange={(event) => does.onChange({ ...option, isEnabled: event.currentTarget.checked })}
			/>
			<IconButton
				icon={IconArrowUp}
				label={t.up(name)}
				disabled={place === 1}
				onClick={() => does.onMove(-1)}
			/>
			<IconButton
				icon={IconArrowDown}
				label={t.down(name)}
				disabled={isLast}
				onClick={() => does.onMove(1)}
			/>
			<IconButton icon={IconX} label={t.remove(name)} onClick={does.onRemove} />
		</li>
	);
}

/** The group a field stands in, among those of its kind of entity. */
export function GroupInput({ values, isNew: _, ...given }: MasterInputProps<string, FieldValues>) {
	const { groups } = useGroups(values.entity);
	return (
		<SelectField
			{...given}
			value={given.value === "" ? null : given.value}
			onChange={(id) => given.onChange(id ?? "")}
			options={groups.map(({ id, name }) => ({ value: id, label: name }))}
		/>
	);
}
