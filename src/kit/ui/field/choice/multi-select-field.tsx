import { MultiSelect } from "@mantine/core";
import "@mantine/core/styles/Pill.css";
import "@mantine/core/styles/PillsInput.css";
import { IconX } from "@tabler/icons-react";
import type { CSSProperties, KeyboardEvent } from "react";
import { useState } from "react";
import { useTexts } from "#kit/web/texts.ts";
import { useFloating } from "../../dialog/floating-place.ts";
import { ColorDot } from "../../tag/color-dot.tsx";
import { type FieldGiven, useInputProps } from "../field-given.ts";
import { texts } from "../text.ts";
import { type Choice, comboboxData } from "./choice.ts";
import "../field.css";

export interface MultiGiven<Value extends string> extends FieldGiven<readonly Value[]> {
	readonly options: readonly Choice<Value>[];
	/** Those of them that stay, whatever else is chosen. */
	readonly fixed?: readonly Value[];
	/** Makes a choice that is not there yet, from what was typed. */
	readonly onCreate?: ((name: string) => void) | undefined;
}

/** Several of many, each as a pill in its colour. */
export function MultiSelectField<Value extends string = string>(given: MultiGiven<Value>) {
	const t = useTexts(texts);
	const floating = useFloating();
	const [search, setSearch] = useState("");
	const { options, fixed = [] } = given;
	const value = [...new Set([...fixed, ...given.value])];
	const known = new Map(options.map((one) => [one.value as string, one]));
	const isFixed = given.readOnly === true || given.disabled === true;
	const name = search.trim();
	const isNew = name !== "" && !options.some((one) => isSame(one.label, name));
	const create = (event: KeyboardEvent) => {
		if (event.key !== "Enter" || !isNew || given.onCreate === undefined) return;
		event.preventDefault();
		given.onCreate(name);
		setSearch("");
	};
	return (
		<MultiSelect<string>
			comboboxProps={floating}
			{...useInputProps(given, value.length === 0)}
			data={comboboxData(options)}
			value={value}
			onChange={(next) => given.onChange([...new Set([...fixed, ...(next as Value[])])])}
			data-read-only={given.readOnly || undefined}
			searchable
			searchValue={search}
			onSearchChange={setSearch}
			onKeyDown={create}
			hidePickedOptions
			maxDropdownHeight={280}
			nothingFoundMessage={given.onCreate && isNew ? t.create(name) : t.nothingFound}
			placeholder={isFixed ? "" : (given.placeholder ?? t.add)}
			renderPill={({ value: picked, onRemove }) => (
				<FieldPill
					label={known.get(picked ?? "")?.label ?? picked ?? ""}
					color={known.get(picked ?? "")?.color}
					onRemove={isFixed || fixed.includes(picked as Value) ? undefined : onRemove}
				/>
			)}
			renderOption={({ option }) => {
				const color = known.get(option.value)?.color;
				return (
					<span className="field-option">
						{color && <ColorDot color={color} />}
						{option.label}
					</span>
				);
			}}
		/>
	);
}

function isSame(one: string, other: string): boolean {
	return one.localeCompare(other, undefined, { sensitivity: "accent" }) === 0;
}

interface Given {
	readonly label: string;
	readonly color?: string | null | undefined;
	readonly onRemove?: (() => void) | undefined;
}

/** One of the things a field is set to; its colour is a tint only. */
function FieldPill({ label, color, onRemove }: Given) {
	const t = useTexts(texts);
	const style = { "--tag-color": color ?? "var(--line-3)" } as CSSProperties;
	return (
		<span className="field-pill" style={style} data-fixed={!onRemove}>
			<span>{label}</span>
			{onRemove && (
				<button
					type="button"
					tabIndex={-1}
					aria-label={t.remove(label)}
					onMouseDown={(event) => event.preventDefault()}
					onClick={onRemove}
				>
					<IconX size={13} stroke={1.8} aria-hidden />
				</button>
			)}
		</span>
	);
}
