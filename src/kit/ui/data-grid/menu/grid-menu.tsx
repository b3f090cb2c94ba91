import { Menu } from "@mantine/core";
import type { Icon } from "@tabler/icons-react";
import { Fragment } from "react";
import { dangerLook } from "../../menu/danger-look.ts";
import "./grid-menu.css";

export interface MenuItem {
	readonly id: string;
	readonly label: string;
	readonly icon?: Icon | undefined;
	readonly run: () => void;
	readonly isDisabled?: boolean | undefined;
	readonly isDanger?: boolean | undefined;
	/** A line stands above it. */
	readonly beginsPart?: boolean | undefined;
}

export interface OpenMenu {
	readonly items: readonly MenuItem[];
	readonly label: string;
	/** In pixels of the grid's frame. */
	readonly x: number;
	readonly y: number;
}

const outside = ["mousedown", "touchstart"];

/** The menu of a column or row, at a place of the grid. */
export function GridMenu({ menu, onClose }: { menu: OpenMenu; onClose: () => void }) {
	return (
		<Menu
			opened
			onClose={onClose}
			position="bottom-start"
			offset={2}
			returnFocus={false}
			// not by keys: the one that opens it is still on its way up
			clickOutsideEvents={outside}
			trapFocus
			transitionProps={{ duration: 0 }}
		>
			<Menu.Target>
				<button
					type="button"
					tabIndex={-1}
					aria-label={menu.label}
					className="grid-menu-anchor"
					style={{ left: menu.x, top: menu.y }}
				/>
			</Menu.Target>
			<Menu.Dropdown aria-label={menu.label} aria-labelledby={undefined}>
				<MenuItems items={menu.items} />
			</Menu.Dropdown>
		</Menu>
	);
}

export function MenuItems({ items }: Pick<OpenMenu, "items">) {
	return items.map((item) => (
		<Fragment key={item.id}>
			{item.beginsPart && <Menu.Divider />}
			<Menu.Item
				leftSection={item.icon && <item.icon size={16} stroke={1.7} aria-hidden />}
				disabled={item.isDisabled ?? false}
				{...(item.isDanger && { style: dangerLook })}
				onClick={item.run}
			>
				{item.label}
			</Menu.Item>
		</Fragment>
	));
}
