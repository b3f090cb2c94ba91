import { type RefObject, useEffect, useState } from "react";

/** Of a menu whose button takes the place of the one that was pressed: it opens at once, and the focus stays. */
export function useOpenedAtOnce(
	button: RefObject<HTMLElement | null>,
): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
	const [isOpen, setOpen] = useState(false);
	useEffect(() => {
		// where the focus was before goes with the other button
		button.current?.focus();
		setOpen(true);
	}, [button]);
	return [isOpen, setOpen];
}
