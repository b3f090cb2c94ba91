import { Button, type ButtonProps } from "@mantine/core";
import type { MouseEventHandler, ReactNode } from "react";

interface Given extends Pick<ButtonProps, "loading" | "disabled" | "leftSection"> {
	readonly onClick: MouseEventHandler;
	readonly children: ReactNode;
}

/** What ends or deletes something: red, at the far left of a foot, away from what one clicks most. */
export function DangerButton(given: Given) {
	return <Button variant="outline" color="red" data-far-left {...given} />;
}
