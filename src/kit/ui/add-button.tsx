import type { ButtonProps } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { PictureButton } from "./picture-button.tsx";

interface Given extends Pick<ButtonProps, "size" | "variant" | "disabled"> {
	readonly label: string;
	readonly onClick: () => void;
}

/** Leads to a new entry. */
export function AddButton(given: Given) {
	return <PictureButton icon={IconPlus} variant="filled" {...given} />;
}
