import { Input, Popover } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useFloating } from "../../dialog/floating-place.ts";
import { type FieldGiven, inputProps } from "../../field/field-given.ts";
import { PickerFoot } from "../picker-foot.tsx";
import { texts } from "../text.ts";
import type { TreeUnit } from "./unit-tree.ts";
import { UnitTreeList } from "./unit-tree-list.tsx";
import type { UnitTreeGiven } from "./use-unit-tree.ts";
import "../../field/field.css";

type TreeOptions = Pick<
	UnitTreeGiven,
	"units" | "withBelow" | "firstDisabled" | "disabledIds" | "recent"
>;

/** One unit, chosen in the tree. */
export function UnitField(given: FieldGiven<string | null> & TreeOptions) {
	const [isOpen, setOpen] = useState(false);
	return (
		<UnitBox
			{...given}
			text={nameOf(given.units, given.value) ?? ""}
			isOpen={isOpen}
			setOpen={setOpen}
		>
			<UnitTreeList
				{...given}
				value={given.value === null ? [] : [given.value]}
				onChange={([id]) => {
					if (id !== undefined) given.recent?.add([id]);
					given.onChange(id ?? null);
					setOpen(false);
				}}
			/>
		</UnitBox>
	);
}

/** Several units; taken over by "Übernehmen". */
export function UnitsField(given: FieldGiven<readonly string[]> & TreeOptions) {
	const t = useTexts(texts);
	const format = useFormat();
	const [isOpen, setOpen] = useState(false);
	const [draft, setDraft] = useState<readonly string[]>(given.value);
	const [only] = given.value;
	const count = given.value.length;
	return (
		<UnitBox
			{...given}
			text={
				count === 0
					? ""
					: ((count === 1 ? nameOf(given.units, only ?? null) : undefined) ??
						t.unitsSelected(format.number(count, 0)))
			}
			isOpen={isOpen}
			setOpen={(next) => {
				setDraft(given.value);
				setOpen(next);
			}}
		>
			<UnitTreeList {...given} multi value={draft} onChange={setDraft} />
			<PickerFoot
				status={t.selected(format.number(draft.length, 0))}
				onClear={() => setDraft([])}
				onApply={() => {
					given.recent?.add(draft);
					given.onChange(draft);
					setOpen(false);
				}}
			/>
		</UnitBox>
	);
}

function nameOf(units: readonly TreeUnit[], id: string | null): string | undefined {
	return units.find((unit) => unit.id === id)?.name;
}

interface BoxGiven extends Omit<FieldGiven<unknown>, "value" | "onChange"> {
	readonly text: string;
	readonly isOpen: boolean;
	readonly setOpen: (isOpen: boolean) => void;
	readonly children: React.ReactNode;
}

/** The field that opens a tree below itself. */
function UnitBox(given: BoxGiven) {
	const t = useTexts(texts);
	const labelId = useId();
	const floating = useFloating();
	const { isOpen, setOpen, text } = given;
	const { label, description, error, withAsterisk, disabled } = inputProps(given);
	const shown = text === "" ? (given.placeholder ?? "") : text;
	return (
		<Input.Wrapper
			label={label}
			labelElement="div"
			labelProps={{ id: labelId }}
			description={description}
			error={error}
			withAsterisk={withAsterisk}
		>
			<Popover
				{...floating}
				opened={isOpen}
				onChange={(opened) => {
					setOpen(opened);
					if (!opened) given.onBlur?.();
				}}
				position="bottom-start"
				width="target"
				trapFocus
				returnFocus
				shadow="md"
			>
				<Popover.Target>
					<Input
						component="button"
						type="button"
						pointer
						{...(given.id && { id: given.id })}
						aria-label={shown === "" ? label : `${label}: ${shown}`}
						aria-haspopup="dialog"
						aria-expanded={isOpen}
						error={error !== undefined}
						disabled={disabled || given.readOnly === true}
						onClick={() => setOpen(!isOpen)}
						rightSection={
							<IconChevronDown size={16} stroke={1.9} color="var(--ink-2)" aria-hidden />
						}
						rightSectionPointerEvents="none"
					>
						{text === "" ? <span className="field-none">{shown}</span> : text}
					</Input>
				</Popover.Target>
				<Popover.Dropdown aria-label={t.units} className="picker-box" miw="min(300px, 90vw)">
					{given.children}
				</Popover.Dropdown>
			</Popover>
		</Input.Wrapper>
	);
}
