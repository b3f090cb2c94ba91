import { TextInput } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import {
	mostColumns,
	type PlainField,
	type PlainLayout,
	plainFields,
} from "#domain/wage-export/plain/plain-layout.ts";
import { AddButton } from "#kit/ui/add-button.tsx";
import { CompactSelect } from "#kit/ui/field/choice/compact-select.tsx";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";

type Columns = PlainLayout["columns"];
type Control = HTMLInputElement | HTMLButtonElement;

interface Given {
	readonly columns: Columns;
	readonly onChange: (columns: Columns) => void;
}

/** Columns in their order; each is moved by its arrows, and by Alt with an arrow key from anywhere in its row, where focus stays. */
export function LayoutColumns({ columns, onChange }: Given) {
	const { layout: t, plainFields: names } = useTexts(texts);
	const list = useRef<HTMLOListElement>(null);
	const controlsOf = (nth: number) => [
		...(list.current?.children[nth]?.querySelectorAll<Control>("input, button") ?? []),
	];
	const moved = useRef<{ readonly to: number; readonly control: number }>(undefined);
	useEffect(() => {
		if (moved.current === undefined) return;
		const { to, control } = moved.current;
		const controls = controlsOf(to);
		// an arrow that leads no further gives way to the title
		const kept = controls[control]?.disabled ? controls[1] : controls[control];
		kept?.focus();
		moved.current = undefined;
	});
	const move = (from: number, to: number) => {
		const column = columns[from];
		if (column === undefined || to < 0 || to >= columns.length) return;
		const control = controlsOf(from).indexOf(document.activeElement as Control);
		moved.current = { to, control };
		onChange(columns.toSpliced(from, 1).toSpliced(to, 0, column));
	};
	const rest = plainFields.find((field) => columns.every((one) => one.field !== field));
	const added = rest ?? "blank";
	return (
		<section className="layout-columns" aria-label={t.columns}>
			<h3>{t.columns}</h3>
			<ol ref={list}>
				{columns.map((column, nth) => (
					<Column
						// biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
						key={nth}
						{...{ column, nth, count: columns.length, move }}
						onChange={(next) => onChange(columns.with(nth, next))}
						onRemove={() => onChange(columns.toSpliced(nth, 1))}
					/>
				))}
			</ol>
			{columns.length < mostColumns && (
				<AddButton
					label={t.addColumn}
					size="xs"
					variant="default"
					onClick={() => onChange([...columns, { field: added, title: names[added] }])}
				/>
			)}
		</section>
	);
}

interface ColumnGiven {
	readonly column: Columns[number];
	readonly nth: number;
	readonly count: number;
	readonly move: (from: number, to: number) => void;
	readonly onChange: (column: Columns[number]) => void;
	readonly onRemove: () => void;
}

function Column({ column, nth, count, move, onChange, onRemove }: ColumnGiven) {
	const { layout: t, plainFields: names } = useTexts(texts);
	const place = nth + 1;
	const choose = (field: PlainField) => {
		// a title that nobody changed goes with its field
		const isOwn = column.title !== names[column.field];
		onChange({ field, title: isOwn ? column.title : names[field] });
	};
	return (
		<li
			onKeyDown={(event) => {
				if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
				event.preventDefault();
				move(nth, event.key === "ArrowUp" ? nth - 1 : nth + 1);
			}}
		>
			<span aria-hidden>{place}</span>
			<CompactSelect<PlainField>
				label={t.column(place)}
				value={column.field}
				onChange={choose}
				options={plainFields.map((value) => ({ value, label: names[value] }))}
			/>
			<TextInput
				size="xs"
				aria-label={t.titleOf(place)}
				maxLength={60}
				value={column.title}
				onChange={({ currentTarget }) => onChange({ ...column, title: currentTarget.value })}
			/>
			<div>
				<IconButton
					icon={IconArrowUp}
					label={t.up(place)}
					disabled={nth === 0}
					onClick={() => move(nth, nth - 1)}
				/>
				<IconButton
					icon={IconArrowDown}
					label={t.down(place)}
					disabled={nth === count - 1}
					onClick={() => move(nth, nth + 1)}
				/>
				<IconButton
					icon={IconX}
					label={t.removeColumn(place)}
					disabled={count === 1}
					onClick={onRemove}
				/>
			</div>
		</li>
	);
}
