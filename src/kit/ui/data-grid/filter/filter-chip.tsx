import { Popover } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { Printer } from "../column/printer.ts";
import type { GridFilter } from "./grid-filter.ts";

interface Given {
	readonly filter: Pick<
		GridFilter<never>,
		"label" | "describe" | "editor" | "id"
	>;
	readonly value: unknown;
	readonly printer: Printer;
	readonly isEdited: boolean;
	readonly onEdit: (isEdited: boolean) => void;
	readonly onChange: (value: unknown) => void;
}

/** A set filter: what it keeps to, a click changes it, the cross takes it away. */
export function FilterChip(given: Given) {
	const { filter, value, printer, isEdited, onEdit, onChange } = given;
	const { filters: words } = printer.words;
	const said =
		value === undefined ? undefined : filter.describe(value, printer);
	return (
		<Popover
			opened={isEdited}
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
				<span className="grid-chip">
					<button
						type="button"
						className="grid-chip-text"
						aria-label={words.edit(
							said === undefined ? filter.label : `${filter.label}: ${said}`,
						)}
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
			</Popover.Target>
			<Popover.Dropdown
				className="grid-filter"
				role="dialog"
				aria-label={filter.label}
			>
				{filter.editor({
					label: filter.label,
					value,
					onChange,
					onDone: () => onEdit(false),
				})}
			</Popover.Dropdown>
		</Popover>
	);
}
