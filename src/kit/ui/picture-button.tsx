import { Button, type ButtonProps } from "@mantine/core";
import type { Icon } from "@tabler/icons-react";
import type { ComponentPropsWithRef } from "react";

interface Given extends Omit<ButtonProps & ComponentPropsWithRef<"button">, "children"> {
	readonly icon: Icon;
	readonly label: string;
}

/** A button with a picture before its word. */
export function PictureButton({ icon: Shape, label, variant = "default", ...rest }: Given) {
	return (
		<Button variant={variant} {...rest} leftSection={<Shape size={16} stroke={1.8} aria-hidden />}>
			{label}
		</Button>
	);
}
