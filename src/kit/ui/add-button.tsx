import { Button, type ButtonProps } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";

interface Given extends Pick<ButtonProps, "size" | "variant" | "disabled"> {
	readonly label: string;
	readonly onClick: () => void;
}

/** Leads to a new entry. */
export function AddButton({ label, onClick, ...look }: Given) {
	return (
		<Button
			{...look}
			leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
			onClick={onClick}
		>
			{label}
		</Button>
	);
}
