import type { ButtonProps } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { PictureButton } from "./picture-button.tsx";

interface Given extends Pick<ButtonProps, "size" | "variant" | "disabled"> {
	readonly label: string;
	/** Says where, when several stand on a page; it holds the label. */
	readonly name?: string;
	readonly onClick: () => void;
}

/** Leads to a new entry. */
export function AddButton({ name, ...given }: Given) {
	return (
		<PictureButton
			icon={IconPlus}
			variant="filled"
			{...given}
			{...(name !== undefined && { "aria-label": name })}
		/>
	);
}
