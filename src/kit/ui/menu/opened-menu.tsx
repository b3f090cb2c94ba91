import { Menu } from "@mantine/core";
import { cloneElement, Fragment, useRef } from "react";
import { dangerLook } from "./danger-look.ts";
import type { MenuEntry, MenuGiven } from "./menu-given.ts";
import { useOpenedAtOnce } from "./use-opened-at-once.ts";

/** The menu with its button, which takes the place of the one that was pressed. */
export default function OpenedMenu(given: MenuGiven) {
	const { entries, label, isDisabled = false, children, ...place } = given;
	const button = useRef<HTMLButtonElement>(null);
	const [isOpen, setOpen] = useOpenedAtOnce(button);
	return (
		<Menu
			opened={isOpen}
			onChange={setOpen}
			disabled={isDisabled}
			shadow="md"
			withinPortal
			{...place}
		>
			<Menu.Target>{cloneElement(children, { ref: button })}</Menu.Target>
			<Menu.Dropdown {...(label === undefined ? {} : { "aria-label": label })}>
				<Entries entries={entries} />
			</Menu.Dropdown>
		</Menu>
	);
}

function Entries({ entries }: { readonly entries: readonly MenuEntry[] }) {
	const chosen = entries.find(({ isChosen }) => isChosen);
	if (chosen === undefined) {
		return entries.map((entry) => (
			<Fragment key={entry.id}>
				{entry.isApart && <Menu.Divider />}
				<Menu.Item
					leftSection={entry.icon}
					onClick={entry.onChoose}
					{...(entry.isDanger && { style: dangerLook })}
				>
					{entry.label}
				</Menu.Item>
			</Fragment>
		));
	}
	return (
		<Menu.RadioGroup
			value={chosen.id}
			onChange={(id) => entries.find((one) => one.id === id)?.onChoose()}
		>
			{entries.map((entry) => (
				<Menu.RadioItem key={entry.id} value={entry.id} closeMenuOnClick>
					{entry.label}
				</Menu.RadioItem>
			))}
		</Menu.RadioGroup>
	);
}
