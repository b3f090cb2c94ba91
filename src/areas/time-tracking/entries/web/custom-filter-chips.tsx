import { Button, Menu } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { usePrinter } from "#kit/ui/data-grid/column/printer.ts";
import { FilterChip } from "#kit/ui/data-grid/filter/filter-chip.tsx";
import type { FilterValues } from "#kit/ui/data-grid/settings/grid-settings.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import type { TrackingFilter } from "./use-tracking-filters.tsx";

interface Given {
	readonly filters: readonly TrackingFilter[];
	readonly value: FilterValues;
	readonly onChange: (value: FilterValues) => void;
}

/** Custom fields to narrow by, each a chip with its editor, as in the head of the list. */
export function CustomFilterChips({ filters, value, onChange }: Given) {
	const t = useTexts(texts).filter;
	const printer = usePrinter();
	const [edited, edit] = useState<string | null>(null);
	const set = (id: string, next: unknown) => {
		const { [id]: _before, ...others } = value;
		onChange(next === undefined ? others : { ...others, [id]: next });
	};
	const isShown = ({ id }: TrackingFilter) => value[id] !== undefined || edited === id;
	const others = filters.filter((one) => !isShown(one));
	return (
		<div className="entries-filter-chips" data-wide>
			{filters.filter(isShown).map((one) => (
				<FilterChip
					key={one.id}
					filter={one}
					value={value[one.id]}
					printer={printer}
					isEdited={edited === one.id}
					onEdit={(isEdited) => edit(isEdited ? one.id : null)}
					onChange={(next) => set(one.id, next)}
				/>
			))}
			{others.length > 0 && (
				<Menu position="bottom-start" transitionProps={{ duration: 0 }}>
					<Menu.Target>
						<Button variant="default" leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}>
							{t.addCustom}
						</Button>
					</Menu.Target>
					<Menu.Dropdown>
						{others.map(({ id, label }) => (
							<Menu.Item key={id} onClick={() => edit(id)}>
								{label}
							</Menu.Item>
						))}
					</Menu.Dropdown>
				</Menu>
			)}
		</div>
	);
}
