import { IconPlus } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { PictureButton } from "#kit/ui/picture-button.tsx";

/** A button that opens a form in its place and is in focus again once it is closed. */
export function useOpenedForm(label: string) {
	const [isOpen, setOpen] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const close = () => {
		flushSync(() => setOpen(false));
		button.current?.focus();
	};
	const opener = !isOpen && (
		<PictureButton
			ref={button}
			icon={IconPlus}
			label={label}
			size="xs"
			onClick={() => setOpen(true)}
		/>
	);
	return { isOpen, opener, close };
}
