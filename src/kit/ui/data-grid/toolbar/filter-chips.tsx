import "../filter/filter-chip.css";
import { Button, Menu } from "@mantine/core";
import { IconFilter } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { WantedMenu } from "../../menu/wanted-menu.tsx";
import { usePrinter } from "../column/printer.ts";
import { FilterChip } from "../filter/filter-chip.tsx";
import type { Filters } from "./use-filters.ts";

interface Given<R> {
	readonly filters: Filters<R>;
	/** Further chips. */
	readonly children?: ReactNode;
}

/** Filters that are set as chips, those that can be set as a menu, and the way back. */
export function FilterChips<R>({ filters, children }: Given<R>) {
	const { words } = usePrinter();
	return (
		<>
			{filters.shown.map((filter) => (
				<FilterChip
					key={filter.id}
					filter={filter}
					value={filters.valueOf(filter.id)}
					isEdited={filters.edited === filter.id}
					onEdit={(isEdited) => filters.edit(isEdited ? filter.id : null)}
					onChange={(value) => filters.set(filter.id, value)}
				/>
			))}
			{children}
			{filters.others.length > 0 && (
				<WantedMenu
					position="bottom-start"
					button={
						<Button
							variant="default"
							className="grid-filter"
							leftSection={<IconFilter size={16} stroke={1.7} aria-hidden />}
						>
							{words.filter}
						</Button>
					}
				>
					{() =>
						filters.others.map(({ id, label }) => (
							<Menu.Item key={id} onClick={() => filters.edit(id)}>
								{label}
							</Menu.Item>
						))
					}
				</WantedMenu>
			)}
			{filters.isChanged && (
				<Button variant="subtle" onClick={filters.reset}>
					{words.reset}
				</Button>
			)}
		</>
	);
}
