import { Menu } from "@mantine/core";
import {
	cloneElement,
	type HTMLAttributes,
	type ReactElement,
	type ReactNode,
	type Ref,
	useRef,
	useState,
} from "react";
import { useOpenedAtOnce } from "./use-opened-at-once.ts";

interface Given {
	readonly position: "bottom-start" | "bottom-end";
	readonly button: ReactElement<
		HTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> }
	>;
	/** What stands in it. */
	readonly children: () => ReactNode;
}

/** A menu that is not made before somebody wants it: a toolbar is full of them, and most are never opened. */
export function WantedMenu(given: Given) {
	const [isWanted, setWanted] = useState(false);
	if (isWanted) return <OpenedMenu {...given} />;
	return cloneElement(given.button, {
		"aria-haspopup": "menu",
		"aria-expanded": false,
		onClick: () => setWanted(true),
	});
}

function OpenedMenu({ position, button, children }: Given) {
	const target = useRef<HTMLButtonElement>(null);
	const [isOpen, setOpen] = useOpenedAtOnce(target);
	return (
		<Menu opened={isOpen} onChange={setOpen} position={position} transitionProps={{ duration: 0 }}>
			<Menu.Target>{cloneElement(button, { ref: target })}</Menu.Target>
			<Menu.Dropdown>{children()}</Menu.Dropdown>
		</Menu>
	);
}
