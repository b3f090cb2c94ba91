import type { Icon } from "@tabler/icons-react";
import type { ComponentProps } from "react";
import "./icon-button.css";

interface Given extends Omit<ComponentProps<"button">, "children" | "type"> {
	/** What it does; read aloud and shown on pointing. */
	readonly label: string;
	readonly icon: Icon;
	readonly size?: number;
}

/** A button with nothing but an icon. */
export function IconButton({ label, icon: Shape, size = 18, className, ...rest }: Given) {
	return (
		<button
			type="button"
			aria-label={label}
			title={label}
			{...rest}
			className={`icon-button ${className ?? ""}`}
		>
			<Shape size={size} stroke={1.7} aria-hidden />
		</button>
	);
}
