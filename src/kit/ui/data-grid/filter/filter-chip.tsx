import { Popover } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { type Ref, useEffect, useRef, useState } from "react";
import { FloatingPlace } from "../../dialog/floating-place.ts";
import { usePrinter } from "../column/printer.ts";
import type { GridFilter } from "./grid-filter.ts";
import "./filter-chip.css";

interface Given {
	readonly filter: Pick<GridFilter<never>, "label" | "describe" | "editor" | "id">;
	readonly value: unknown;
	readonly isEdited: boolean;
	readonly onEdit: (isEdited: boolean) => void;
	readonly onChange: (value: unknown) => void;
}

/** A set filter: what it keeps to, a click changes it, the cross takes it away. Its editor is made when it is wanted. */
export function FilterChip(given: Given) {
	const [wasEdited, setEdited] = useState(given.isEdited);
	if (!wasEdited && given.isEdited) setEdited(true);
	return wasEdited ? <EditedChip {...given} /> : <Chip {...given} />;
}

/** The chip with the editor below it. */
function EditedChip(given: Given) {
	const { filter, value, isEdited, onEdit, onChange } = given;
	const text = useRef<HTMLButtonElement>(null);
	const [isThere, setThere] = useState(false);
	const [dropdown, setDropdown] = useState<HTMLDivElement | null>(null);
	useEffect(() => {
		// the chip that was pressed went with the focus
		text.current?.focus();
		setThere(true);
	}, []);
	return (
		<Popover
			opened={isEdited && isThere}
			onChange={onEdit}
			position="bottom-start"
			width={320}
			offset={4}
			trapFocus
			returnFocus
			withRoles={false}
			shadow="none"
			transitionProps={{ duration: 0 }}
		>
			<Popover.Target>
				<Chip {...given} text={text} />
			</Popover.Target>
			<Popover.Dropdown
				ref={setDropdown}
				className="grid-filter"
				role="dialog"
				aria-label={filter.label}
			>
				{/* what is pressed beneath it would be outside and close it */}
				<FloatingPlace value={dropdown}>
					{filter.editor({ label: filter.label, value, onChange, onDone: () => onEdit(false) })}
				</FloatingPlace>
			</Popover.Dropdown>
		</Popover>
	);
}

interface ChipGiven extends Given {
	readonly ref?: Ref<HTMLSpanElement>;
	readonly text?: Ref<HTMLButtonElement>;
}

function Chip(given: ChipGiven) {
	const { filter, value, isEdited, onEdit, onChange } = given;
	const printer = usePrinter();
	const { filters: words } = printer.words;
	const said = value === undefined ? undefined : filter.describe(value, printer);
	return (
		<span className="grid-chip" ref={given.ref}>
			<button
				ref={given.text}
				type="button"
				className="grid-chip-text"
				aria-label={words.edit(said === undefined ? filter.label : `${filter.label}: ${said}`)}
				aria-expanded={isEdited}
				onClick={() => onEdit(!isEdited)}
			>
				{filter.label} {said !== undefined && <b>{said}</b>}
			</button>
			<button
				type="button"
				className="grid-chip-remove"
				aria-label={words.remove(filter.label)}
				onClick={() => {
					onEdit(false);
					onChange(undefined);
				}}
			>
				<IconX size={14} stroke={2} aria-hidden />
			</button>
		</span>
	);
}
